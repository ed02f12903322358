"""A database that is only read, next to the bot that writes it."""

import asyncio
from typing import Self

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store.copies.revisions import head, objection, the_one_of
from bot.store.errors import Damaged, NotOurs, OlderVersion, Unavailable
from bot.store.postgresql import reading_engine
from bot.store.questions.agreed_queries import AgreedQueries
from bot.store.questions.asking import FileQuestions, ServerQuestions
from bot.store.questions.lobby_queries import LobbyQueries
from bot.store.questions.queries import Queries
from bot.values.database import Database, Server

_PATIENCE = 5.0  # s
_REVISIONS = text("SELECT version_num FROM alembic_version")


class ReadStore(Queries, LobbyQueries, AgreedQueries):
    """The questions, and nothing that writes. Open it by `ReadStore.open`; it is a context."""

    @classmethod
    async def open(cls, database: Database) -> Self:
        """Open a database as it is. It is neither made nor brought up to date.

        Raises:
            Unavailable: it is not there, or cannot be read.
            NewerDatabase, OlderDatabase, OlderVersion: it is of another version.
            NotOurs: it is another program's, or does not say which revision it has.
        """
        if isinstance(database, Server):
            store = cls(ServerQuestions(reading_engine(database)))
        elif not await asyncio.to_thread(database.is_file):
            raise Unavailable(f"there is no database {database}")
        else:
            store = cls(await FileQuestions.open(database, _PATIENCE))
        try:
            found = the_one_of(await store._all(_REVISIONS, str), database=str(database))
        except (Damaged, NotOurs):
            await store.close()
            raise
        except (DBAPIError, Unavailable) as error:
            await store.close()
            raise Unavailable(f"cannot read {database}: {getattr(error, 'orig', error)}") from error
        if found != head():
            await store.close()
            raise objection(found, database=str(database)) or OlderVersion(found, head(), str(database))
        return store
