"""Bring a database up to date before anything else opens it, after a copy of it was made."""

import asyncio
import logging
import os
import threading
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.backup import back_up
from bot.store.engines import migration_engine
from bot.store.errors import InUse, StoreError, Unavailable
from bot.store.postgresql import LOCK, MIGRATING, holders_of, working_engine
from bot.store.revisions import SCRIPTS, configuration, head, objection, revision_of
from bot.values.database import Database, Server

_log = logging.getLogger(__name__)

FIRST_REVISION: Final = "0023"  # of PostgreSQL
FIRST: Final = files("bot.store.migrations") / f"postgresql_{FIRST_REVISION}.sql"
OTHERS: Final = 0o077  # whoever is not the owner

# Alembic keeps the running migration in global variables, so the stores of one process must take turns.
_ONE_AT_A_TIME: Final = threading.Lock()


def migrate(database: Database, busy_timeout: float, *, scripts: str = SCRIPTS) -> None:
    """Upgrade to the newest revision, or change nothing. It blocks: call it in a worker thread.

    A file that is not new is copied before, beside itself: `chapeau.db.before-0017`.

    Raises:
        NewerDatabase: the database was written by a later version of this program.
        OlderDatabase: a former version of this program must bring it up to date first.
        BadCopy: it cannot be copied.
        InUse: other processes write a database at a server that is to be upgraded.
        Unavailable: the server cannot be reached.
        StoreError: its database has too few letters.
        sqlalchemy.exc.DBAPIError: the file cannot be read or written, or is no database; or the server refuses.
        OSError: the directory cannot be made.
    """
    if isinstance(database, Path):
        _migrate_file(database, busy_timeout, scripts)
    else:
        asyncio.run(_migrate_server(database, scripts))


def _migrate_file(database: Path, busy_timeout: float, scripts: str) -> None:
    path = database.absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep_private(path)
    engine = migration_engine(path, busy_timeout)
    try:
        # BEGIN IMMEDIATE: a second process waits here, and then finds the work done.
        with _ONE_AT_A_TIME, engine.begin() as connection:
            if _is_older(connection, scripts):
                _copy(connection, path, scripts)
                _upgrade(connection, scripts)
    finally:
        engine.dispose()


async def _migrate_server(server: Server, scripts: str) -> None:
    """The server takes back whatever it changed when a revision fails, so that no copy is needed for that."""
    engine = working_engine(server, 1)
    try:
        with _ONE_AT_A_TIME:
            async with engine.begin() as connection:
                if not await connection.run_sync(_is_older, scripts):
                    return
                # A second process waits here, and then finds the work done.
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                if await connection.run_sync(_is_older, scripts):
                    if await connection.run_sync(revision_of) is not None:
                        await _refuse_beside_others(connection, server)
                    else:
                        await _refuse_other_letters(connection, server)
                        await _begin_history(connection, scripts)
                    await connection.run_sync(_upgrade, scripts)
    finally:
        await engine.dispose()


async def _refuse_beside_others(connection: AsyncConnection, server: Server) -> None:
    """Raise InUse while processes of the former version write: they know nothing of what is about to change."""
    if not await connection.scalar(select(func.pg_try_advisory_xact_lock(LOCK))):
        others = ", ".join(await holders_of(server)) or "another process"
        raise InUse(f"{others} has {server} open, which this program would bring up to date: stop it first")


async def _refuse_other_letters(connection: AsyncConnection, server: Server) -> None:
    """Raise StoreError for a database that cannot keep every name that Discord knows."""
    encoding = await connection.scalar(text("SHOW server_encoding"))
    if encoding != "UTF8":
        raise StoreError(f"{server} keeps its text in {encoding}: create it WITH ENCODING 'UTF8'")


async def _begin_history(connection: AsyncConnection, scripts: str) -> None:
    """Make the tables of the first revision that PostgreSQL knows."""
    driver = (await connection.get_raw_connection()).driver_connection
    if driver is None:
        raise Unavailable("the connection was closed")
    await driver.execute(FIRST.read_text(encoding="utf-8"))
    await connection.run_sync(lambda sync: command.stamp(_configured(sync, scripts), FIRST_REVISION))


def _keep_private(path: Path) -> None:
    """Make the file, or take from others the right to read it: it holds the seeds of running games.

    SQLite gives the files beside it the same mode.
    """
    if not path.exists():
        path.touch(mode=0o600)
    elif os.name == "posix" and path.stat().st_mode & OTHERS and path.stat().st_uid == os.getuid():
        _log.warning("%s could be read by others, and is narrowed to its owner", path)
        for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
            with suppress(FileNotFoundError):
                each.chmod(0o600)


def _is_older(connection: Connection, scripts: str) -> bool:
    """Whether a database is to be brought up to date. Raises NewerDatabase or OlderDatabase."""
    current = revision_of(connection)
    if (error := objection(current, scripts)) is not None:
        raise error
    return current != head(scripts)


def _copy(connection: Connection, path: Path, scripts: str) -> None:
    if (current := revision_of(connection)) is None:
        return
    newest = head(scripts)
    copy = path.with_name(f"{path.name}.before-{newest}")
    back_up(path, copy)  # nobody writes meanwhile
    _log.info("%s is brought from revision %s to %s; a copy is %s", path, current, newest, copy)


def _configured(connection: Connection, scripts: str) -> Config:
    config = configuration(scripts)
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, scripts: str) -> None:
    command.upgrade(_configured(connection, scripts), "head")
