"""The connections to one file of SQLite: a single one that writes, a few that only read, and one that migrates."""

import logging
import sqlite3
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

READERS: Final = 3  # connections; each has a thread
CHATTY_LOGGERS = ("aiosqlite", "sqlalchemy.engine")  # at DEBUG they print what is stored, even seeds


def _url(path: Path, driver: str = "sqlite") -> URL:
    return URL.create(driver, database=str(path))


def writer_engine(path: Path, busy_timeout: float) -> Engine:
    """One connection that writes, for the thread of a `Writer`.

    It takes the write lock at BEGIN; a commit is on the disk when it returns.

    `busy_timeout` is how long, in seconds, BEGIN waits for another process.
    """
    engine = create_engine(_url(path), pool_size=1, max_overflow=0, hide_parameters=True)
    pragmas = (
        _busy_timeout(busy_timeout),
        "synchronous = FULL",
        "foreign_keys = ON",
        # Without this a REPLACE would delete rows without firing the triggers that forbid it.
        "recursive_triggers = ON",
        "secure_delete = ON",  # what is erased is overwritten
    )
    _prepare(engine, begin="BEGIN IMMEDIATE", pragmas=pragmas)
    return engine


def reader_engine(path: Path, busy_timeout: float) -> Engine:
    """Connections that cannot write, for as many threads. In WAL mode no question ever waits for the writer.

    Every question is one statement that sees one snapshot, so it needs no transaction around it.
    """
    engine = create_engine(
        _url(path),
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
    )
    _prepare(engine, begin=None, pragmas=(_busy_timeout(busy_timeout), "query_only = ON"))
    return engine


def carried_engine(path: Path, busy_timeout: float) -> AsyncEngine:
    """One connection that reads a file that is carried over whole. It cannot write."""
    engine = create_async_engine(
        _url(path, "sqlite+aiosqlite"),
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
    )
    _prepare(engine.sync_engine, begin=None, pragmas=(_busy_timeout(busy_timeout), "query_only = ON"))
    return engine


def filling_engine(path: Path) -> AsyncEngine:
    """One connection that fills a new file in a single transaction. Nobody else knows the file yet."""
    engine = create_async_engine(_url(path, "sqlite+aiosqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    _prepare(engine.sync_engine, begin="BEGIN IMMEDIATE", pragmas=("foreign_keys = ON", "synchronous = FULL"))
    return engine


def migration_engine(path: Path, busy_timeout: float) -> Engine:
    """One blocking connection for `bot.store.migrate`, which makes all its changes in one transaction.

    It also sets WAL mode, which the file keeps. It does not check foreign keys, so that tables can be made anew.
    """
    engine = create_engine(_url(path), hide_parameters=True)
    pragmas = (_busy_timeout(busy_timeout), "journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF")
    _prepare(engine, begin="BEGIN IMMEDIATE", pragmas=pragmas)
    return engine


def snapshot_engine(path: Path) -> Engine:
    """One blocking connection that cannot write, to a copy that nobody else changes."""
    engine = create_engine(_url(path), hide_parameters=True, isolation_level="AUTOCOMMIT")
    _prepare(engine, begin=None, pragmas=("query_only = ON",))

    @event.listens_for(engine, "connect")
    def read_garbage(connection: DBAPIConnection, _record: object) -> None:
        # Text that is no UTF-8 differs from what should stand there; it must not hide everything else.
        if isinstance(connection, sqlite3.Connection):
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")

    return engine


def keep_quiet() -> None:
    """Keep stored values out of the logs of the libraries."""
    for name in CHATTY_LOGGERS:
        logger = logging.getLogger(name)
        logger.setLevel(max(logging.WARNING, logger.level))


def _busy_timeout(seconds: float) -> str:
    return f"busy_timeout = {round(seconds * 1000)}"


def _prepare(engine: Engine, *, begin: str | None, pragmas: Iterable[str]) -> None:
    """Set `pragmas` on new connections, and begin transactions with `begin`."""
    keep_quiet()

    @event.listens_for(engine, "do_connect")
    def leave_transactions_to_us(
        _dialect: object, _record: object, _arguments: object, options: dict[str, object]
    ) -> None:
        # By itself the driver begins transactions too late, and none at all before DDL.
        options["isolation_level"] = None

    @event.listens_for(engine, "connect")
    def tell(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is None:
        return

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
