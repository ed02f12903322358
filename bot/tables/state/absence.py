"""The log rows that are not moves: pauses, a robot that plays for an absent player, a clock that has run out.

Such a row changes no card and no turn. Its text is a key of `ABSENCE`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Absence(Event):
    """The event that someone is away, or back. It is public; `seat` caused it, or is absent."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Paused(Absence):
    """The clocks are stopped, because all agreed (`seat` as the last) or the bot was away (None)."""


@dataclass(frozen=True, slots=True)
class Resumed(Absence):
    """The clocks go on, because `seat` resumed the game or the bot is back (None)."""


@dataclass(frozen=True, slots=True)
class Deputised(Absence):
    """A robot plays on for `seat`. From now on the game has no stakes and is not rated."""


@dataclass(frozen=True, slots=True)
class OutOfTime(Absence):
    """The time of `seat` is over: its next move, in the next row, is the default of the rules."""


PAUSE, RESUME, DEPUTY, LATE = "pause", "resume", "deputy", "late"
ABSENCE: Mapping[str, type[Absence]] = MappingProxyType(
    {PAUSE: Paused, RESUME: Resumed, DEPUTY: Deputised, LATE: OutOfTime}
)
"""The event of each such row, by the text of the row. A record leaves these rows out."""
