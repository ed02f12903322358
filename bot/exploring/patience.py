"""An end to stories that have none: too much time of the processor is a fault with a name, never a run that hangs.

Virtual time notices what is done again and again (`timeline.NeverAtRest`). This notices the rest: a callback that does
not return.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

LONGEST: Final = 120.0  # s of processor; ordinary stories take less than ten


class TooLong(KeyboardInterrupt):
    """An error: a story takes too long. Like its base it goes through asyncio, and through what catches errors."""


@contextmanager
def patience(seconds: float = LONGEST) -> Iterator[None]:
    """Raise TooLong once this process has worked for so many seconds in here. In the main thread only."""

    def end(_signal: int, frame: FrameType | None) -> None:
        where = "nowhere" if frame is None else f"{frame.f_code.co_filename} line {frame.f_lineno}"
        raise TooLong(f"never at rest: {seconds:g} s of processor, the last of them in {where}")

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds, seconds)  # and again, where something has caught it
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
