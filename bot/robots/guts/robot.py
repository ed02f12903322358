"""The robots of Guts: a beginner who likes big cards, and a player who knows how good a hand must be."""

import math
from abc import abstractmethod
from dataclasses import dataclass
from random import Random

from bot.games.guts.moves import In, Out
from bot.games.guts.options import Declare
from bot.games.guts.strength import share_above, strength
from bot.games.guts.views import GutsView
from bot.games.protocol import Move, View
from bot.robots.protocol import Level, Robot

JACK = 9  # as a height
FEARLESS = 0.08  # of the hands are played by a beginner whatever they are


class GutsRobot(Robot):
    """A player of Guts."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Guts."""
        return isinstance(view, GutsView)

    def choose(self, view: View, *, random: Random) -> Move:
        """In or out. Raises TypeError or ValueError as `Robot.choose`."""
        if not isinstance(view, GutsView):
            raise TypeError("not a view of Guts")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
        return In() if self.dares(view, random) else Out()

    @abstractmethod
    def dares(self, view: GutsView, random: Random) -> bool:
        """Whether to be in."""


@dataclass(frozen=True, slots=True)
class GutsNovice(GutsRobot):
    """A robot that trusts court cards and aces, whoever else is in."""

    level: Level = Level.NOVICE

    def dares(self, view: GutsView, random: Random) -> bool:
        """With a pair, an ace or a court card, and sometimes with nothing."""
        own = strength(view.hand)
        return own.is_pair or own.high >= JACK or random.random() < FEARLESS


@dataclass(frozen=True, slots=True)
class GutsRegular(GutsRobot):
    """A robot that is in with the best share of hands, where the worst of them is even money. It never bluffs."""

    level: Level = Level.REGULAR

    def dares(self, view: GutsView, random: Random) -> bool:
        """With the share of hands that the others leave it."""
        return share_above(view.hand) < worth_playing(view)


def worth_playing(view: GutsView) -> float:
    """The share of hands, the best ones, with which to be in."""
    board = view.board
    at_once = _even_money(len(board.dealt) - 1)
    if view.options.declare is Declare.TOGETHER:
        return at_once
    if not board.ins:
        return _even_money(len(board.silent) - 1)
    return at_once / math.pow(2, len(board.ins))


def _even_money(others: int) -> float:
    """The share with which it is as likely as not that none of so many others has a better hand."""
    return 1 - math.pow(0.5, 1 / others) if others else 1.0
