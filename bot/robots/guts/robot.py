"""The robots of Guts: a beginner with too much courage, and a player who knows how good a hand must be."""

import math
from abc import abstractmethod
from dataclasses import dataclass
from random import Random

from bot.games.guts.moves import In, Out
from bot.games.guts.options import Declare
from bot.games.guts.strength import share_above
from bot.games.guts.views import GutsView
from bot.games.protocol import Move
from bot.robots.protocol import Level, RobotOf

BRAVE = 2.0  # times the share of hands that a beginner should play
FEARLESS = 0.03  # of the other hands are played by a beginner all the same


class GutsRobot(RobotOf[GutsView]):
    """A player of Guts."""

    __slots__ = ()

    kind = GutsView

    def move(self, view: GutsView, random: Random) -> Move:
        """Return in or out."""
        return In() if self.dares(view, random) else Out()

    @abstractmethod
    def dares(self, view: GutsView, random: Random) -> bool:
        """Return whether to be in."""


@dataclass(frozen=True, slots=True)
class GutsNovice(GutsRobot):
    """A robot that is in with twice as many hands as it should, regardless of who else is in."""

    level: Level = Level.NOVICE

    def dares(self, view: GutsView, random: Random) -> bool:
        """Return whether the hand looks good enough for so many players, or the robot bluffs, as it sometimes does."""
        return share_above(view.hand) < BRAVE * _even_money(len(view.board.dealt) - 1) or random.random() < FEARLESS


@dataclass(frozen=True, slots=True)
class GutsRegular(GutsRobot):
    """A robot that is in with the best share of hands, where the worst of them is even money. It never bluffs.

    Among novices, with a cap of 20, it wins more than a novice in its place: from 0.1 chips a deal with three at the
    table to 0.5 with ten who speak in turn (`tests/robots/test_strength_of_guts.py` holds every size).
    """

    level: Level = Level.REGULAR

    def dares(self, view: GutsView, random: Random) -> bool:
        """Return whether the hand is in the share that the others leave it."""
        return share_above(view.hand) < worth_playing(view)


def worth_playing(view: GutsView) -> float:
    """Return the share of hands, the best ones, with which to be in.

    The player who is in with the fewest hands must be beaten as often as not. That takes the better half of these
    hands, and half of it again for each further player in. It won 0.02 to 0.07 chips a deal against the share of
    `together`, halved for each who is in.
    """
    board = view.board
    others = len(board.dealt) - 1
    if view.board.options.declare is Declare.TOGETHER:
        return _even_money(others)
    if not board.ins:
        return _even_money(len(board.silent) - 1)
    dared = min(_even_money(others - place) for place, seat in enumerate(board.dealt) if seat in board.ins)
    return dared / math.pow(2, len(board.ins))


def _even_money(others: int) -> float:
    """Return the share at which, as likely as not, none of the others has a better hand."""
    return 1 - math.pow(0.5, 1 / others) if others else 1.0
