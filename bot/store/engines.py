"""Two ways into one database: a single connection that writes, a few that only read."""

import logging
from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import StoreError

READERS = 3  # connections, a thread each
CHATTY_LOGGERS = ("aiosqlite", "sqlalchemy.engine")  # at DEBUG they print what is stored, seeds too


def database_url(url_or_path: str | Path) -> URL:
    """The address of a database: a SQLAlchemy URL as it is, or a path to an SQLite file.

    Raises:
        StoreError: a database in memory, which two engines could not share.
    """
    text = str(url_or_path)
    url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise StoreError("the store needs a database in a file")
        url = url.set(drivername="sqlite+aiosqlite")
    return url


def writer_engine(url: URL, busy_timeout: float) -> AsyncEngine:
    """One connection whose transactions take the write lock at BEGIN; a commit is on the disk when it returns.

    `busy_timeout` is how long, in seconds, BEGIN waits for another process.
    """
    engine = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)
    pragmas = (
        _busy_timeout(busy_timeout),
        "synchronous = FULL",
        "foreign_keys = ON",
        # Without it a REPLACE would delete a row past the triggers that forbid that.
        "recursive_triggers = ON",
    )
    _prepare(engine.sync_engine, begin="BEGIN IMMEDIATE", pragmas=pragmas)
    return engine


def reader_engine(url: URL, busy_timeout: float) -> AsyncEngine:
    """Connections that cannot write, each question a snapshot; in WAL mode they never wait for the writer.

    Every question is one statement, so that no transaction is begun and ended around it: to the driver's thread and
    back four times in place of eight, and a third less of the processor.
    """
    engine = create_async_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        hide_parameters=True,
        isolation_level="AUTOCOMMIT",
        skip_autocommit_rollback=True,
        pool_reset_on_return=None,
    )
    _prepare(engine.sync_engine, begin=None, pragmas=(_busy_timeout(busy_timeout), "query_only = ON"))
    return engine


def migration_engine(url: URL, busy_timeout: float) -> Engine:
    """One connection for `bot.store.migrate`, of the blocking kind: all its changes are one transaction.

    It also sets WAL mode, which the file keeps. Foreign keys are not looked at, so that tables may be made anew.
    """
    engine = create_engine(url.set(drivername=url.get_backend_name()), hide_parameters=True)
    pragmas = (_busy_timeout(busy_timeout), "journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF")
    _prepare(engine, begin="BEGIN IMMEDIATE", pragmas=pragmas)
    return engine


def _busy_timeout(seconds: float) -> str:
    return f"busy_timeout = {round(seconds * 1000)}"


def _prepare(engine: Engine, *, begin: str | None, pragmas: Iterable[str]) -> None:
    """Have new connections told `pragmas`, transactions begun with `begin`, and nothing that is stored logged."""
    for name in CHATTY_LOGGERS:
        logger = logging.getLogger(name)
        logger.setLevel(max(logging.WARNING, logger.level))
    if engine.dialect.name != "sqlite":
        return

    @event.listens_for(engine, "do_connect")
    def leave_transactions_to_us(
        _dialect: object, _record: object, _arguments: object, options: dict[str, object]
    ) -> None:
        # The driver would begin them by itself, late, and not at all before DDL.
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
