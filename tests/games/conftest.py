"""Fixtures of the tests over every game and number of seats."""

from typing import NamedTuple

import pytest

from bot.games.protocol import Game
from tests.games.kits import KITS, Kit, Table, ends_of_range, is_largest, tables
from tests.left_out import first

SHORT, MORE = (0, 2), (11, 373)
"""They rotate through the variants, two to five, and one player leaves in 2, 5, 8, 11 …; 373 is short as others go."""


class Case(NamedTuple):
    """The random games that the laws are held in, all by the same rules: each a table and a seed."""

    name: str  # of the rules
    played: tuple[tuple[Table, int], ...]

    def __str__(self) -> str:
        return "-".join([self.name, *(f"{table.seats}.{seed}" for table, seed in self.played)])


def few(name: str) -> Case:
    """Return the games of every run: one played to its end at the smallest table, one that is left at the largest."""
    seats = KITS[name].game.seats
    return Case(name, ((Table(name, seats[0]), SHORT[0]), (Table(name, seats[-1]), SHORT[1])))


def more(table: Table) -> Case:
    """Return other games: one that is left at the smallest table, one that is played at the largest, by turns between.

    So every variant is played, and every size; no law depends on both.
    """
    if len(KITS[table.name].game.seats) == 1:
        seeds: tuple[int, ...] = MORE
    elif ends_of_range(table):
        seeds = (MORE[is_largest(table)],)
    else:
        seeds = (3 * table.seats + (0 if table.seats % 2 else 2),)
    return Case(table.name, tuple((table, seed) for seed in seeds))


def cases() -> list[Case]:
    """Return each game with few games, then with more at its smallest and its largest table, and at those between."""
    return [*map(few, KITS), *map(more, sorted(tables(), key=lambda table: not ends_of_range(table)))]


CASES = first(len(KITS), cases(), why="all sizes and seeds")


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """Some games by the same rules.

    All tests of a case run together, so that its games are played once, and forgotten soon.
    """
    case: Case = request.param
    return case


@pytest.fixture
def kit(case: Case) -> Kit:
    """The game's kit for the tests."""
    return KITS[case.name]


@pytest.fixture
def game(kit: Kit) -> Game:
    """The game itself."""
    return kit.game
