"""Fixtures of the tests over every registered game."""

import pytest

from bot.games.protocol import Game
from bot.games.registry import GAMES
from tests.games.kits import KITS, Kit, random_game
from tests.games.play import RandomGame
from tests.left_out import first

SEEDS = first(4, range(10))  # the first ones go once round the variants


@pytest.fixture(params=list(GAMES))
def game(request: pytest.FixtureRequest) -> Game:
    """Each game of the registry."""
    return GAMES[request.param]


@pytest.fixture
def kit(game: Game) -> Kit:
    """What the tests know of that game."""
    return KITS[game.name]


@pytest.fixture(params=SEEDS)
def seed(request: pytest.FixtureRequest) -> int:
    """Each seed of a random game."""
    seed: int = request.param
    return seed


@pytest.fixture
def played(game: Game, seed: int) -> RandomGame:
    """A random game; the seeds go round its variants."""
    return random_game(game.name, seed)
