"""Bring a database up to date before anything else opens it, after a copy of it was made."""

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.copies.backup import back_up
from bot.store.copies.revisions import SCRIPTS, configuration, head, revision_of
from bot.store.copies.shape import FIRST_REVISION, ONE_AT_A_TIME, begin_history, usable_revision
from bot.store.engines import migration_engine
from bot.store.errors import InUse, StoreError, Unavailable
from bot.store.faults import cannot
from bot.store.postgresql import LOCK, MIGRATING, holders_of, working_engine
from bot.values.database import Database, Server

if TYPE_CHECKING:
    from alembic.config import Config

_log = logging.getLogger(__name__)

OTHERS: Final = 0o077  # group and others


def migrate(database: Database, busy_timeout: float, *, scripts: str = SCRIPTS) -> None:
    """Upgrade to the newest revision, or change nothing. It blocks: call it in a worker thread.

    An existing file is first copied next to itself: `chapeau.db.before-0017`.

    Raises:
        NewerDatabase: the database was written by a later version of this program.
        OlderDatabase: a former version of this program must bring it up to date first.
        NotOurs: it is another program's, or does not say which revision it has.
        OtherSchema: its schema is not that of its revision.
        BadCopy: it cannot be copied.
        Damaged: SQLite finds the file damaged.
        InUse: other processes write a database at a server that is to be upgraded.
        Unavailable: the file cannot be read or written; or the server cannot be reached, or refuses.
        StoreError: its database has too few letters.
    """
    try:
        if isinstance(database, Path):
            _migrate_file(database, busy_timeout, scripts)
        else:
            asyncio.run(_migrate_server(database, scripts))
    except (DBAPIError, OSError, UnicodeDecodeError) as error:
        raise cannot(f"cannot open {database}", error) from error


def _migrate_file(database: Path, busy_timeout: float, scripts: str) -> None:
    path = database.absolute()
    if path.is_dir():
        raise Unavailable(f"cannot open {database}: it is a folder, and CHAPEAU_DATABASE names a file")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)
    engine = migration_engine(path, busy_timeout)
    try:
        # BEGIN IMMEDIATE: a second process waits here, and then finds the work done.
        with ONE_AT_A_TIME, engine.begin() as connection:
            current = usable_revision(connection, scripts, database=str(database))
            _keep_private(path)
            if current != head(scripts):
                if current is not None:
                    _copy(path, current, head(scripts))
                _upgrade(connection, scripts)
    finally:
        engine.dispose()


async def _migrate_server(server: Server, scripts: str) -> None:
    """Make no copy: the server rolls back all that a failed revision changed."""
    engine = working_engine(server, 1)
    try:
        with ONE_AT_A_TIME:
            async with engine.begin() as connection:
                if await connection.run_sync(_is_up_to_date, server, scripts):
                    return
                # A second process waits here, and then finds the work done.
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                current = await connection.run_sync(usable_revision, scripts, database=str(server))
                if current is None:
                    await _refuse_other_letters(connection, server)
                    await connection.run_sync(_begin_history, scripts)
                elif current != head(scripts):
                    await _refuse_beside_others(connection, server)
                if current != head(scripts):
                    await connection.run_sync(_upgrade, scripts)
    finally:
        await engine.dispose()


async def _refuse_beside_others(connection: AsyncConnection, server: Server) -> None:
    """Raise InUse while processes of the former version write: they do not know what is about to change."""
    if not await connection.scalar(select(func.pg_try_advisory_xact_lock(LOCK))):
        others = ", ".join(await holders_of(server)) or "another process"
        raise InUse(f"{others} has {server} open, which this program would bring up to date: stop it first")


async def _refuse_other_letters(connection: AsyncConnection, server: Server) -> None:
    """Raise StoreError for a database that cannot keep every name that Discord knows."""
    encoding = await connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise StoreError(f"{server} keeps its text in {encoding}: create it WITH ENCODING 'UTF8'")


def _begin_history(connection: Connection, scripts: str) -> None:
    from alembic import command  # noqa: PLC0415  most starts do without it

    begin_history(connection)
    command.stamp(_configured(connection, scripts), FIRST_REVISION)


def _keep_private(path: Path) -> None:
    """Take from others the right to read the file: it holds the seeds of running games.

    SQLite gives the files next to it the same mode.
    """
    if os.name == "posix" and path.stat().st_mode & OTHERS and path.stat().st_uid == os.getuid():
        _log.warning("%s could be read by others, and is narrowed to its owner", path)
        for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
            with suppress(FileNotFoundError):
                each.chmod(0o600)


def _is_up_to_date(connection: Connection, server: Server, scripts: str) -> bool:
    """Return whether nothing is to be done; an older database is checked only when nobody else uses it."""
    current = revision_of(connection, database=str(server))
    return current == head(scripts) and usable_revision(connection, scripts, database=str(server)) == current


def _copy(path: Path, current: str, newest: str) -> None:
    copy = path.with_name(f"{path.name}.before-{newest}")
    back_up(path, copy)  # nobody writes now
    _log.info("%s is brought from revision %s to %s; a copy is %s", path, current, newest, copy)


def _configured(connection: Connection, scripts: str) -> "Config":
    config = configuration(scripts)
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, scripts: str) -> None:
    from alembic import command  # noqa: PLC0415  as above

    command.upgrade(_configured(connection, scripts), "head")
