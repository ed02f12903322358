"""Fixtures of the tests over every game and number of seats."""

import pytest

from bot.games.protocol import Game
from tests.games.kits import KITS, Kit, Table, ends_of_range, tables
from tests.left_out import first

SEEDS = ((0, 2), (1, *range(3, 10)))  # in that of 2 a player leaves; the others rotate through the variants
TABLES = sorted(tables(), key=lambda table: not ends_of_range(table))


@pytest.fixture(params=first(sum(map(ends_of_range, TABLES)), TABLES, why="all sizes"), ids=str, scope="module")
def table(request: pytest.FixtureRequest) -> Table:
    """Each game with each number of players; the smallest and the largest number in every run.

    All tests of a table run together, so that its games are played once, and forgotten soon.
    """
    table: Table = request.param
    return table


@pytest.fixture
def kit(table: Table) -> Kit:
    """The game's kit for the tests."""
    return KITS[table.name]


@pytest.fixture
def game(kit: Kit) -> Game:
    """The game itself."""
    return kit.game


@pytest.fixture(params=first(1, SEEDS), ids=lambda seeds: f"seeds{'_'.join(map(str, seeds))}", scope="module")
def seeds(request: pytest.FixtureRequest) -> tuple[int, ...]:
    """The seeds of the random games that the laws are held in; they rotate through the variants of the game."""
    seeds: tuple[int, ...] = request.param
    return seeds
