"""The registry of robots. A new robot is one line in `ROBOTS`."""

from collections.abc import Iterable

from bot.games.protocol import View
from bot.robots.mille.novice import MilleNovice
from bot.robots.mille.regular import MilleRegular
from bot.robots.protocol import Level, Robot
from bot.robots.random_legal import RandomLegal

ROBOTS: tuple[Robot, ...] = (MilleNovice(), MilleRegular(), RandomLegal())
"""Every robot."""


def find_robot(level: Level | str, view: View, *, robots: Iterable[Robot] = ROBOTS) -> Robot:
    """The one of these robots that has this level and plays the game of `view`. Raises KeyError when there is none."""
    for robot in robots:
        if robot.level == level and robot.reads(view):
            return robot
    raise KeyError(level)
