"""The time on the playground's Discord, which tests turn forward instead of waiting."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Alarm:
    """An action due at a time; `cancel` it when it is no longer wanted."""

    __slots__ = ("action",)

    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        """Forget it; harmless after it rang."""
        self.action = None


class Clock:
    """Seconds since 1970 as this Discord sees them.

    A ticking clock runs with the machine's; one that does not tick stops between calls of `advance`, so that a slow
    test never runs into the three seconds of an interaction.
    """

    def __init__(self, *, ticking: bool = True, began: float | None = None) -> None:
        """`began`: what time it is now; None: what the machine says."""
        self._ticking = ticking
        self._started = time.monotonic()
        self._offset = time.time() if began is None else began
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._offset + (time.monotonic() - self._started if self._ticking else 0.0)

    def moment(self) -> datetime:
        """Return the same as a time in UTC."""
        return datetime.fromtimestamp(self.now(), UTC)

    def advance(self, seconds: float) -> None:
        """Turn the clock forward; alarms that fall due ring at once, in order. Raises ValueError for less than 0."""
        if seconds < 0:
            raise ValueError("a clock is only turned forward")
        self._offset += seconds
        self._ring()

    def call_in(self, seconds: float, action: Callable[[], None]) -> Alarm:
        """Do `action` after a number of seconds of this clock."""
        alarm = Alarm(action)
        heapq.heappush(self._alarms, (self.now() + seconds, next(self._order), alarm))
        self._wind()
        return alarm

    def stop(self) -> None:
        """Let no alarm ring anymore."""
        self._alarms.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        now = self.now()
        while self._alarms and self._alarms[0][0] <= now:
            _, _, alarm = heapq.heappop(self._alarms)
            action, alarm.action = alarm.action, None
            if action is not None:
                action()
        self._wind()

    def _wind(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._alarms and self._alarms[0][2].action is None:
            heapq.heappop(self._alarms)
        if self._ticking and self._alarms:
            delay = max(0.0, self._alarms[0][0] - self.now())
            self._timer = asyncio.get_running_loop().call_later(delay, self._ring)
