"""The registry of robots. A new robot is one line in `ROBOTS`."""

from bot.games.protocol import View
from bot.robots.mille.novice import MilleNovice
from bot.robots.mille.regular import MilleRegular
from bot.robots.protocol import Level, Robot
from bot.robots.random_legal import RandomLegal

ROBOTS: tuple[Robot, ...] = (MilleNovice(), MilleRegular(), RandomLegal())
"""Every robot."""


def find_robot(level: Level | str, view: View) -> Robot:
    """The robot of this level that plays the game of `view`. Raises KeyError when there is none."""
    for robot in ROBOTS:
        if robot.level == level and robot.reads(view):
            return robot
    raise KeyError(level)
