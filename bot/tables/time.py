"""The time, and alarms."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

SECOND = 1_000  # ms
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Alarm(Protocol):
    """A call due at some time."""

    def cancel(self) -> None:
        """Cancel the call."""


class Clock(Protocol):
    """A clock in whole milliseconds since 1970 (UTC)."""

    def now(self) -> int: ...

    def call_at(self, when: int, callback: Callable[[], object]) -> Alarm:
        """Call `callback` once at `when`, or a moment too early: the callback must look at the clock itself."""
        ...


async def until(clock: Clock, when: int) -> None:
    """Wait until `clock` says `when` (Unix milliseconds)."""
    while clock.now() < when:
        reached = asyncio.Event()
        alarm = clock.call_at(when, reached.set)
        try:
            await reached.wait()
        finally:
            alarm.cancel()


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, when: int, callback: Callable[[], object]) -> Alarm:
        """See `Clock`."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, callback)
