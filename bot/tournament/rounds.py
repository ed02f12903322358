"""A round of a tournament: who sits with whom, and who sits out. People are numbers here."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

MOST_PEOPLE = 100  # in a tournament
MOST_ROUNDS = 12

Sides = tuple[tuple[int, ...], ...]
"""The people at a table, by sides: where each plays alone, one person a side."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A table of a tournament, the same for all: how many people sit on each side."""

    sides: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of people at a table."""
        return sum(self.sides)

    @property
    def has_partners(self) -> bool:
        """Whether anyone has a partner."""
        return max(self.sides) > 1


@dataclass(frozen=True, slots=True)
class Round:
    """A round. Everyone of it sits at one table, or sits out."""

    tables: tuple[Sides, ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Fit:
    """The tables that a number of people fill, and how many of them sit out each round."""

    tables: int
    byes: int


def fit(people: int, shape: Shape) -> Fit | None:
    """Return how so many people can be seated; None if they are too few for a table, or too many."""
    if not shape.seats <= people <= MOST_PEOPLE:
        return None
    return Fit(*divmod(people, shape.seats))


def byes_of(past: Iterable[Round]) -> Mapping[int, int]:
    """Return how often each has sat out."""
    return Counter(person for each in past for person in each.byes)


def met_of(past: Iterable[Round]) -> Mapping[tuple[int, int], int]:
    """Return how often each two have sat at one table, the lower number first."""
    return Counter(
        pair for each in past for table in each.tables for pair in combinations(sorted(p for s in table for p in s), 2)
    )


def partnered_of(past: Sequence[Round]) -> Mapping[tuple[int, int], int]:
    """Return how often each two were partners, the lower number first."""
    return Counter(
        pair for each in past for table in each.tables for side in table for pair in combinations(sorted(side), 2)
    )
