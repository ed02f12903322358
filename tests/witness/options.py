"""What players of Magpie may agree on (1.3)."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

NAME = "magpie"
CHOICES = {"deals": range(1, 10), "ante": range(1, 6)}


@dataclass(frozen=True, slots=True)
class MagpieOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "1.3"

    deals: int = 2
    ante: int = 1

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "deals":
                return replace(self, deals=given.number_in(CHOICES["deals"]))
            case "ante":
                return replace(self, ante=given.number_in(CHOICES["ante"]))
        return None
