"""The robots of Guts: a beginner with too much courage, one who knows how good a hand must be, and one with a table."""

import math
from abc import abstractmethod
from dataclasses import dataclass
from random import Random

from bot.games.guts.moves import In, Out
from bot.games.guts.options import Declare
from bot.games.guts.strength import share_above
from bot.games.guts.views import GutsView
from bot.games.protocol import Move
from bot.robots.guts.kinds import kind_of
from bot.robots.guts.reckoning import Heard
from bot.robots.guts.table import Situation, equilibrium
from bot.robots.protocol import Level, RobotOf

BRAVE = 2.0  # times the share of hands that a beginner should play
FEARLESS = 0.03  # of the other hands are played by a beginner all the same
OPENED = 1.7  # times the share that is even money, to be the first in: about what an equilibrium has; 1 gives pots away
CALLED = (
    0.7  # of that share, to be the second in; an equilibrium has 0.6, 0.75 pays those who open with few, 0.5 with any
)
CALLED_AGAIN = 0.85  # of that for each further one: too many; an equilibrium has 0.45, and no rule gains by it


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
        return share_above(view.hand) < BRAVE * even_money(len(view.board.dealt) - 1) or random.random() < FEARLESS


@dataclass(frozen=True, slots=True)
class GutsRegular(GutsRobot):
    """A robot that is in with the best share of hands, by who spoke before and how many are to come. It never bluffs.

    Once someone is in, it is in with a few more hands than an equilibrium has, so that nobody can take pots from it by
    courage alone. None of the rules in `tests/robots/test_reckoning_of_guts.py` gains 0.15 chips a deal from regulars,
    where 20 are at stake.
    """

    level: Level = Level.REGULAR

    def dares(self, view: GutsView, random: Random) -> bool:
        """Return whether the hand is in the share that the others leave it."""
        if view.board.options.declare is Declare.TOGETHER:
            return share_above(view.hand) < even_money(len(view.board.dealt) - 1)
        return share_above(view.hand) < worth_playing(len(view.board.dealt), heard(view))


@dataclass(frozen=True, slots=True)
class GutsExpert(GutsRobot):
    """A robot that plays an equilibrium from a table: nothing that others do gains from it, though they know it.

    It bluffs as often as the table says. A best reply to it that knows the table gains 0.04 chips a deal at most, where
    20 are at stake.
    """

    level: Level = Level.EXPERT

    def dares(self, view: GutsView, random: Random) -> bool:
        """Return whether the hand is above the border; on it, as often as the table says."""
        board = view.board
        if len(board.silent) == 1 and not board.ins:  # the others have left
            return True
        if board.options.declare is Declare.TOGETHER:
            situation = Situation(len(board.silent), None)
        else:
            situation = Situation.of(len(board.dealt), heard(view))
        return random.random() < equilibrium()[situation].chance(kind_of(view.hand))


def heard(view: GutsView) -> Heard:
    """Return whether those who were heard in this deal are in, in the order in which they speak."""
    board = view.board
    return tuple(seat in board.ins for seat in board.dealt if seat in board.ins or seat in board.outs)


def worth_playing(seats: int, said: Heard) -> float:
    """Return the share of hands, the best ones, with which to be in if so much was heard in turn.

    The first who is in knows that those to come are only in with better hands, and so needs less than even money
    against them. The next one needs a better hand than the first, and so on.
    """
    first = next((place for place, is_in in enumerate(said) if is_in), len(said))
    opened = min(1.0, OPENED * even_money(seats - 1 - first))
    return opened if first == len(said) else opened * CALLED * math.pow(CALLED_AGAIN, sum(said) - 1)


def even_money(others: int) -> float:
    """Return the share at which, as likely as not, none of the others has a better hand."""
    return 1 - math.pow(0.5, 1 / others) if others else 1.0
