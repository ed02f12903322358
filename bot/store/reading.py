"""A database that is only read, beside the bot that writes it."""

import asyncio
from typing import Self

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store.agreed_queries import AgreedQueries
from bot.store.asking import FileQuestions, ServerQuestions
from bot.store.engines import reader_engine
from bot.store.errors import OlderVersion, Unavailable
from bot.store.lobby_queries import LobbyQueries
from bot.store.postgresql import reading_engine
from bot.store.queries import Queries
from bot.store.revisions import head, objection
from bot.values.database import Database, Server

_PATIENCE = 5.0  # s


class ReadStore(Queries, LobbyQueries, AgreedQueries):
    """The questions, and nothing that writes. Open it by `ReadStore.open`; it is a context."""

    @classmethod
    async def open(cls, database: Database) -> Self:
        """Open a database as it is. It is neither made nor brought up to date.

        Raises:
            Unavailable: it is not there, or cannot be read.
            NewerDatabase, OlderDatabase, OlderVersion: it is of another version.
        """
        if isinstance(database, Server):
            store = cls(ServerQuestions(reading_engine(database)))
        elif not await asyncio.to_thread(database.is_file):
            raise Unavailable(f"there is no database {database}")
        else:
            store = cls(FileQuestions(reader_engine(database, _PATIENCE)))
        try:
            found = await store._one(text("SELECT version_num FROM alembic_version"), str)
        except (DBAPIError, Unavailable) as error:
            await store.close()
            raise Unavailable(f"cannot read {database}: {getattr(error, 'orig', error)}") from error
        if found != head():
            await store.close()
            raise objection(found) or OlderVersion(found=str(found), known=head())
        return store
