"""Fixtures of the tests over every game and number of seats."""

from typing import NamedTuple

import pytest

from bot.games.protocol import Game
from tests.games.kits import KITS, Kit, Table, ends_of_range, is_largest, tables
from tests.left_out import first

SHORT, MORE = (0, 2), (1, 3, 5, 8)  # they rotate through the variants; one player leaves in 2, 5, 8 …


class Case(NamedTuple):
    """The random games of a table that the laws are held in."""

    table: Table
    seeds: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.table}-seeds{'_'.join(map(str, self.seeds))}"


def few(table: Table) -> tuple[int, ...]:
    """Return the games of every run: one played to its end at the smallest table, one that is left at the largest."""
    if len(KITS[table.name].game.seats) == 1:
        return SHORT
    return SHORT[1:] if is_largest(table) else SHORT[:1]


def cases() -> list[Case]:
    """Return the smallest and the largest table of each game, with few games, then with every variant, played and left.

    At each number of players between, one game is played to its end and one is left; variants rotate with the number.
    """
    ends = [table for table in tables() if ends_of_range(table)]
    others = [Case(table, tuple(seed for seed in (*SHORT, *MORE) if seed not in few(table))) for table in ends]
    between = [Case(table, (3 * table.seats, 3 * table.seats + 2)) for table in tables() if not ends_of_range(table)]
    return [*(Case(table, few(table)) for table in ends), *others, *between]


CASES = first(sum(map(ends_of_range, tables())), cases(), why="all sizes and seeds")


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """Each table with its seeds.

    All tests of a case run together, so that its games are played once, and forgotten soon.
    """
    case: Case = request.param
    return case


@pytest.fixture(scope="module")
def table(case: Case) -> Table:
    """A game with a number of players."""
    return case.table


@pytest.fixture
def kit(table: Table) -> Kit:
    """The game's kit for the tests."""
    return KITS[table.name]


@pytest.fixture
def game(kit: Kit) -> Game:
    """The game itself."""
    return kit.game


@pytest.fixture(scope="module")
def seeds(case: Case) -> tuple[int, ...]:
    """The seeds of the random games that the laws are held in."""
    return case.seeds
