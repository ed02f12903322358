"""The standings of a tournament: points by place at each table, so that all games count alike.

Points are half points, so that all are whole: two for each opponent at the table who is placed lower, one for each with
whom one shares a place. Partners are no opponents. Who sits out gets as many as if all at a table had shared the first
place: half of the most that the others can get. Who does not come is placed below all who do.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.tournament.rounds import Round, Shape, Sides

AHEAD, LEVEL = 2, 1


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table: its people, by places, the best first. `absent` did not come, and share no place."""

    sides: Sides
    places: tuple[tuple[int, ...], ...]
    absent: tuple[int, ...] = ()

    @property
    def winners(self) -> frozenset[int]:
        """Those who beat somebody, and whom nobody beat."""
        is_won = len(self.places) > 1 or (bool(self.absent) and bool(self.places))
        return frozenset(self.places[0] if is_won else ())


@dataclass(frozen=True, slots=True)
class Line:
    """A person's line in the standings. Those who share a place have the same."""

    place: int  # from 1
    person: int
    points: int  # half points
    wins: int  # tables
    opposition: int  # the points of all opponents, one after the other


def points_of(result: Result) -> Mapping[int, int]:
    """Return the half points that each person gets at a table."""
    return {each: sum(points for _, points in _against(result, each)) for side in result.sides for each in side}


def bye_points(shape: Shape) -> int:
    """Return the half points of a person who sits out."""
    return LEVEL * (shape.seats - max(shape.sides))


def standings(
    people: Collection[int], rounds: Iterable[tuple[Round, Sequence[Result]]], shape: Shape
) -> tuple[Line, ...]:
    """Return the standings of these people after these rounds and their results, the best first.

    Ties: points, then tables won, then the points of those one has met, then a shared place. A table without a result
    gives nobody anything, and others may have met people who are no longer among these.
    """
    points: dict[int, int] = defaultdict(int)
    wins: dict[int, int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    for each, results in rounds:
        for person in each.byes:
            points[person] += bye_points(shape)
        for result in results:
            for person, gained in points_of(result).items():
                points[person] += gained
                wins[person] += person in result.winners
                met[person] += [other for other, _ in _against(result, person)]
    opposition = {person: sum(points[other] for other in met[person]) for person in people}
    keys = {person: (points[person], wins[person], opposition[person]) for person in people}
    order = sorted(people, key=lambda person: ([-each for each in keys[person]], person))
    places: dict[tuple[int, int, int], int] = {}
    for place, person in enumerate(order, start=1):
        places.setdefault(keys[person], place)
    return tuple(Line(places[keys[person]], person, *keys[person]) for person in order)


def _against(result: Result, person: int) -> Iterator[tuple[int, int]]:
    """Yield each opponent at a table, with the half points that a person gets against them."""
    place = {each: number for number, group in enumerate((*result.places, result.absent)) for each in group}
    for side in result.sides:
        for other in side if person not in side else ():
            if person in result.absent or place[person] > place[other]:
                yield other, 0
            else:
                yield other, LEVEL if place[person] == place[other] else AHEAD
