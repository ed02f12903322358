"""Games in which each deal asks for a contract of melds, and the one who has the fewest points after the last wins.

The others pay the winner for the difference of points, or one stake.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.leaving import won
from bot.games.protocol import BadOption, Ending, Given, Options, Outcome, Seat, Side

PER = range(1, 101)  # points a stake


class Payment(StrEnum):
    """A way to pay the winner."""

    POINTS = "points"  # for the difference of points
    GAME = "game"  # one stake, whatever the totals


class ContractOptions(Options):
    """The agreed options. A game's own are a frozen dataclass with these fields too."""

    __slots__ = ()

    every_contract: ClassVar[str]  # digits

    contracts: str  # digits, rising: which contracts are played, in this order
    payment: Payment
    per: int  # points a stake, where points are paid

    def with_value(self, given: Given) -> Self | None:
        """Return the same with this value for one of them; None where none has that name. Raises BadOption.

        Contracts are digits that rise.
        """
        if given.name != "contracts":
            return Options.with_value(self, given)
        wanted = given.text
        if not wanted or wanted != "".join(digit for digit in self.every_contract if digit in wanted):
            raise BadOption("bad-contracts", given.name, rule=given.rule)
        return replace(self, **{given.name: wanted})

    def deals_of(self, seats: int) -> int:
        """Return the number of contracts, each of which is a deal at least."""
        return len(self.contracts)


@dataclass(frozen=True, slots=True)
class Due:
    """A payment of one player, before several winners divide it."""

    payer: Seat
    points: int  # how many more than the winner; below zero if only a player who left has fewer
    stakes: int


def outcome_of(sides: Sequence[Side], points: Sequence[int], left: Sequence[Seat], ending: Ending) -> Outcome:
    """Return the outcome: those with the fewest points among those who stayed win, together if they are level."""
    return won(sides, [-each for each in points], left, ending=ending)


def started(points: int, per: int) -> int:
    """Return how many times `per` points are at least begun."""
    return max(0, -(-points // per))
