"""The pot of a tournament: what all who signed up owe, divided by places in a way that is chosen before."""

from collections.abc import Collection, Mapping, Sequence
from enum import Enum
from itertools import groupby

from bot.tournament.standings import Line


class Division(Enum):
    """A division of the pot: how many parts each place gets, the best first."""

    FIRST = "first"
    TWO = "two"
    THREE = "three"

    @property
    def parts(self) -> tuple[int, ...]:
        """The parts of the first places; the others get none."""
        match self:
            case Division.FIRST:
                return (1,)
            case Division.TWO:
                return (2, 1)
            case Division.THREE:
                return (3, 2, 1)


def nets(entry: int, entrants: Collection[int], lines: Sequence[Line], division: Division) -> Mapping[int, int]:
    """Return what each entrant wins or pays in the end, in minor units; all of it sums to zero.

    `entry`: what each owes. `lines`: the standings of those who stayed; who left forfeits the entry. Those who share
    a place share the parts of all places that they take, equally; the odd units go one each to the first winners, in
    the order of the lines. If nobody stayed, all get theirs back.
    """
    if entry < 0 or not {line.person for line in lines} <= set(entrants):
        raise ValueError("entries are owed by those who signed up")
    if not lines:
        return dict.fromkeys(entrants, 0)
    parts = list(division.parts[: len(lines)])
    pot, whole = entry * len(entrants), sum(parts)
    won = dict.fromkeys(entrants, 0)
    for _, group in groupby(lines, key=lambda line: line.place):
        sharing = [line.person for line in group]
        taken, parts = sum(parts[: len(sharing)]), parts[len(sharing) :]
        won |= dict.fromkeys(sharing, pot * taken // (whole * len(sharing)))
    odd = pot - sum(won.values())
    winners = [line.person for line in lines if won[line.person]] or [lines[0].person]
    for number in range(odd):
        won[winners[number % len(winners)]] += 1
    return {person: won[person] - entry for person in entrants}


def payments(won: Mapping[int, int]) -> tuple[tuple[int, int, int], ...]:
    """Return who pays whom how much, so that each wins this: payer, payee, and an amount above zero.

    The lowest number of those who pay begins, with the lowest of those who are paid. Raises ValueError unless all sums
    to zero.
    """
    if sum(won.values()):
        raise ValueError("what some win, others lose")
    due = [[person, amount] for person, amount in sorted(won.items()) if amount > 0]
    found = []
    for payer, amount in sorted(won.items()):
        left = -amount
        while left > 0:
            paid = min(left, due[0][1])
            found.append((payer, due[0][0], paid))
            left -= paid
            due[0][1] -= paid
            if not due[0][1]:
                due.pop(0)
    return tuple(found)
