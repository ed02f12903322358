"""A clock in a process of the bot that a test sets, by a file with the milliseconds added to real time."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.tables.time import Alarm, SystemClock

LOOKS = 0.05  # s between two looks whether time has been let pass


def shift_by(path: str) -> None:
    """Have the bot's clock, and the calls scheduled on it, follow this file."""
    now: Callable[[SystemClock], int] = SystemClock.now

    def shifted(clock: SystemClock) -> int:
        return now(clock) + int(Path(path).read_text())

    def call_soon(clock: SystemClock, when: int, callback: Callable[[], object]) -> Alarm:
        return asyncio.get_running_loop().call_later(min(LOOKS, max(0, when - clock.now()) / 1000), callback)

    SystemClock.now = shifted  # type: ignore[method-assign]
    SystemClock.call_at = call_soon  # type: ignore[method-assign]
