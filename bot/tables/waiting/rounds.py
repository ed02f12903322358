"""Reading tables when due, from the index of due times: after a start most logs are never read.

| which tables | when they are read |
|---|---|
| due by now or soon: a clock, a deal, a robot's turn | at the start, and then twice a minute |
| with messages that do not show the last ply | at the start, one after the other |
| with a clock that stopped while no process ran | once it shows a wrong time; see `wrong_from` |
| any other | when someone asks for it |
"""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence

from bot.store import ClockRow, DueRow
from bot.tables.ground import Ground, OnGround
from bot.tables.state.dues import Dues
from bot.tables.state.table import Table

AHEAD = 2  # rounds; tables due this soon are read early
BETWEEN_SHOWN = 0.05  # s; Discord takes fifty requests a second, and others need most of them
EXACT = 20  # a clock may show up to a twentieth less than is left


class Rounds(OnGround):
    """A regular look at which tables are due; it makes this process await what happens there."""

    def __init__(self, ground: Ground, dues: Dues, *, show: Callable[[Table], None], every: int) -> None:
        """`show` is called with each table whose messages must be brought up to date. `every`: ms between two rounds.

        Once a table is read, its clocks, its deal and its robots are awaited.
        """
        super().__init__(ground)
        self._dues = dues
        self._show = show
        self._every = every
        self._left_out: set[str] = set()  # tables that cannot be read
        self._unshown: list[str] = []  # tables that are still to be shown
        self._clocks: list[tuple[int, str]] = []  # sorted: when clocks begin to show wrong times, and the tables

    def start(self, *, unshown: Sequence[str], clocks: Mapping[str, int], left_out: Collection[str]) -> None:
        """Start the rounds, and read these tables once, except unreadable ones.

        Call again with tables newly at home here. `clocks`: when clocks begin to show wrong times (ms), by table.
        """
        self._left_out.update(left_out)
        now = self._clock.now()
        self._clocks = sorted({*self._clocks, *((when, key) for key, when in clocks.items() if key not in left_out)})
        self._timekeeper.at(now, "rounds", self.look)
        self._unshown += [key for key in unshown if key not in self._left_out]
        if unshown or clocks:
            self._timekeeper.at(now, "tables after the start", self._catch_up)

    async def look(self) -> None:
        """Read the tables that are due and not awaited yet, and put off in the store what is due later."""
        found = await self._here(await self._store.due_tables(self._clock.now() + AHEAD * self._every))
        unknown = [row.table for row in found if not self._dues.is_known(row.table) and row.table not in self._left_out]
        read = {table.id async for table in self._memory.spaced(unknown)}
        # Not those still unknown: they have just lost their home here, and it may come back.
        self._left_out.update(key for key in unknown if key not in read)
        later = self._dues.later(found)
        if later:
            await self._store.commit(*later, preconditions=self._home.preconditions)
            self._dues.stored(later)
        # Not `at`: a caller that has just taken a home over wants the next round at once.
        self._timekeeper.by(self._clock.now() + self._every, "rounds", self.look)

    async def _here(self, found: list[DueRow]) -> list[DueRow]:
        """Return those of tables that are at home here."""
        if self._home.is_alone:
            return found
        places = await self._store.servers_of(row.table for row in found)
        return [row for row in found if self._home.holds(places[row.table])]

    async def _catch_up(self) -> None:
        """Show what the previous process left unshown."""
        while self._unshown:
            async for table in self._memory.spaced(self._unshown[:1]):
                self._show(table)
                await asyncio.sleep(BETWEEN_SHOWN)
            del self._unshown[0]  # only now: if the store fails it is retried
        self._await_clocks()

    def _await_clocks(self) -> None:
        if self._clocks:
            self._timekeeper.at(self._clocks[0][0], "clocks after the start", self._correct_clocks)

    async def _correct_clocks(self) -> None:
        """Read the tables whose clocks now show wrong times: they get their time back, and are shown."""
        while self._clocks and self._clocks[0][0] <= self._clock.now():
            first = _, key = self._clocks[0]
            if not self._dues.is_known(key):  # else it has been read
                async for _ in self._memory.spaced([key]):
                    await asyncio.sleep(BETWEEN_SHOWN)
            self._clocks.remove(first)
        self._await_clocks()


def wrong_from(clock: ClockRow, *, owed: Callable[[int], int]) -> int | None:
    """Return when a table must be read because its messages show too little time left; None for never.

    `owed`: for how long no process ran since a moment. Messages show that much less than is left. This is corrected
    once it exceeds a part of the time until something is due, at the latest when that is due. So a restart of seconds
    shows in no clock with minutes to go, and changes no message.
    """
    less = owed(clock.last_at)
    return clock.due_at - EXACT * less if less else None
