"""What players of Rolling Stone may agree on (R9)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

DEALS = range(1, 31)


class Pay(StrEnum):
    """What each loser of a deal gives its winner (R5.1)."""

    CARDS = "cards"  # a point for each card in hand
    FLAT = "flat"  # one point
    POINTS = "points"  # what the cards in hand are worth


@dataclass(frozen=True, slots=True)
class RollingOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "R9"

    pay: Pay = Pay.CARDS
    deals: int = 1

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "pay":
                return replace(self, pay=given.word_of(Pay))
            case "deals":
                return replace(self, deals=given.number_in(DEALS))
        return None
