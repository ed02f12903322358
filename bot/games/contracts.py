"""Games in which each deal asks for a contract of melds, and the one who has the fewest points after the last wins.

The others pay the winner for the difference of points, or one stake.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self

from bot.games.leaving import won
from bot.games.paying import divided
from bot.games.protocol import BadOption, Ending, Given, Options, Outcome, Seat, Side, Transfer

PER = range(1, 101)  # points a stake


class Payment(StrEnum):
    """A way to pay the winner."""

    POINTS = "points"  # for the difference of points
    GAME = "game"  # one stake, whatever the totals


@dataclass(frozen=True, slots=True)
class ContractOptions(Options):
    """The agreed options. A game has fields of its own, and among them `contracts`, `payment` and `per`."""

    every_contract: ClassVar[str]  # digits

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
        return len(self.texts()["contracts"])


@dataclass(frozen=True, slots=True)
class Due:
    """A payment of one player, before several winners divide it."""

    payer: Seat
    points: int  # how many more than the winner; below zero if only a player who left has fewer
    stakes: int


def outcome_of(sides: Sequence[Side], points: Sequence[int], left: Sequence[Seat], ending: Ending) -> Outcome:
    """Return the outcome: those with the fewest points among those who stayed win, together if they are level."""
    return won(sides, [-each for each in points], left, ending=ending)


def dues(
    points: Sequence[int], outcome: Outcome | None, left: Collection[Seat], *, payment: Payment, per: int
) -> tuple[Due, ...]:
    """Return the payments of all who have not won; nothing in a game that was abandoned, or goes on.

    Each started `per` points of difference cost a stake, and a player who left pays one at least.
    """
    if outcome is None or outcome.ending is Ending.ABANDONED or not outcome.winners:
        return ()
    best, found = points[min(outcome.winners)], list[Due]()
    for seat, own in enumerate(points):
        if seat not in outcome.winners:
            by_points = max(1 if seat in left else 0, started(own - best, per))
            found.append(Due(Seat(seat), own - best, 1 if payment is Payment.GAME else by_points))
    return tuple(found)


def transfers(
    owed: Sequence[Due], winners: Collection[Seat], stake: int, *, seats: int, dealer: Seat | None
) -> Iterator[Transfer]:
    """Yield the payments at a stake of `stake` minor units, in order; several winners divide each (F17)."""
    for due in owed:
        shares = divided(due.stakes * stake, winners, seats=seats, dealer=dealer)
        for winner in sorted(winners):
            if shares[winner]:
                yield Transfer(due.payer, winner, shares[winner])


def started(points: int, per: int) -> int:
    """Return how many times `per` points are at least begun."""
    return max(0, -(-points // per))
