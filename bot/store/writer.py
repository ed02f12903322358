"""Group commit: one task stores whatever waits, in one transaction.

A commit that reaches the disk costs the same for one move as for a hundred, so the moves that arrive while one
transaction is under way share the next. Each unit still stands or falls alone. In a transaction rows go by kind; a unit
that takes away what others stored has one to itself, so that what came before it is gone, and what comes after stays.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import Conflict, Unavailable
from bot.store.rows import Row
from bot.store.writes import WRITES

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Unit:
    """Rows that are stored together or not at all, and who waits for them."""

    rows: tuple[Row, ...]
    stored: asyncio.Future[None]

    @property
    def erases(self) -> bool:
        """Whether it takes away what rows of other kinds stored."""
        return any(WRITES[type(row)].erases for row in self.rows)

    def succeed(self) -> None:
        if not self.stored.done():  # done: the waiter was cancelled, the unit is stored all the same
            self.stored.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.stored.done():
            self.stored.set_exception(error)


class Writer:
    """The only one who writes; made inside a running loop, and to be closed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[_Unit] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def commit(self, rows: tuple[Row, ...]) -> None:
        """Store these rows as one unit; on the disk when this returns. See `Store.commit`."""
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
        """Take no more, store what waits, stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

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
        """What shares the next transaction."""
        share = next((at for at, unit in enumerate(self._waiting) if unit.erases), len(self._waiting))
        units = self._waiting[: max(share, 1)]
        del self._waiting[: len(units)]
        return units

    async def _store(self, units: Sequence[_Unit]) -> None:
        """Store these units, in their order; only what breaks a law by itself is left out.

        When the whole fails each half is tried alone, so that one faulty unit among n costs about log n commits.
        """
        if not units:
            return
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_execute, units)
        except asyncio.CancelledError:
            for unit in units:
                unit.fail(Unavailable("the store was stopped"))
            raise
        except OperationalError as error:  # the disk or a lock: no unit's fault, and no use in trying halves
            _log.error("%d units not stored: %s", len(units), error.orig)
            for unit in units:
                # One instance each: an exception raised in several tasks would mix their tracebacks.
                unit.fail(Unavailable(f"nothing was stored: {error.orig}"))
        except Exception as error:  # whatever it is, it is given to the unit that caused it
            if len(units) == 1:
                units[0].fail(error)
            else:
                await self._store(units[: len(units) // 2])
                await self._store(units[len(units) // 2 :])
        else:
            for unit in units:
                unit.succeed()


def _execute(connection: Connection, units: Sequence[_Unit]) -> None:
    """One statement a kind of row, for all rows of all units."""
    by_kind: dict[type[Row], list[dict[str, object]]] = defaultdict(list)
    for unit in units:
        for row in unit.rows:
            by_kind[type(row)].append(WRITES[type(row)].parameters(row))
    for kind, write in WRITES.items():
        if parameters := by_kind.get(kind):
            try:
                result = connection.execute(write.statement, parameters)
            except IntegrityError as error:
                raise Conflict(kind) from error
            if write.changes_one and result.rowcount != len(parameters):
                raise Conflict(kind)  # a row to change is not there
