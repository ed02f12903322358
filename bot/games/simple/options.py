"""The options of a small game: how many deals. A game with more options adds fields to these."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bot.games.protocol import Given, Options

RULE = "1"  # a small game has one page of rules, and every refusal names it
DEALS = range(1, 101)


@dataclass(frozen=True, slots=True)
class SimpleOptions(Options):
    """The agreed options."""

    rule: ClassVar[str] = RULE

    deals: int = 5

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption."""
        return replace(self, deals=given.number_in(DEALS)) if given.name == "deals" else None

    def deals_of(self, seats: int) -> int:
        """Return the number of deals of a game, at least."""
        return self.deals
