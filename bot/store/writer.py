"""Group commit: one task stores everything that waits in one transaction.

A commit to the disk costs the same for one move as for a hundred, so the moves that arrive during one transaction share
the next. Each unit still succeeds or fails alone. Within a transaction rows are stored kind by kind, whatever unit they
belong to. A unit that erases therefore gets a transaction of its own: it must erase what came before it and nothing
that comes after.
"""

import asyncio
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from bot.store.errors import Conflict, DiskFull, TooLarge, Unavailable
from bot.store.rows import Row
from bot.store.writes import WRITES

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Unit:
    """Rows that are stored together or not at all, and the future that their caller awaits."""

    rows: tuple[Row, ...]
    stored: asyncio.Future[None]

    @property
    def erases(self) -> bool:
        """Whether it erases what rows of other kinds stored."""
        return any(WRITES[type(row)].erases for row in self.rows)

    def succeed(self) -> None:
        if not self.stored.done():  # done: the caller was cancelled; its unit is stored all the same
            self.stored.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class Witness(Protocol):
    """Whoever must know what is stored, also when the caller that committed it no longer waits."""

    def learn(self, stored: Iterable[Row]) -> None:
        """Hear which rows a transaction stored, in this order, before anybody who waits for them does."""

    def doubt(self, unit: Iterable[Row]) -> None:
        """Hear which rows were refused, or may have been stored."""


class Writer:
    """The only object that writes. Make it inside a running event loop, and close it after use."""

    def __init__(self, engine: Engine, *, witness: Witness) -> None:
        self._engine = engine
        # A transaction goes there and comes back once. Through SQLAlchemy's asyncio each of its statements did.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store writer")
        self._witness = witness
        self._waiting: list[_Unit] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._holds_erased = False  # whether the write-ahead log may hold what was erased
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def commit(self, rows: tuple[Row, ...]) -> None:
        """Store these rows as one unit; they are on the disk when this returns. See `Store.commit`.

        Raises TypeError for a row that cannot be written, and what `Store.commit` raises.
        """
        for row in rows:
            if type(row) not in WRITES:
                raise TypeError(f"{type(row).__name__} is no row that can be written")
        if self._closing:
            raise Unavailable("the store is closed")
        unit = _Unit(rows, asyncio.get_running_loop().create_future())
        self._waiting.append(unit)
        self._wake.set()
        await unit.stored

    async def close(self) -> None:
        """Accept no more units, store those that wait, and stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await asyncio.to_thread(self._thread.shutdown)

    async def _run(self) -> None:
        try:
            while self._waiting or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                while units := self._next():
                    await self._store(units)
        finally:
            self._closing = True
            for unit in self._waiting:
                unit.fail(Unavailable("the store was stopped"))

    def _next(self) -> list[_Unit]:
        """Take the units of the next transaction from those that wait."""
        share = next((at for at, unit in enumerate(self._waiting) if unit.erases), len(self._waiting))
        units = self._waiting[: max(share, 1)]
        del self._waiting[: len(units)]
        return units

    async def _store(self, units: Sequence[_Unit]) -> None:
        """Store these units in their order, except those that fail by themselves.

        If all of them fail together, each half is tried alone, so that one faulty unit among n costs about log n more
        commits.
        """
        if not units:
            return
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, units)
        except asyncio.CancelledError:
            for unit in units:
                self._refuse(unit, Unavailable("the store was stopped"))
            raise
        except OperationalError as error:  # the disk or a lock: halves would fail too
            _log.error("%d units not stored: %s", len(units), error.orig)
            for unit in units:
                # One exception for each: raised in several tasks, a single one would mix their tracebacks.
                self._refuse(unit, _failure(error))
        except Exception as error:  # of whatever kind, it goes to the unit that caused it
            if len(units) == 1:
                self._refuse(units[0], error)
            else:
                await self._store(units[: len(units) // 2])
                await self._store(units[len(units) // 2 :])
        else:
            self._witness.learn(row for _, rows in _by_kind(units) for row in rows)
            if self._holds_erased or any(unit.erases for unit in units):
                self._holds_erased = not await asyncio.get_running_loop().run_in_executor(self._thread, self._truncate)
            for unit in units:
                unit.succeed()

    def _transact(self, units: Sequence[_Unit]) -> None:
        """In the writer's thread: store these units in one transaction, or nothing."""
        with self._engine.begin() as connection:
            _execute(connection, units)

    def _refuse(self, unit: _Unit, error: Exception) -> None:
        self._witness.doubt(unit.rows)
        unit.fail(error)

    def _truncate(self) -> bool:
        """Take what was erased out of the log, too, in the writer's thread; False if somebody still reads it.

        Then it is tried again after the next transaction, and closing the database does it in any case.
        """
        try:
            with self._engine.connect() as connection:
                driver = connection.connection.driver_connection
                if driver is None:
                    return False
                (is_busy, *_) = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        except (SQLAlchemyError, sqlite3.Error) as error:
            _log.warning("the write-ahead log was not truncated: %s", error)
            return False
        return not is_busy


def _failure(error: OperationalError) -> Unavailable:
    """What to tell whoever waited for a unit."""
    kind = DiskFull if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL else Unavailable
    return kind(f"nothing was stored: {error.orig}")


def _execute(connection: Connection, units: Sequence[_Unit]) -> None:
    """Execute one statement for each kind of row, with all rows of that kind in all units."""
    for kind, rows in _by_kind(units):
        write = WRITES[kind]
        try:
            result = connection.execute(write.statement, [write.parameters(row) for row in rows])
        except IntegrityError as error:
            raise Conflict(kind) from error
        except OverflowError:
            raise TooLarge("a number has more than 64 bits") from None
        if write.changes_one and result.rowcount != len(rows):
            raise Conflict(kind)  # a row that should be changed does not exist


def _by_kind(units: Sequence[_Unit]) -> Iterator[tuple[type[Row], list[Row]]]:
    """The rows of these units, kind by kind, in the order in which they are stored."""
    found: dict[type[Row], list[Row]] = defaultdict(list)
    for unit in units:
        for row in unit.rows:
            found[type(row)].append(row)
    for kind in WRITES:
        if rows := found.get(kind):
            yield kind, rows
