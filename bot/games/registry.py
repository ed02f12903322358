"""The games hosted here. A new game is one line in `GAMES`, and one in `REPORTS`."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.mille.inner.game import MilleGame
from bot.games.mille.report import MilleReport
from bot.games.protocol import Game
from bot.games.report import Reports

GAMES: Mapping[str, Game] = MappingProxyType({game.name: game for game in (MilleGame(),)})
"""Every game by its name."""

REPORTS: Reports = MappingProxyType({"mille": MilleReport()})
"""What each game tells of itself on the command line."""


def find_game(name: str) -> Game:
    """The game called `name`. Raises KeyError when there is none."""
    return GAMES[name]
