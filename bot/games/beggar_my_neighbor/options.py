"""What players of Beggar My Neighbor may agree on (B9)."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

DEALS = range(1, 10)
LAPS = range(20, 1201)


@dataclass(frozen=True, slots=True)
class BeggarOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "B9"

    deals: int = 1
    laps: int = 1200  # of a deal, at most (B4.3)

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "deals":
                return replace(self, deals=given.number_in(DEALS))
            case "laps":
                return replace(self, laps=given.number_in(LAPS))
        return None
