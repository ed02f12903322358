"""How a player played: what each decision cost, judged by what the player could know then."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.coach.weighing import Advice, Compared
from bot.robots.coaching import Said

SHOWN = 3  # of the dearest


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what the coach says of it."""

    ply: int  # of its row in the log
    deal: int
    played: Compared
    advice: Advice


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that surely cost something."""

    ply: int  # of its row in the log
    deal: int
    cost: float  # stakes
    within: float  # half of the interval of that
    played: Said
    best: Said
    reasons: tuple[Said, ...]  # why that is better


@dataclass(frozen=True, slots=True)
class Review:
    """The results of all decisions of a player in a game."""

    decisions: int  # that were weighed
    mistakes: int
    cost: float  # stakes of all mistakes; what chance may explain costs nothing here, or noise would add up
    result: float  # stakes that the game brought
    dearest: tuple[Mistake, ...]  # the dearest first

    @classmethod
    def of(cls, judged: Sequence[Judged], result: float) -> "Review":
        """Return the review of these decisions, in a game that brought so many stakes."""
        mistakes = sorted((each for each in judged if each.played.is_mistake), key=lambda each: -each.played.cost)
        cost = sum(each.played.cost for each in mistakes)
        return cls(len(judged), len(mistakes), cost, result, tuple(map(_mistake, mistakes[:SHOWN])))

    @property
    def luck(self) -> float:
        """The rest of the result: luck, what the others did, and what chance may explain. No hidden card is in it."""
        return self.result + self.cost


def _mistake(judged: Judged) -> Mistake:
    played, advice = judged.played, judged.advice
    return Mistake(judged.ply, judged.deal, played.cost, played.within, played.said, advice.best.said, advice.reasons)
