"""Two ways into one database: a single connection that writes, a few that only read."""

from pathlib import Path

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.errors import StoreError

READERS = 3  # connections, a thread each


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
    return _engine(
        url,
        begin="BEGIN IMMEDIATE",
        pragmas=(
            f"busy_timeout = {round(busy_timeout * 1000)}",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            # Without it a REPLACE would delete a row past the triggers that forbid that.
            "recursive_triggers = ON",
        ),
        pool_size=1,
    )


def reader_engine(url: URL, busy_timeout: float) -> AsyncEngine:
    """Connections that cannot write, each transaction a snapshot; in WAL mode they never wait for the writer."""
    return _engine(
        url,
        begin="BEGIN",
        pragmas=(f"busy_timeout = {round(busy_timeout * 1000)}", "query_only = ON"),
        pool_size=READERS,
    )


def migration_engine(url: URL, busy_timeout: float) -> AsyncEngine:
    """One connection for `bot.store.migrate`: all its changes are one transaction, and tables may be made anew."""
    return _engine(
        url,
        begin="BEGIN IMMEDIATE",
        pragmas=(f"busy_timeout = {round(busy_timeout * 1000)}", "synchronous = FULL", "foreign_keys = OFF"),
        pool_size=1,
    )


def _engine(url: URL, *, begin: str, pragmas: tuple[str, ...], pool_size: int) -> AsyncEngine:
    sqlite = url.get_backend_name() == "sqlite"
    engine = create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        hide_parameters=True,  # an error's text must not carry a seed
        # The driver would otherwise begin transactions by itself, late, and not at all before DDL.
        connect_args={"isolation_level": None} if sqlite else {},
    )
    if sqlite:

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: DBAPIConnection, _record: object) -> None:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine
