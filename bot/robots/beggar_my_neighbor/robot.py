"""A robot that plays Beggar My Neighbor: there is nothing to think, so all levels press alike."""

from dataclasses import dataclass
from random import Random

from bot.games.beggar_my_neighbor.moves import Lap
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Move, View
from bot.robots.protocol import Level, Robot


@dataclass(frozen=True, slots=True)
class BeggarRobot(Robot):
    """A robot that turns a lap."""

    level: Level

    def reads(self, view: View) -> bool:
        """Whether this is a view of Beggar My Neighbor."""
        return isinstance(view, BeggarView)

    def choose(self, view: View, *, random: Random) -> Move:
        """A lap. Raises TypeError or ValueError as `Robot.choose`."""
        if not isinstance(view, BeggarView):
            raise TypeError("not a view of Beggar My Neighbor")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
        return Lap()
