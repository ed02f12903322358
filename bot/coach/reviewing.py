"""How a player played: what each decision cost, judged by what the player could know then."""

from dataclasses import dataclass
from functools import cached_property

from bot.coach.weighing import Advice, Compared

SHOWN = 3  # of the dearest


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision, and what the coach says of it."""

    ply: int  # of its row in the log
    deal: int
    played: Compared
    advice: Advice

    @property
    def cost(self) -> float:
        """The cost of the decision in stakes, as far as chance does not explain it; 0 where it is no mistake."""
        return self.played.cost if self.played.is_mistake else 0.0


@dataclass(frozen=True)
class Review:
    """All decisions of a player in a game that were weighed."""

    judged: tuple[Judged, ...]
    result: float  # stakes that the game brought

    @cached_property
    def mistakes(self) -> tuple[Judged, ...]:
        """Those that surely cost something, the dearest first."""
        return tuple(sorted((each for each in self.judged if each.played.is_mistake), key=lambda each: -each.cost))

    @property
    def dearest(self) -> tuple[Judged, ...]:
        """The dearest mistakes."""
        return self.mistakes[:SHOWN]

    @property
    def cost(self) -> float:
        """The stakes that mistakes cost. What chance may explain costs nothing here, or noise would add up."""
        return sum(each.cost for each in self.judged)

    @property
    def luck(self) -> float:
        """The rest of the result: luck, what the others did, and what chance may explain. No hidden card is in it."""
        return self.result + self.cost
