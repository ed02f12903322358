"""A repair of which game was the first in which someone achieved a feat, where it was stored wrongly.

The writer cannot do this: stored feats stay. This is for an operator, while no bot runs.
"""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import DBAPIError

from bot.store.engines import migration_engine
from bot.store.faults import cannot
from bot.store.migrations.laws import deletion_allowed
from bot.store.postgresql import working_engine
from bot.store.rows.standing_rows import FeatRow
from bot.store.schema.standing_schema import feats
from bot.values.database import Database, Server

WAITS: Final = 5.0  # s for readers of the file
_OF_A_PLAYER: Final = delete(feats).where(feats.c.player == bindparam("whose"), feats.c.feat == bindparam("which"))


async def put_right(database: Database, firsts: Iterable[FeatRow]) -> int:
    """Store each of these feats, in place of the same one of its player in another game; how many were not stored so.

    All of it, or nothing. The caller has the database alone. Nothing is taken away that is not among these.

    Raises:
        StoreError: the database cannot be written.
    """
    wanted = tuple(firsts)
    try:
        if isinstance(database, Server):
            return await _put_right_at(database, wanted)
        return await asyncio.to_thread(_put_right_in_file, database, wanted)
    except (DBAPIError, OSError) as error:
        raise cannot("cannot write feats", error) from error


async def _put_right_at(server: Server, firsts: tuple[FeatRow, ...]) -> int:
    engine = working_engine(server, 1)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(_put_right, firsts)
    finally:
        await engine.dispose()


def _put_right_in_file(path: Path, firsts: tuple[FeatRow, ...]) -> int:
    engine = migration_engine(path, WAITS)
    try:
        with engine.begin() as connection:
            return _put_right(connection, firsts)
    finally:
        engine.dispose()


def _put_right(connection: Connection, firsts: tuple[FeatRow, ...]) -> int:
    stored = {(row.player, row.feat): FeatRow(*row) for row in connection.execute(select(feats))}
    wrong = [row for row in firsts if stored.get((row.player, row.feat)) != row]
    replaced = [{"whose": row.player, "which": row.feat} for row in wrong if (row.player, row.feat) in stored]
    if replaced:
        with Operations.context(MigrationContext.configure(connection)), deletion_allowed("feats"):
            connection.execute(_OF_A_PLAYER, replaced)
    if wrong:
        connection.execute(
            insert(feats), [{"player": row.player, "feat": row.feat, "table": row.table, "at": row.at} for row in wrong]
        )
    return len(wrong)
