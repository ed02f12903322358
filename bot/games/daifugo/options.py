"""What players of Daifugo may agree on (D1.3)."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

DEALS = range(1, 51)


class Payment(StrEnum):
    """Which deals are paid for (D7.2)."""

    FINAL = "final"  # the last alone
    EVERY = "every"  # every finished one


@dataclass(frozen=True, slots=True)
class DaifugoOptions(Options):
    """What was agreed."""

    rule: ClassVar[str] = "D1.3"

    deals: int = 5
    second_exchange: bool = False  # whether Poor and Millionaire exchange as well (D5.4)
    revolution: bool = False  # whether four of a kind turns the order of ranks round (D4.7)
    eights: bool = False  # whether an eight ends the round (D4.8)
    payment: Payment = Payment.FINAL

    def with_value(self, given: Given) -> Self | None:
        """The same with this value for one of them; None where none has that name. Raises BadOption."""
        match given.name:
            case "deals":
                return replace(self, deals=given.number_in(DEALS))
            case "second_exchange":
                return replace(self, second_exchange=given.yes_or_no())
            case "revolution":
                return replace(self, revolution=given.yes_or_no())
            case "eights":
                return replace(self, eights=given.yes_or_no())
            case "payment":
                return replace(self, payment=given.word_of(Payment))
        return None
