"""Group commit: one task stores all waiting rows in one transaction.

A commit to the disk costs the same for one move as for a hundred, so the moves that arrive during one transaction share
the next. Each unit still succeeds or fails alone. Within a transaction rows are stored kind by kind, in all units
together. So a unit that erases gets a separate transaction: it must erase earlier rows and none that come later. So
does one with a precondition, which is no other unit's concern.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.store.errors import Lost, Unavailable
from bot.store.rows.rows import Row
from bot.store.writing.transacting import ByKind, Precondition, Transactions
from bot.store.writing.writes import WRITES

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Unit:
    """A unit of rows stored together or not at all, and the future that its caller awaits."""

    rows: tuple[Row, ...]
    stored: asyncio.Future[None]
    preconditions: tuple[Precondition, ...] = ()

    @property
    def erases(self) -> bool:
        """Whether it erases what rows of other kinds stored."""
        return any(WRITES[type(row)].erases for row in self.rows)

    @property
    def is_alone(self) -> bool:
        """Whether it must share its transaction with no other unit."""
        return self.erases or bool(self.preconditions)

    def succeed(self) -> None:
        if not self.stored.done():  # done: the caller was canceled; its unit is stored all the same
            self.stored.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class Witness(Protocol):
    """An observer that must know all stored rows, even when the caller that committed them no longer waits."""

    def begin(self) -> None:
        """Hear that a transaction begins, whose end another method reports."""

    def learn(self, stored: Iterable[Row]) -> None:
        """Hear which rows a transaction stored, in this order, before anyone who waits for them does."""

    def doubt(self, unit: Iterable[Row]) -> None:
        """Hear which rows were refused, or may have been stored."""


class Writer:
    """The only object that writes. Make it inside a running event loop, and close it after use."""

    def __init__(self, transactions: Transactions, *, witness: Witness) -> None:
        self._transactions = transactions
        self._witness = witness
        self._waiting: list[_Unit] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._holds_erased = False  # whether the database may still hold what was erased
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def commit(self, rows: tuple[Row, ...], preconditions: tuple[Precondition, ...] = ()) -> None:
        """Store these rows as one unit; they are on the disk when this returns. See `Store.commit`.

        Raises TypeError for a row that cannot be written, and what `Store.commit` raises.
        """
        for row in rows:
            if type(row) not in WRITES:
                raise TypeError(f"{type(row).__name__} is no row that can be written")
        if self._closing:
            raise Unavailable("the store is closed")
        unit = _Unit(rows, asyncio.get_running_loop().create_future(), preconditions)
        self._waiting.append(unit)
        self._wake.set()
        await unit.stored

    async def close(self) -> None:
        """Accept no more units, store those that wait, and stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self._transactions.close()

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
        share = next((at for at, unit in enumerate(self._waiting) if unit.is_alone), len(self._waiting))
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
        rows = _by_kind(units)
        self._witness.begin()
        try:
            await self._transactions.store(rows, units[0].preconditions)
        except asyncio.CancelledError:
            for unit in units:
                self._refuse(unit, Unavailable("the store was stopped"))
            raise
        except Lost as error:
            _log.warning("a unit is not stored: %s", error)
            self._refuse(units[0], error)
        except Unavailable as error:  # halves would fail too
            _log.error("%d units not stored: %s", len(units), error)
            for unit in units:
                # One exception for each: raised in several tasks, a single one would mix their tracebacks.
                self._refuse(unit, type(error)(*error.args))
        except Exception as error:  # of any kind, it goes to the unit that caused it
            if len(units) == 1:
                self._refuse(units[0], error)
            else:
                await self._store(units[: len(units) // 2])
                await self._store(units[len(units) // 2 :])
        else:
            self._witness.learn(row for each in rows.values() for row in each)
            if self._holds_erased or any(unit.erases for unit in units):
                self._holds_erased = not await self._transactions.expunge()
            for unit in units:
                unit.succeed()

    def _refuse(self, unit: _Unit, error: Exception) -> None:
        self._witness.doubt(unit.rows)
        unit.fail(error)


def _by_kind(units: Sequence[_Unit]) -> ByKind:
    """Return the rows of these units, kind by kind, in the order in which they are stored."""
    found: dict[type[Row], list[Row]] = defaultdict(list)
    for unit in units:
        for row in unit.rows:
            found[type(row)].append(row)
    return {kind: found[kind] for kind in WRITES if kind in found}
