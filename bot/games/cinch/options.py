"""What players of Cinch may agree on (C11)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

TARGETS = range(11, 201)


class AllPass(StrEnum):
    """What follows when all four pass (C3.4)."""

    DEALER = "dealer"  # names trumps, and plays a contract that cannot fail
    REDEAL = "redeal"  # the cards are thrown in, and the next dealer deals


class Pay(StrEnum):
    """What each loser pays (C8.1)."""

    POINTS = "points"  # a stake for each point between the sides
    GAME = "game"  # one stake


@dataclass(frozen=True, slots=True)
class CinchOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "C11"

    target: int = 51  # points with which a side wins
    all_pass: AllPass = AllPass.DEALER
    pay: Pay = Pay.POINTS

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "target":
                return replace(self, target=given.number_in(TARGETS))
            case "all_pass":
                return replace(self, all_pass=given.word_of(AllPass))
            case "pay":
                return replace(self, pay=given.word_of(Pay))
        return None
