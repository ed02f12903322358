"""Who sits out, and which scores sit together, so that the sum over tables of best less worst score is least.

Put the people in order of score. Between two neighbors in that order at least one table has people on both sides,
unless those before fill whole tables; and one is enough. So the least sum is that of the gaps where tables are not
full, and it only remains to choose who sits out: a table of the best choices, one person after the other, finds them.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

from bot.tournament.luck import Luck


def sit_out(byes: Mapping[int, int], people: Collection[int], count: int) -> tuple[frozenset[int], frozenset[int]]:
    """Return who surely sits out, and those of whom the rest is chosen.

    Nobody sits out twice before all have once: so those who did least often do it first.
    """
    sure: frozenset[int] = frozenset()
    for _, group in groupby(sorted(people, key=lambda each: byes.get(each, 0)), lambda each: byes.get(each, 0)):
        next_ones = frozenset(group)
        if len(sure) + len(next_ones) > count:
            return sure, next_ones
        sure |= next_ones
    return sure, frozenset()


def least_spread(scores: Sequence[int], may_leave: Sequence[bool], leaving: int, seats: int) -> list[list[int]]:
    """Return the least sum that the people from each on can still add, by how many of them sit out.

    `scores`: of all who do not surely sit out, best first. `may_leave`: whether each can be one of the `leaving` who
    sit out. A sum that cannot be had is `IMPOSSIBLE`.
    """
    count = len(scores)
    least = [[IMPOSSIBLE] * (leaving + 1) for _ in range(count + 1)]
    least[count][0] = 0
    for at in range(count - 1, -1, -1):
        for out in range(leaving + 1):  # how many of these sit out
            before = at - (leaving - out)  # how many before have sat down
            if before < 0:
                continue
            stay = least[at + 1][out] + _gap(scores, at, before + 1, seats)
            leave = least[at + 1][out - 1] + _gap(scores, at, before, seats) if out and may_leave[at] else IMPOSSIBLE
            least[at][out] = min(stay, leave)
    return least


IMPOSSIBLE = 10**18


def _gap(scores: Sequence[int], at: int, seated: int, seats: int) -> int:
    """Return what the gap after this person adds if so many until here have sat down."""
    return scores[at] - scores[at + 1] if seated % seats and at + 1 < len(scores) else 0


def closest(
    people: Sequence[int], scores: Mapping[int, int], sure: Collection[int], rest: Collection[int], count: int,
    *, seats: int, luck: Luck,
) -> tuple[list[list[int]], list[int]]:  # fmt: skip
    """Return tables with the least sum, and who sits out: one of all such rounds, by luck.

    `sure` sit out, and so do some of the `rest` until they are `count`.
    """
    order = [each for each in luck.mixed(people) if each not in sure]
    order.sort(key=lambda each: -scores[each])
    leaving = count - len(sure)
    values, may_leave = [scores[each] for each in order], [each in rest for each in order]
    least = least_spread(values, may_leave, leaving, seats)
    seated, byes, out = [], list(sure), leaving
    for at, each in enumerate(order):
        before = at - (leaving - out)
        stay = least[at + 1][out] + _gap(values, at, before + 1, seats) == least[at][out]
        leave = out > 0 and may_leave[at] and least[at + 1][out - 1] + _gap(values, at, before, seats) == least[at][out]
        if leave and (not stay or luck.below(len(order) - at) < out):
            byes.append(each)
            out -= 1
        else:
            seated.append(each)
    return _tables(seated, scores, seats, luck), byes


def _tables(order: Sequence[int], scores: Mapping[int, int], seats: int, luck: Luck) -> list[list[int]]:
    """Return tables of people who are in order of score: at most one has people before and after any gap."""
    tables: list[list[int]] = []
    begun: list[int] = []
    for _, group in groupby(order, lambda each: scores[each]):
        level = list(group)
        missing = seats - len(begun) if begun else 0
        choices = [n for n in range(min(missing, len(level) + 1)) if (len(level) - n) % seats == 0]
        if missing <= len(level):
            choices.append(missing)  # the table is full, so that those left may begin another one
        taken = choices[luck.below(len(choices))]
        begun += level[:taken]
        if len(begun) == seats:
            tables.append(begun)
            begun = []
        rest = level[taken:]
        while len(rest) >= seats:
            tables.append(rest[:seats])
            rest = rest[seats:]
        if rest:
            begun = rest
    return tables


def spread(tables: Sequence[Collection[int]], scores: Mapping[int, int]) -> int:
    """Return the sum over tables of best less worst score."""
    return sum(max(scores[each] for each in table) - min(scores[each] for each in table) for table in tables)
