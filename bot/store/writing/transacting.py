"""Storing rows in one transaction: in a file of SQLite by aiosqlite, at a server of PostgreSQL by SQLAlchemy."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol, Self, TypeAlias

import aiosqlite
from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engines import writing_connection
from bot.store.errors import Conflict, InUse, Unavailable
from bot.store.faults import cannot, fault_of, is_lost_race
from bot.store.file_connection import Connect, FileConnection
from bot.store.rows.rows import Row
from bot.store.writing.writes import WRITES

_log = logging.getLogger(__name__)

NOT_STORED: Final = "nothing was stored"
UNSURE: Final = "it may not be stored"
RACES: Final = 10  # so often in a row does a transaction give way to others

ByKind: TypeAlias = Mapping[type[Row], Sequence[Row]]
"""Rows by their kinds, in the order in which they are stored."""

Aside: TypeAlias = Callable[[Sequence[Row]], Iterable[tuple[str, tuple[str, ...]]]]
"""What else to execute, at last, in the transaction that stores these rows: a statement of the driver and its values.

Of PostgreSQL only.
"""


class Precondition(Protocol):
    """A condition of a unit, such as a turn or a home. A process that was frozen does not know that it lost it."""

    async def see(self, connection: AsyncConnection) -> None:
        """Keep it from going to another process until this transaction ends. Raises Lost if it has gone already."""


class Transactions(Protocol):
    """One connection that writes."""

    async def store(self, rows: ByKind, preconditions: Sequence[Precondition] = ()) -> None:
        """Store all of these in one transaction, or nothing. They are on the disk when this returns.

        Raises:
            Conflict: a row clashes with what is stored.
            Lost: one of the `preconditions` no longer holds.
            TooLarge: a number has too many bits.
            Unavailable: the database cannot be written now.
        """

    async def expunge(self) -> bool:
        """Remove erased data from wherever the database may still keep it; return False if it must be retried."""

    async def close(self) -> None:
        """Close the connection."""


class FileTransactions:
    """The connection to a file of SQLite."""

    def __init__(self, connection: FileConnection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path, busy_timeout: float, connect: Connect = aiosqlite.connect) -> Self:
        """Connect. Raises Unavailable."""
        try:
            return cls(await writing_connection(path, busy_timeout, connect))
        except sqlite3.Error as error:
            raise cannot("cannot write", error) from None

    async def store(self, rows: ByKind, preconditions: Sequence[Precondition] = ()) -> None:
        """See `Transactions`."""
        try:
            await self._transact(rows)
        except (sqlite3.Error, OverflowError) as error:
            raise fault_of(error, NOT_STORED) or error from None

    async def expunge(self) -> bool:
        """See `Transactions`: out of the write-ahead log, unless someone still reads it.

        Closing the database does it in any case.
        """
        try:
            [(is_busy, *_)] = await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            _log.warning("the write-ahead log was not truncated: %s", error)
            return False
        return not is_busy

    async def close(self) -> None:
        """See `Transactions`."""
        await self._connection.close()

    async def _transact(self, rows: ByKind) -> None:
        try:
            await self._connection.execute("BEGIN IMMEDIATE")
            for kind, each in rows.items():
                await self._write(kind, each)
            await self._connection.commit()
        except BaseException:
            await self._connection.rollback()
            raise

    async def _write(self, kind: type[Row], rows: Sequence[Row]) -> None:
        """Execute one statement with all rows of one kind."""
        write = WRITES[kind]
        sql, fixed = write.sqlite
        try:
            written = await self._connection.executemany(sql, [fixed | write.parameters(row) for row in rows])
        except sqlite3.IntegrityError:  # what the driver says of it repeats the row
            raise Conflict(kind) from None
        if write.changes_one and written.rowcount != len(rows):
            raise Conflict(kind)  # a row that should be changed does not exist


class ServerTransactions:
    """The connection to a server of PostgreSQL."""

    def __init__(
        self, engine: AsyncEngine, *, aside: Aside | None = None, unsure: Callable[[], None] = lambda: None
    ) -> None:
        """`unsure` is called when nobody knows whether a transaction was stored."""
        self.engine = engine
        self._aside = aside
        self._unsure = unsure

    async def open(self) -> None:
        """Connect, so that others know at once that someone writes here. Raises InUse or Unavailable."""
        async with self.engine.connect():
            pass

    async def store(self, rows: ByKind, preconditions: Sequence[Precondition] = ()) -> None:
        """See `Transactions`. One that met another in the middle is tried again: nothing of it was stored."""
        for _ in range(RACES):
            if await self._transact(rows, preconditions):
                return
        raise Unavailable(f"{NOT_STORED}: others wrote the same rows each time")

    async def expunge(self) -> bool:
        """See `Transactions`: the server overwrites what was erased by itself, sooner or later."""
        return True

    async def close(self) -> None:
        """See `Transactions`."""
        await self.engine.dispose()

    async def _transact(self, rows: ByKind, preconditions: Sequence[Precondition]) -> bool:
        """Store them; False if another transaction was in the way."""
        doing = NOT_STORED
        try:
            async with self.engine.connect() as connection:
                try:
                    for precondition in preconditions:
                        await precondition.see(connection)
                    await connection.run_sync(self._execute, rows)  # all at once: each change to that world costs
                    doing = UNSURE
                    await connection.commit()
                except (OSError, asyncio.CancelledError):  # nobody knows what the connection is in the middle of
                    await connection.invalidate()
                    raise
        except InUse as error:
            raise Unavailable(f"{doing}: {error}") from None
        except (DBAPIError, OSError, OverflowError) as error:
            if is_lost_race(error):
                return False
            if doing == UNSURE:
                self._unsure()
            raise fault_of(error, doing) or error from None
        return True

    def _execute(self, connection: Connection, rows: ByKind) -> None:
        _execute(connection, rows)
        if self._aside is not None:
            for statement, parameters in self._aside([row for each in rows.values() for row in each]):
                connection.exec_driver_sql(statement, parameters)


def _execute(connection: Connection, rows: ByKind) -> None:
    """Execute one statement for each kind of row, with all rows of that kind."""
    for kind, each in rows.items():
        write = WRITES[kind]
        parameters = [write.parameters(row) for row in each]
        try:
            changed = _executed(connection, write.postgresql, parameters, counts=write.changes_one)
        except IntegrityError:  # what the driver says of it repeats the row
            raise Conflict(kind) from None
        if write.changes_one and changed != len(each):
            raise Conflict(kind)  # a row that should be changed does not exist


def _executed(
    connection: Connection, statement: Executable, parameters: Sequence[dict[str, object]], *, counts: bool
) -> int:
    """Return how many rows were changed, if someone counts them: not every driver reports that of many at once."""
    if counts and not connection.dialect.supports_sane_multi_rowcount:
        return sum(connection.execute(statement, each).rowcount for each in parameters)
    return connection.execute(statement, parameters).rowcount
