"""How rows reach the disk in one transaction: of SQLite in a thread, of PostgreSQL in the event loop."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeAlias

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.loop import made_by
from bot.store.errors import Conflict, InUse, Unavailable
from bot.store.faults import fault_of, is_lost_race
from bot.store.rows import Row
from bot.store.writes import WRITES

_log = logging.getLogger(__name__)

NOT_STORED: Final = "nothing was stored"
UNSURE: Final = "it may not be stored"
RACES: Final = 10  # so often in a row does a transaction give way to others

ByKind: TypeAlias = Mapping[type[Row], Sequence[Row]]
"""Rows by their kinds, in the order in which they are stored."""

Aside: TypeAlias = Callable[[Sequence[Row]], Iterable[Executable]]
"""What else is to be executed, at last, in the transaction that stores these rows. Of PostgreSQL only."""


class Fence(Protocol):
    """What a unit stands on, such as a turn or a home. A process that stood still does not know that it has lost it."""

    async def see(self, connection: AsyncConnection) -> None:
        """Keep it from going to another process until this transaction ends. Raises Lost if it has gone already."""


class Transactions(Protocol):
    """One connection that writes."""

    async def store(self, rows: ByKind, fences: Sequence[Fence] = ()) -> None:
        """Store all of these in one transaction, or nothing. They are on the disk when this returns.

        Raises:
            Conflict: a row clashes with what is stored.
            Lost: one of the `fences` no longer stands.
            TooLarge: a number has too many bits.
            Unavailable: the database cannot be written now.
        """

    async def expunge(self) -> bool:
        """Take what was erased out of wherever the database may still keep it; False if that must be tried again."""

    async def close(self) -> None:
        """Close the connection."""


class FileTransactions:
    """The connection to a file of SQLite."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # A transaction goes there and comes back once. Through SQLAlchemy's asyncio each of its statements did.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store writer")

    async def store(self, rows: ByKind, fences: Sequence[Fence] = ()) -> None:
        """See `Transactions`."""
        try:
            await made_by(self._thread.submit(self._transact, rows))
        except (DBAPIError, OverflowError) as error:
            raise fault_of(error, NOT_STORED) or error from None

    async def expunge(self) -> bool:
        """See `Transactions`: out of the write-ahead log, unless somebody still reads it.

        Closing the database does it in any case.
        """
        return await made_by(self._thread.submit(self._truncate))

    async def close(self) -> None:
        """See `Transactions`."""
        await asyncio.to_thread(self._thread.shutdown)
        await asyncio.to_thread(self.engine.dispose)

    def _transact(self, rows: ByKind) -> None:
        with self.engine.begin() as connection:
            _execute(connection, rows)

    def _truncate(self) -> bool:
        try:
            with self.engine.connect() as connection:
                driver = connection.connection.driver_connection
                if driver is None:
                    return False
                (is_busy, *_) = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except (SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("the write-ahead log was not truncated: %s", error)
            return False
        return not is_busy


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
        """Connect, so that others know at once that somebody writes here. Raises InUse or Unavailable."""
        async with self.engine.connect():
            pass

    async def store(self, rows: ByKind, fences: Sequence[Fence] = ()) -> None:
        """See `Transactions`. One that met another in the middle is tried again: nothing of it was stored."""
        for _ in range(RACES):
            if await self._transact(rows, fences):
                return
        raise Unavailable(f"{NOT_STORED}: others wrote the same rows each time")

    async def expunge(self) -> bool:
        """See `Transactions`: the server overwrites what was erased by itself, sooner or later."""
        return True

    async def close(self) -> None:
        """See `Transactions`."""
        await self.engine.dispose()

    async def _transact(self, rows: ByKind, fences: Sequence[Fence]) -> bool:
        """Store them; False if another transaction was in the way."""
        doing = NOT_STORED
        try:
            async with self.engine.connect() as connection:
                transaction = await connection.begin()
                try:
                    for fence in fences:
                        await fence.see(connection)
                    await connection.run_sync(_execute, rows)
                    for statement in self._beside(rows):
                        await connection.execute(statement)
                    doing = UNSURE
                    await transaction.commit()
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

    def _beside(self, rows: ByKind) -> Iterable[Executable]:
        return () if self._aside is None else self._aside([row for each in rows.values() for row in each])


def _execute(connection: Connection, rows: ByKind) -> None:
    """Execute one statement for each kind of row, with all rows of that kind."""
    for kind, each in rows.items():
        write = WRITES[kind]
        parameters = [write.parameters(row) for row in each]
        try:
            changed = _executed(
                connection, write.statement(connection.dialect.name), parameters, counts=write.changes_one
            )
        except IntegrityError:  # what the driver says of it repeats the row
            raise Conflict(kind) from None
        if write.changes_one and changed != len(each):
            raise Conflict(kind)  # a row that should be changed does not exist


def _executed(
    connection: Connection, statement: Executable, parameters: Sequence[dict[str, object]], *, counts: bool
) -> int:
    """How many rows were changed, if somebody counts them: not every driver tells that of many at once."""
    if counts and not connection.dialect.supports_sane_multi_rowcount:
        return sum(connection.execute(statement, each).rowcount for each in parameters)
    return connection.execute(statement, parameters).rowcount
