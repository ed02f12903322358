"""Who sits with whom among those of close scores: as few as can be meet again.

A search exchanges two people at a time, to make the sum over pairs of earlier meetings squared smaller. Now and then,
and ever more seldom, it takes an exchange that makes it larger, so that it does not stay in the first hollow. It makes
a fixed number of steps and looks at no clock, so that every machine finds the same round.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, inf

from bot.tournament.luck import Luck

STEPS = 250  # exchanges that one search tries, for each person
COOLING = 0.03  # the heat at the end, of that at the start
PRICE = 1.0  # of parting scores by one usual gap, as multiples of the heat at the start


@dataclass(frozen=True, slots=True)
class Found:
    """A round as a search found it, and its sum over pairs of earlier meetings squared."""

    cost: int
    tables: list[list[int]]
    byes: list[int]


def apart(
    tables: Sequence[Sequence[int]],
    byes: Sequence[int],
    *,
    scores: Mapping[int, int],
    may_leave: frozenset[int],
    met: Mapping[tuple[int, int], int],
    luck: Luck,
    may_part: bool,
) -> Found:
    """Return the best round that a search finds from here, with scores that are as close.

    `may_leave`: who may sit out in the place of another of them; those of `byes` who are not among them stay there.
    """
    search = _Search(tables, byes, scores, may_leave, met)
    return search.run(luck, STEPS * len(scores), may_part=may_part)


class _Search:
    """One search. People are numbered from 0; the last table holds those who sit out, who meet nobody."""

    def __init__(
        self,
        tables: Sequence[Sequence[int]],
        byes: Sequence[int],
        scores: Mapping[int, int],
        may_leave: frozenset[int],
        met: Mapping[tuple[int, int], int],
    ) -> None:
        self._people = [each for table in tables for each in table] + [each for each in byes if each in may_leave]
        self._stay_out = [each for each in byes if each not in may_leave]
        number = {each: at for at, each in enumerate(self._people)}
        self._score = [scores[each] for each in self._people]
        self._may_leave = [each in may_leave for each in self._people]
        self._weight = [[met.get((min(a, b), max(a, b)), 0) ** 2 for b in self._people] for a in self._people]
        self._tables = [[number[each] for each in table] for table in tables]
        self._tables.append([number[each] for each in byes if each in may_leave])
        self._out = len(tables)
        self._at = [0] * len(self._people)
        for at, table in enumerate(self._tables):
            for each in table:
                self._at[each] = at
        self._joins = [
            [sum(weights[other] for other in table) for table in self._tables[:-1]] + [0] for weights in self._weight
        ]  # what it costs that a person sits at a table
        self._cost = sum(self._joins[each][self._at[each]] for each in range(len(self._people))) // 2

    def run(self, luck: Luck, steps: int, *, may_part: bool) -> Found:
        """Search. `may_part`: scores may part on the way, at a price: some hollows are left by two exchanges alone."""
        count, best, random = len(self._people), self._found(), luck.random
        warm = max(map(max, self._weight), default=0) / 2
        if not self._cost or not warm:
            return best
        heat, cooling = warm, COOLING ** (1 / steps)
        gaps = [a - b for a, b in pairwise(sorted(set(self._score), reverse=True))]
        per_point = PRICE * warm * len(gaps) / sum(gaps) if gaps else 0.0
        price = per_point if may_part else inf  # of each point by which scores are further apart
        apart = 0
        at, weight, joins, score = self._at, self._weight, self._joins, self._score
        for _ in range(steps):
            heat *= cooling
            one, other = int(random() * count), int(random() * count)
            here, there = at[one], at[other]
            if here == there:
                continue
            change = joins[one][there] - joins[one][here] + joins[other][here] - joins[other][there]
            change -= weight[one][other] * ((here != self._out) + (there != self._out))
            further = 0 if score[one] == score[other] else self._further(one, other)
            worse = change + further * price if further else change
            if (worse > 0 and random() >= exp(-worse / heat)) or not self._may(one, other):
                continue
            self._exchange(one, other)
            self._cost += change
            apart += further
            if not apart and self._cost < best.cost:
                best = self._found()
                if not best.cost:
                    break
        return best

    def _may(self, one: int, other: int) -> bool:
        """Return whether these two may change places: who may not sit out does not."""
        is_out = self._out in {self._at[one], self._at[other]}
        return not is_out or (self._may_leave[one] and self._may_leave[other])

    def _further(self, one: int, other: int) -> int:
        """Return by how much further scores are apart once these two have changed places."""
        here, there = self._at[one], self._at[other]
        return self._wider(here, one, other) + self._wider(there, other, one)

    def _wider(self, at: int, gone: int, new: int) -> int:
        if at == self._out:
            return 0
        score = self._score
        before = [score[each] for each in self._tables[at]]
        after = before.copy()
        after[self._tables[at].index(gone)] = score[new]
        return max(after) - min(after) - max(before) + min(before)

    def _exchange(self, one: int, other: int) -> None:
        here, there = self._at[one], self._at[other]
        self._tables[here][self._tables[here].index(one)] = other
        self._tables[there][self._tables[there].index(other)] = one
        self._at[one], self._at[other] = there, here
        for at, gone, new in ((here, one, other), (there, other, one)):
            if at != self._out:
                out, into = self._weight[gone], self._weight[new]
                for each, joins in enumerate(self._joins):
                    joins[at] += into[each] - out[each]

    def _found(self) -> Found:
        named = [[self._people[each] for each in table] for table in self._tables]
        return Found(self._cost, named[:-1], [*self._stay_out, *named[-1]])
