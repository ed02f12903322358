"""A robot that plays Beggar My Neighbor: there is nothing to think, so all levels press alike."""

from dataclasses import dataclass
from random import Random

from bot.games.beggar_my_neighbor.moves import Lap
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Move
from bot.robots.protocol import Level, RobotOf


@dataclass(frozen=True, slots=True)
class BeggarRobot(RobotOf[BeggarView]):
    """A robot that turns a lap."""

    level: Level
    kind = BeggarView

    def move(self, view: BeggarView, random: Random) -> Move:
        """Return a lap."""
        return Lap()
