"""The options that players of Linger Longer may agree on (L9)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import ClassVar, Final, Literal, Self

from bot.games.protocol import Given, Options

EACH: Final = "each"  # as many deals as players (L5.1)
DEALS = range(1, 31)


class Trump(StrEnum):
    """A rule for which card fixes trumps (L2.3, L2.4)."""

    DEALER = "dealer"  # the dealer's last, which is shown
    STOCK = "stock"  # one from the stock, which lies aside


@dataclass(frozen=True, slots=True)
class LingerOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = "L9"
    numbers: ClassVar[Mapping[str, range]] = MappingProxyType({"deals": DEALS})

    deals: int | Literal["each"] = EACH
    trump: Trump = Trump.DEALER

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption."""
        if (given.name, given.text) == ("deals", EACH):
            return replace(self, deals=EACH)
        return Options.with_value(self, given)

    def deals_of(self, seats: int) -> int:
        """Return the number of deals for `seats` players (L5.1)."""
        return seats if self.deals == EACH else self.deals
