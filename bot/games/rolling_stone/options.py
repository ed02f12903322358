"""The options that players of Rolling Stone may agree on (R9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

DEALS = range(1, 31)


class Pay(StrEnum):
    """A rule for what each loser of a deal gives its winner (R5.1)."""

    CARDS = "cards"  # a point for each card in hand
    FLAT = "flat"  # one point
    POINTS = "points"  # what the cards in hand are worth


@dataclass(frozen=True, slots=True)
class RollingOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "R9"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"deals": DEALS})

    pay: Pay = Pay.CARDS
    deals: int = 1

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
