"""The options that players of Beggar My Neighbor may agree on (B9)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

DEALS = range(1, 10)
LAPS = range(20, 1201)


@dataclass(frozen=True, slots=True)
class BeggarOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "B9"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"deals": DEALS, "laps": LAPS})

    deals: int = 1
    laps: int = 1200  # of a deal, at most (B4.3)

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
