"""A look at a PostgreSQL database of any revision: nothing is made, upgraded or written."""

import asyncio
from dataclasses import dataclass

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from bot.store.copies.examining import stored_seeds
from bot.store.copies.revisions import head
from bot.store.copies.shape import usable_revision
from bot.store.errors import StoreError
from bot.store.faults import cannot
from bot.store.fleet.fleet import Fleet, fleet_of
from bot.store.postgresql import holders_of, working_engine
from bot.store.rows.found_rows import StoredSeed
from bot.values.database import Server


@dataclass(frozen=True, slots=True)
class SeenServer:
    """The findings about a database at a server."""

    version: str  # of the server
    size: int  # bytes
    revision: str | None  # None: there is nothing in it yet, or nobody knows
    newest: str  # the revision of this program
    objection: StoreError | None  # why this program cannot use it or bring it up to date
    warnings: tuple[str, ...]
    writers: tuple[str, ...]  # the processes that write it, in words
    seeds: tuple[StoredSeed, ...]  # those that someone still needs, and those that are sealed
    fleet: Fleet  # the bots among those processes


def see_server(server: Server) -> SeenServer:
    """Look at a database, with or without running bots. It blocks. Raises Unavailable."""
    return asyncio.run(_see(server))


async def _see(server: Server) -> SeenServer:
    engine = working_engine(server, 1)
    try:
        async with engine.connect() as connection:  # whose transaction is taken back
            return await connection.run_sync(_read, server, tuple(await holders_of(server)))
    except (DBAPIError, OSError) as error:
        raise cannot(f"cannot read {server}", error) from None
    finally:
        await engine.dispose()


def _read(connection: Connection, server: Server, writers: tuple[str, ...]) -> SeenServer:
    warnings: list[str] = []
    revision, wrong = None, None
    try:
        revision = usable_revision(connection, database=str(server), warn=warnings.append)
    except StoreError as error:
        wrong, revision = error, getattr(error, "found", None)
    is_current = wrong is None and revision == head()
    return SeenServer(
        version=str(connection.execute(text("SHOW server_version")).scalar_one()),
        size=int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()),
        revision=revision,
        newest=head(),
        objection=wrong,
        warnings=tuple(warnings),
        writers=writers,
        seeds=tuple(stored_seeds(connection)) if is_current else (),
        fleet=fleet_of(connection) if is_current else Fleet(),
    )
