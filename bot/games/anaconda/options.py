"""The options that players of Anaconda may agree on (A1.4)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.poker import Ranking
from bot.games.protocol import Options


class Limit(StrEnum):
    """A rule for how much a bet may be (A4)."""

    FIXED = "fixed"  # one size, and at most four in a round
    NONE = "none"  # from one size to all chips


class LowRanking(StrEnum):
    """A ranking of low hands (A6.3)."""

    ACE_TO_FIVE = "ace_to_five"
    ACE_TO_SIX = "ace_to_six"
    DEUCE_TO_SEVEN = "deuce_to_seven"

    @property
    def ranking(self) -> Ranking:
        """The rule by which hands are compared."""
        return Ranking(self.value)


@dataclass(frozen=True, slots=True)
class AnacondaOptions(Options):
    """The agreed options. Amounts are chips."""

    rule: ClassVar[str] = "A1.4"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType(
        {"deals": range(1, 101), "stack": range(20, 10_001), "ante": range(1, 101), "bet": range(1, 1001)}
    )

    deals: int = 10
    stack: int = 100  # at the start
    ante: int = 1  # before every deal
    bet: int = 2  # the size of a bet
    limit: Limit = Limit.FIXED
    low: LowRanking = LowRanking.ACE_TO_FIVE

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
