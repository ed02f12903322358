"""The watch: anything due at home and not done ten seconds later is taken up again, whichever part missed it.

| what | due | taken up again by |
|---|---|---|
| a robot's move | since the robot is to act, unless it is thinking | reading the table from its log |
| a deal, a window, a clock, a reminder | as `Dues` says; if nothing is awaited, as the store says | the same |
| an announcement | since it waits here, unless posting failed or is under way | waking the announcer |

Only each part's own memory holds what it awaits. The watch trusts the store, and only repeats what the parts do at the
start of a process, so looking too often is harmless. After each further failure it waits longer.
"""

import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.store import AnnouncementRow, DueRow
from bot.tables.errors import Declined
from bot.tables.ground import Ground, OnGround
from bot.tables.playing.robots import Robots, robot_to_act
from bot.tables.state.dues import Dues
from bot.tables.state.table import Table
from bot.tables.telling.announcer import Announcer
from bot.values.timing import USUAL, Backoff

log = logging.getLogger(__name__)

PERIOD = USUAL.overdue_every  # ms from one look to the next
LATE = Backoff(10_000, 5 * 60_000)  # ms that something may stay undone: at first, and after each failure
ROBOT, DEAL, CLOCK, ANNOUNCEMENT = "robot", "deal", "clock", "announcement"
KINDS: Final = (ROBOT, DEAL, CLOCK, ANNOUNCEMENT)


@dataclass(frozen=True, slots=True)
class Seen:
    """A table with something due."""

    state: tuple[int | None, int]  # the due time and the ply known to this process
    since: int  # ms; when first seen so, or last taken up
    times: int = 0  # it was taken up in this state


class Overdue(OnGround):
    """A regular search for overdue actions at home. It works the same in a single process and among others."""

    def __init__(
        self, ground: Ground, dues: Dues, robots: Robots, announcer: Announcer, *, every: int = PERIOD
    ) -> None:
        """`every`: milliseconds from one look to the next."""
        super().__init__(ground)
        self._every = every
        self._dues = dues
        self._robots = robots
        self._announcer = announcer
        self._seen: dict[str, Seen] = {}  # by table
        self._unreadable: set[str] = set()  # tables
        self._waiting: dict[str, int] = {}  # since when (ms) each announcement has been seen ready to post
        self.taken_up: Counter[str] = Counter(dict.fromkeys(KINDS, 0))  # since the start, by kind

    def start(self) -> None:
        """Look from now on."""
        self._timekeeper.at(self._clock.now() + self._every, "what is overdue", self.look)

    async def look(self) -> None:
        """Take up what has been due for too long."""
        try:
            self._look_at_tables(await self._home_rows(await self._store.due_tables(self._clock.now())))
            self._look_at_announcements(await self._announcer.waiting())
        finally:
            self.start()

    async def _home_rows(self, found: list[DueRow]) -> list[DueRow]:
        """Return the rows of tables at home here that this process does not know to be due later."""
        now, known = self._clock.now(), self._dues.next
        due = [row for row in found if (when := known(row.table)) is None or when <= now]
        if self._home.is_alone or not due:
            return due
        places = await self._store.servers_of(row.table for row in due)
        return [row for row in due if self._home.holds(places[row.table])]

    def _look_at_tables(self, found: Iterable[DueRow]) -> None:
        now, before, self._seen = self._clock.now(), self._seen, {}
        for key in (row.table for row in found if row.table not in self._unreadable):
            table = self._memory.peek(key)
            state = self._dues.next(key), -1 if table is None else table.ply
            seen = before.get(key)
            if seen is None or seen.state != state or self._goes_on(key, table):
                seen = Seen(state, now, 0 if seen is None or seen.state != state else seen.times)
            if now - seen.since >= LATE.after(seen.times + 1):
                seen = Seen(state, now, seen.times + 1)
                self._timekeeper.at(now, f"overdue {key}", partial(self._take_up, key))
            self._seen[key] = seen

    def _goes_on(self, key: str, table: Table | None) -> bool:
        """Return whether something is under way at a table that is due: a robot thinks, or the bot is away there."""
        is_held = self._dues.next(key) == 0 and table is not None and robot_to_act(table) is None
        return is_held or self._robots.is_thinking(key)

    def _look_at_announcements(self, found: Iterable[AnnouncementRow]) -> None:
        now = self._clock.now()
        rows = {row.id: row for row in found}
        self._waiting = {key: self._waiting.get(key, now) for key in rows}
        for key, since in self._waiting.items():
            if now - since >= LATE.first:
                log.warning("table %s: announcement %s overdue, taken up again", rows[key].table, key)
                self.taken_up[ANNOUNCEMENT] += 1
                self._waiting[key] = now
                self._announcer.wake()

    async def _take_up(self, key: str) -> None:
        """Read the table `key` from its log, as after a start: then this process awaits all that is due there."""
        await self._robots.stop(key)
        self._memory.drop(key)
        self._dues.forget(key)
        try:
            table = await self._memory.table(key)
        except Declined:  # it cannot be read, as the log says already
            self._unreadable.add(key)
            return
        when, is_robot = self._dues.next(key), robot_to_act(table) is not None
        if when is None or when > self._clock.now() or (when == 0 and not is_robot):
            return
        kind = ROBOT if is_robot else CLOCK if table.awaits_deck is None else DEAL
        log.warning("table %s ply %d: %s overdue, taken up again", table.id, table.ply, kind)
        self.taken_up[kind] += 1
