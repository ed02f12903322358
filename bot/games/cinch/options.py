"""The options that players of Cinch may agree on (C11)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

TARGETS = range(11, 201)


class AllPass(StrEnum):
    """A rule for when all four pass (C3.4)."""

    DEALER = "dealer"  # names trumps, and plays a contract that cannot fail
    REDEAL = "redeal"  # the cards are thrown in, and the next dealer deals


class Pay(StrEnum):
    """A rule for each loser's payment (C8.1)."""

    POINTS = "points"  # a stake for each point between the sides
    GAME = "game"  # one stake


@dataclass(frozen=True, slots=True)
class CinchOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "C11"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"target": TARGETS})

    target: int = 51  # points with which a side wins
    all_pass: AllPass = AllPass.DEALER
    pay: Pay = Pay.POINTS

    def is_third_played(self, *, seats: int, deals: int, points: Sequence[int]) -> bool:
        """Return whether anyone had a third of the points that end the game."""
        return 3 * max(points) >= self.target
