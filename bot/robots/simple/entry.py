"""The entry of a small game without its own robots and report."""

from bot.games.protocol import Game
from bot.games.simple.report import SimpleReport
from bot.robots.hosted import Hosted
from bot.robots.simple.robots import SimpleNovice, SimpleRegular


def hosted(game: Game) -> Hosted:
    """Return the entry of this game, with the robots and the report of every small game."""
    return Hosted(game=game, robots=(SimpleNovice(game), SimpleRegular(game)), report=SimpleReport())
