"""What the log tells beside moves: pauses, and a robot that plays on for somebody who stayed away.

Such a row changes no card and no turn. Its text is one of the words of `ABSENCE`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Absence(Event):
    """Something that everybody may know about who is there; `seat` is whose doing, or whose absence, it is."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Paused(Absence):
    """The clocks stand still: both players agreed (`seat` accepted), or the bot was not there (None)."""


@dataclass(frozen=True, slots=True)
class Resumed(Absence):
    """The clocks go on: `seat` said so, or the bot is there again (None)."""


@dataclass(frozen=True, slots=True)
class Deputised(Absence):
    """A robot plays on for `seat`, without stakes and unrated."""


PAUSE, RESUME, DEPUTY = "pause", "resume", "deputy"
ABSENCE: Mapping[str, type[Absence]] = MappingProxyType({PAUSE: Paused, RESUME: Resumed, DEPUTY: Deputised})
"""The rows of the log that a record has no need of, by their text."""
