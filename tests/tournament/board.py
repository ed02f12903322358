"""A stage for tournaments: it remembers what it was to show."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.tournament import Tournament, TournamentWatch
from bot.tournament.course import Course
from tests.tables.recording_stage import PATIENCE
from tests.tables.still_clock import StillClock
from tests.tournament.hall import Hall, called


@dataclass
class Board:
    """A stage that remembers what it was to show, and calls people to their tables unless it `is_mute`.

    It fails so often as `broken` says.
    """

    watch: TournamentWatch
    clock: StillClock
    broken: int = 0
    is_mute: bool = False
    shown: list[Tournament] = field(default_factory=list)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def show(self, found: Tournament) -> None:
        """Remember it."""
        if self.broken:
            self.broken -= 1
            raise ConnectionResetError
        self.shown.append(found)
        self._changed.set()
        if not self.is_mute:
            await called(self.watch.tournaments, found.row.id, now=self.clock.now())

    async def until(self, is_so: Callable[[Course], bool]) -> Course:
        """Wait until such a state is shown."""
        async with asyncio.timeout(PATIENCE):
            while not (self.shown and is_so(self.shown[-1].course)):
                self._changed.clear()
                await self._changed.wait()
        return self.shown[-1].course


def watched(hall: Hall) -> Board:
    """Begin to watch in this process."""
    board = Board(hall.watch, hall.clock)
    hall.watch.show = board.show
    hall.watch.start()
    return board
