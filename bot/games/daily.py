"""The terms of a game's daily deal: what everyone plays on one day, and what counts there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum


class Measure(Enum):
    """The figure compared at the end of a daily deal, of each player's own seat or side."""

    POINTS = "points"  # as the game scores
    LEAD = "lead"  # those, less the most that another has
    NET = "net"  # won or lost, of a stake of one


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyTerms:
    """The terms of a daily deal: so many seats, the first of which is the player's, and these options.

    `drawn` is an option whose value the seed of the day draws from a list. Where the rules go on after `deals`, the
    daily deal ends.
    """

    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    drawn: tuple[str, Sequence[str]] | None = None
    deals: int | None = None
    measure: Measure = Measure.POINTS
    is_low: bool = False  # whether few points are better than many
