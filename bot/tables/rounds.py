"""Reads tables when they are due, from the index of due times: after a start most logs are never read.

| which tables | when they are read |
|---|---|
| due by now or soon: a clock, a deal, a robot's turn | at the start, and then twice a minute |
| with messages that do not show the last ply | at the start, one after the other |
| with an agreed time, which stood still while no process ran | after these |
| any other | when somebody asks for it |
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial

from bot.store import Store
from bot.tables.clocks import Timekeeper
from bot.tables.dues import Dues
from bot.tables.memory import Memory
from bot.tables.table import Table
from bot.tables.time import Clock

PERIOD = 30_000  # ms from one round to the next
AHEAD = 60_000  # ms; who is due so soon is read already
BETWEEN_SHOWN = 0.05  # s; Discord takes fifty requests a second, and others need most of them


class Rounds:
    """Looks regularly which tables are due, and makes this process await what happens there."""

    def __init__(
        self,
        memory: Memory,
        store: Store,
        clock: Clock,
        timekeeper: Timekeeper,
        dues: Dues,
        *,
        show: Callable[[Table], None],
    ) -> None:
        """`show` is called with each table whose messages must be brought up to date.

        Reading a table is all that it takes to have its clocks, its deal and its robots awaited.
        """
        self._memory = memory
        self._store = store
        self._clock = clock
        self._timekeeper = timekeeper
        self._dues = dues
        self._show = show
        self._left_out: set[str] = set()  # tables that cannot be read

    def start(self, *, unshown: Sequence[str], clocked: Sequence[str], left_out: Collection[str]) -> None:
        """Go round from now on, and read these tables once, without those that cannot be read."""
        self._left_out.update(left_out)
        now = self._clock.now()
        self._timekeeper.at(now, "rounds", self.look)
        if unshown or clocked:
            self._timekeeper.at(now, "tables after the start", partial(self._catch_up, unshown, clocked))

    async def look(self) -> None:
        """Read the tables that are due and not awaited yet, and put off in the store what is due later."""
        found = await self._store.due_tables(self._clock.now() + AHEAD)
        unknown = [row.table for row in found if not self._dues.is_known(row.table) and row.table not in self._left_out]
        async for _ in self._memory.spaced(unknown):
            pass
        self._left_out.update(key for key in unknown if not self._dues.is_known(key))
        later = self._dues.later(found)
        if later:
            await self._store.commit(*later)
            self._dues.stored(later)
        self._timekeeper.at(self._clock.now() + PERIOD, "rounds", self.look)

    async def _catch_up(self, unshown: Sequence[str], clocked: Sequence[str]) -> None:
        """Show what the process before this one could not show any more."""
        async for table in self._memory.spaced(key for key in unshown if key not in self._left_out):
            self._show(table)
            await asyncio.sleep(BETWEEN_SHOWN)
        async for _ in self._memory.spaced(key for key in clocked if key not in self._left_out):
            await asyncio.sleep(BETWEEN_SHOWN)  # a table that is read is given back its time, and shown then
