"""Fixtures of the tests over every game and number of seats."""

from typing import NamedTuple

import pytest

from bot.games.protocol import Game
from tests.games.kits import KITS, Kit, Table, ends_of_range, tables
from tests.left_out import first

SHORT, MORE = (0, 2), (1, 3, 5, 8)  # they rotate through the variants; one player leaves in 2, 5, 8 …


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


def cases() -> list[Case]:
    """Return each game with few games, then its smallest and its largest table with every variant, played and left.

    At each number of players between, one game is played to its end and one is left; variants rotate with the number.
    """
    found = [few(name) for name in KITS]
    for table in sorted(tables(), key=lambda table: not ends_of_range(table)):
        seeds = (*SHORT, *MORE) if ends_of_range(table) else (3 * table.seats, 3 * table.seats + 2)
        found.append(
            Case(table.name, tuple((table, seed) for seed in seeds if (table, seed) not in few(table.name)[1]))
        )
    return found


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
