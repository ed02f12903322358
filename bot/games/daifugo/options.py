"""The options that players of Daifugo may agree on (D1.3)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar

from bot.games.protocol import Options

DEALS = range(1, 51)


class Payment(StrEnum):
    """A rule for which deals are paid (D7.2)."""

    FINAL = "final"  # the last alone
    EVERY = "every"  # every finished one


@dataclass(frozen=True, slots=True)
class DaifugoOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "D1.3"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"deals": DEALS})

    deals: int = 5
    second_exchange: bool = False  # whether Poor and Millionaire exchange as well (D5.4)
    revolution: bool = False  # whether four of a kind turns the order of ranks round (D4.7)
    eights: bool = False  # whether an eight ends the round (D4.8)
    payment: Payment = Payment.FINAL

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
