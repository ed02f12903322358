"""Fixtures of the tests over every game and number of seats."""

import pytest

from bot.games.protocol import Game
from tests.games.kits import KITS, Kit, Table, ends_of_range, random_game, tables
from tests.games.play import RandomGame
from tests.left_out import first

SEEDS = first(2, [0, 2, 1, *range(3, 10)])  # in that of 2 somebody leaves; the others go on round the variants
TABLES = sorted(tables(), key=lambda table: not ends_of_range(table))


@pytest.fixture(params=first(sum(map(ends_of_range, TABLES)), TABLES, why="all sizes"), ids=str)
def table(request: pytest.FixtureRequest) -> Table:
    """Each game with so many players; the smallest and the largest number in every run."""
    table: Table = request.param
    return table


@pytest.fixture
def kit(table: Table) -> Kit:
    """What the tests know of the game."""
    return KITS[table.name]


@pytest.fixture
def game(kit: Kit) -> Game:
    """The game itself."""
    return kit.game


@pytest.fixture(params=SEEDS)
def seed(request: pytest.FixtureRequest) -> int:
    """Each seed of a random game."""
    seed: int = request.param
    return seed


@pytest.fixture
def played(table: Table, seed: int) -> RandomGame:
    """A random game; the seeds go round its variants."""
    return random_game(table, seed)
