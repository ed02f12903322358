"""What players of Guts may agree on (G10)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

DEALS = range(1, 101)
CAPS = range(10, 1001)


class Declare(StrEnum):
    """How the players say whether they are in (G3)."""

    TURNS = "turns"  # one after the other, heard by all
    TOGETHER = "together"  # all in secret, then shown


@dataclass(frozen=True, slots=True)
class GutsOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "G10"

    deals: int = 20  # at least (G6.1)
    cap: int = 100  # the most chips that a pot counts for (G5.2)
    declare: Declare = Declare.TURNS

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "deals":
                return replace(self, deals=given.number_in(DEALS))
            case "cap":
                return replace(self, cap=given.number_in(CAPS))
            case "declare":
                return replace(self, declare=given.word_of(Declare))
        return None
