"""The connections to one file of SQLite: one that writes, a few that only read, and those of whole-file work.

While the bot runs, aiosqlite is the way to the file, and nothing else. SQLAlchemy makes the statements (`wording.py`);
it opens a file by itself only to migrate it, to look at a copy, or to carry it over whole.

This was decided four times, so here are the figures, in processor time of one small question. aiosqlite alone takes
36 to 41 µs, a thread pool of our own 55 to 60 µs. SQLAlchemy on that pool takes 243 µs, and through its asyncio bridge,
which goes to the thread five times, 558 µs. Putting a statement into words costs 150 µs more each time. A press asks
one or two questions, so nobody keeps the words. A unit of three tables goes to the thread five times: 0.45 ms, where
one trip would take 0.13 ms. aiosqlite documents no single trip, and 2 % of a press does not pay for going around it.
`tests/store/test_engines.py` holds the decision.
"""

import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import aiosqlite
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool, StaticPool

from bot.store.file_connection import Connect, FileConnection

READERS: Final = 3  # connections; each has a thread
CHATTY_LOGGERS = ("aiosqlite", "sqlalchemy.engine")  # at DEBUG they print stored values, even seeds


def _url(path: Path, driver: str = "sqlite") -> URL:
    return URL.create(driver, database=str(path))


async def writing_connection(path: Path, busy_timeout: float, connect: Connect = aiosqlite.connect) -> FileConnection:
    """Connect to write. A commit is on the disk when it returns.

    `busy_timeout` is how long, in seconds, `BEGIN IMMEDIATE` waits for another process. Raises sqlite3.Error.
    """
    return await _connected(
        connect,
        path,
        busy_timeout,
        "synchronous = FULL",
        "foreign_keys = ON",
        # Without this a REPLACE would delete rows without firing the triggers that forbid it.
        "recursive_triggers = ON",
        "secure_delete = ON",  # erased data is overwritten
    )


async def reading_connection(path: Path, busy_timeout: float, connect: Connect = aiosqlite.connect) -> FileConnection:
    """Connect to read alone. In WAL mode no question ever waits for the writer. Raises sqlite3.Error.

    Every question is one statement that sees one snapshot, so it needs no transaction around it.
    """
    return await _connected(connect, path, busy_timeout, "query_only = ON")


async def _connected(connect: Connect, path: Path, busy_timeout: float, *pragmas: str) -> FileConnection:
    keep_quiet()
    # By itself the driver begins transactions too late; without an isolation level it begins none.
    connection = await connect(path, timeout=busy_timeout, isolation_level=None)
    try:
        await connection.executescript(";".join(f"PRAGMA {pragma}" for pragma in pragmas))
    except BaseException:
        await connection.close()
        raise
    return connection


def carried_engine(path: Path, busy_timeout: float) -> AsyncEngine:
    """Return one connection that reads a file that is carried over whole. It cannot write."""
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
    """Return one connection that fills a new file in a single transaction. Nobody else knows the file yet."""
    engine = create_async_engine(_url(path, "sqlite+aiosqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    _prepare(engine.sync_engine, begin="BEGIN IMMEDIATE", pragmas=("foreign_keys = ON", "synchronous = FULL"))
    return engine


def migration_engine(path: Path, busy_timeout: float) -> Engine:
    """Return one blocking connection for `bot.store.copies.migrate`, which makes all its changes in one transaction.

    It also sets WAL mode, which the file keeps. It does not check foreign keys, so that tables can be rebuilt.
    """
    engine = create_engine(_url(path), hide_parameters=True, poolclass=NullPool)
    pragmas = (_busy_timeout(busy_timeout), "journal_mode = WAL", "synchronous = FULL", "foreign_keys = OFF")
    _prepare(engine, begin="BEGIN IMMEDIATE", pragmas=pragmas)
    return engine


def snapshot_engine(path: Path) -> Engine:
    """Return one blocking connection that cannot write, to a copy that nobody else changes."""
    engine = create_engine(_url(path), hide_parameters=True, isolation_level="AUTOCOMMIT")
    _prepare(engine, begin=None, pragmas=("query_only = ON",))

    @event.listens_for(engine, "connect")
    def read_garbage(connection: DBAPIConnection, _record: object) -> None:
        # Text that is not UTF-8 is a difference; it must not hide everything else.
        if isinstance(connection, sqlite3.Connection):
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")

    return engine


@contextmanager
def looking_into(path: Path, *, is_alone: bool = False) -> Iterator[Connection]:
    """Open a connection that cannot write. `is_alone`: nobody has the file open, so SQLite makes none next to it.

    A URI quotes any characters in the file's name.
    """
    address = f"{path.absolute().as_uri()}?mode=ro" + ("&immutable=1" if is_alone else "")
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=StaticPool, hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def damage_in(connection: Connection, look: str = "quick_check") -> tuple[str, ...]:
    """Return what SQLite finds damaged in a file, line by line. It has a longer look, which is `integrity_check`."""
    found = connection.exec_driver_sql(f"PRAGMA {look}").scalars()
    lines = [line for each in found for line in str(each).splitlines() if not line.startswith("***")]
    return () if lines == ["ok"] else tuple(lines)


def keep_quiet() -> None:
    """Keep stored values out of the logs of the libraries."""
    for name in CHATTY_LOGGERS:
        logger = logging.getLogger(name)
        if logger.level < logging.WARNING:  # to set a level makes every logger forget what it writes
            logger.setLevel(logging.WARNING)


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
