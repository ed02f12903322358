"""Partners: who sits on which side of a table, so that everyone has another partner than the round before."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from bot.tournament.luck import Luck
from bot.tournament.rounds import Shape, Sides


def sides_of(
    table: Sequence[int],
    shape: Shape,
    *,
    partnered: Mapping[tuple[int, int], int],
    last: Mapping[tuple[int, int], int],
    luck: Luck,
) -> Sides:
    """Return the people of a table by sides.

    As few as can be keep the partner of the `last` round, then the sum of squared earlier partnerships is least.
    """
    if not shape.has_partners:
        return tuple((each,) for each in luck.mixed(table))
    found = [(_cost(sides, last), _cost(sides, partnered), luck.random(), sides) for sides in _divided(table, shape)]
    return min(found)[-1]


def _cost(sides: Sides, partnered: Mapping[tuple[int, int], int]) -> int:
    return sum(partnered.get(pair, 0) ** 2 for side in sides for pair in combinations(sorted(side), 2))


def _divided(table: Sequence[int], shape: Shape) -> Iterator[Sides]:
    """Yield every way to divide people among sides. Sides of one size are the same: their first people are in order."""
    people = sorted(table)
    yield from _from(people, shape.sides, ())


def _from(people: Sequence[int], sizes: Sequence[int], before: Sides) -> Iterator[Sides]:
    if not sizes:
        yield before
        return
    is_like_last = bool(before) and len(before[-1]) == sizes[0]
    for side in combinations(people, sizes[0]):
        if is_like_last and side < before[-1]:
            continue
        yield from _from([each for each in people if each not in side], sizes[1:], (*before, side))
