"""The bot's outside inputs, as a test hands them in: its clock, and the luck of the deals."""

import heapq
import itertools
from collections.abc import Callable
from datetime import datetime
from random import Random

from bot.games.shuffle import SEED_BYTES
from bot.tables.time import Alarm, SystemClock

SHORT = "a short game 1"  # with the seeds of this name, Mille to 100 points is over after four turns


class Ringing:
    """A call due at some moment, by the machine's clock or because a test let time pass."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback: Callable[[], object] | None = callback
        self.by_machine: Alarm | None = None

    def ring(self) -> None:
        """Call, once."""
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()

    def cancel(self) -> None:
        """Call nobody."""
        self._callback = None
        if self.by_machine is not None:
            self.by_machine.cancel()


class ShiftedClock(SystemClock):
    """The machine's clock, turned forward by a test."""

    def __init__(self) -> None:
        self._passed = 0
        self._alarms: list[tuple[int, int, Ringing]] = []
        self._order = itertools.count()

    def now(self) -> int:
        return super().now() + self._passed

    def call_at(self, when: int, callback: Callable[[], object]) -> Alarm:
        """See `Clock`."""
        alarm = Ringing(callback)
        heapq.heappush(self._alarms, (when, next(self._order), alarm))
        alarm.by_machine = super().call_at(when, alarm.ring)
        return alarm

    def begin(self, moment: datetime) -> None:
        """Be at this moment now, before anything is scheduled: for a test in which the date matters."""
        self._passed += round(moment.timestamp() * 1000) - self.now()

    def advance(self, milliseconds: int) -> None:
        """Let this much time pass, and make the calls that are due by now."""
        self._passed += milliseconds
        now = self.now()
        while self._alarms and self._alarms[0][0] <= now:
            heapq.heappop(self._alarms)[-1].ring()


def seeds_of(test: str) -> Callable[[], bytes]:
    """Return a source of seeds for this test: always the same ones, and different from another test's."""
    chance = Random(test)
    return lambda: chance.randbytes(SEED_BYTES)
