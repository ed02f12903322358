"""In a process of the bot: a clock that a test sets, by a file with the milliseconds that passed beside real time."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.tables.clocks import Timekeeper
from bot.tables.time import SystemClock

LOOKS = 0.05  # s between two looks whether time has been let pass


def shift_by(path: str) -> None:
    """Have the bot's clock and its timekeeper follow this file."""
    now: Callable[[SystemClock], int] = SystemClock.now

    def shifted(clock: SystemClock) -> int:
        return now(clock) + int(Path(path).read_text())

    async def wait(keeper: Timekeeper) -> None:
        await asyncio.sleep(LOOKS)

    SystemClock.now = shifted  # type: ignore[method-assign]
    Timekeeper._wait = wait  # type: ignore[method-assign]
