"""A look at a database of PostgreSQL as it is, of whatever revision: nothing is made, brought up to date or written."""

import asyncio
from dataclasses import dataclass

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bot.store.errors import StoreError
from bot.store.examining import stored_seeds
from bot.store.faults import cannot
from bot.store.fleet import Fleet, fleet_of
from bot.store.postgresql import holders_of, reading_engine
from bot.store.revisions import head, objection, revision_of
from bot.store.rows import StoredSeed
from bot.values.database import Server


@dataclass(frozen=True, slots=True)
class SeenServer:
    """What a database at a server is found to be."""

    version: str  # of the server
    size: int  # bytes
    revision: str | None  # None: there is nothing in it yet
    newest: str  # the revision of this program
    objection: StoreError | None  # why this program cannot use it or bring it up to date
    writers: tuple[str, ...]  # the processes that write it, in words
    seeds: tuple[StoredSeed, ...]  # those that somebody still needs, and those that are sealed
    fleet: Fleet  # the bots among those processes

    @property
    def is_current(self) -> bool:
        """Whether its revision is that of this program."""
        return self.revision == self.newest


def see_server(server: Server) -> SeenServer:
    """Look at a database, beside running bots or without one. It blocks. Raises Unavailable."""
    return asyncio.run(_see(server))


async def _see(server: Server) -> SeenServer:
    engine = reading_engine(server)
    try:
        async with engine.connect() as connection:
            found = await connection.run_sync(_read)
        version, size, revision, seeds, fleet = found
        writers = tuple(await holders_of(server))
        return SeenServer(version, size, revision, head(), objection(revision), writers, seeds, fleet)
    except (DBAPIError, OSError) as error:
        raise cannot(f"cannot read {server}", error) from None
    finally:
        await engine.dispose()


def _read(connection: Connection) -> tuple[str, int, str | None, tuple[StoredSeed, ...], Fleet]:
    version = connection.execute(text("SHOW server_version")).scalar_one()
    size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
    revision = revision_of(connection)
    if revision != head():
        return str(version), int(size), revision, (), Fleet()
    return str(version), int(size), revision, tuple(stored_seeds(connection)), fleet_of(connection)
