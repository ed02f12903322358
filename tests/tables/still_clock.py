"""A clock that stops until a test sets it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random


@dataclass(eq=False)
class Alarm:
    """A callback scheduled for a moment."""

    when: int
    callback: Callable[[], object]
    alarms: "list[Alarm]" = field(repr=False)

    def cancel(self) -> None:
        """Call nobody."""
        if self in self.alarms:
            self.alarms.remove(self)


class StillClock:
    """A clock that a test sets, and the luck of its house, which is the same in every run.

    Attributes:
        luck: what seeds of games are drawn from, by all processes that look at this clock.
    """

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        self.time = now
        self.luck = Random("a house")
        self._alarms: list[Alarm] = []
        self._changed = asyncio.Event()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return self.time

    def call_at(self, when: int, callback: Callable[[], object]) -> Alarm:
        """Call `callback` when time has come to `when`."""
        alarm = Alarm(when, callback, self._alarms)
        self._alarms.append(alarm)
        self._changed.set()
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Advance the time, without calling anyone yet."""
        self.time += milliseconds

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass, and make the calls that are due by now."""
        self.advance(milliseconds)
        for alarm in [each for each in self._alarms if each.when <= self.time]:
            alarm.cancel()
            alarm.callback()

    async def until_called(self) -> None:
        """Let time pass until the next call."""
        while not self._alarms:
            self._changed.clear()
            await self._changed.wait()
        self.pass_time(max(0, min(each.when for each in self._alarms) - self.time))
