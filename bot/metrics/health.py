"""The health of the bot, in one line."""

import math
import time
from collections.abc import Callable
from typing import Final, Protocol

from bot.store import Conflict, TooLarge

LONGEST_SILENCE: Final = 60.0  # s without anything stored; hosting stores that it is there every fifteen
LONGEST_PAUSE: Final = 15.0  # s between two beats of the loop


class Line(Protocol):
    """The line to Discord."""

    @property
    def is_ready(self) -> bool: ...

    @property
    def is_up(self) -> bool: ...

    @property
    def broken_for(self) -> float: ...


class Health:
    """A judge of health, notified of commits and heartbeats of the loop; it knows what is wrong, if anything."""

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        """`seconds`: a clock that nobody sets."""
        self._seconds = seconds
        self.line: Line | None = None  # None until there is a bot
        self.is_closing = False
        self.stored_at = 0.0  # Unix seconds; when something was stored last, 0 for never
        self._stored = -math.inf  # the same on a clock that nobody sets
        self._trouble = ""  # the kind of error with which the last attempt to store something failed
        self._beat = self._seconds()

    def beat(self) -> None:
        """Note that the loop does its due work."""
        self._beat = self._seconds()

    def committed(self, error: Exception | None) -> None:
        """Note that something was stored, or why not. A unit that is refused for itself is no trouble."""
        if error is None:
            self.stored_at, self._stored = time.time(), self._seconds()
        if error is None or isinstance(error, Conflict | TooLarge):
            self._trouble = ""
        else:
            self._trouble = type(error).__name__

    def objection(self) -> str | None:
        """Return one sentence that says why the bot is not well; None if it is."""
        now, line = self._seconds(), self.line
        if self.is_closing:
            return "the bot is closing"
        if self._trouble:
            return f"the database cannot be written ({self._trouble})"
        if line is None or not line.is_ready:
            return "the bot is starting, and is not connected to Discord yet"
        if not line.is_up:
            return f"the line to Discord has been broken for {line.broken_for:.0f} s"
        if now - self._stored > LONGEST_SILENCE:
            return f"nothing was stored for {now - self._stored:.0f} s"
        if now - self._beat > LONGEST_PAUSE:
            return f"the event loop was held up for {now - self._beat:.0f} s"
        return None
