"""The games hosted here. A new game is one line in `GAMES`."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.mille.inner.game import MilleGame
from bot.games.protocol import Game

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (MilleGame(),)})
"""Every game by its name."""


def find_game(name: str) -> Game:
    """The game called `name`. Raises KeyError when there is none."""
    return GAMES[name]
