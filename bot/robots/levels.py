"""Which robot plays."""

from collections.abc import Iterable

from bot.games.protocol import View
from bot.robots.protocol import Level, Robot


def find_robot(level: Level | str, view: View, *, robots: Iterable[Robot]) -> Robot:
    """The one of these robots that has this level and plays the game of `view`. Raises KeyError when there is none."""
    for robot in robots:
        if robot.level == level and robot.reads(view):
            return robot
    raise KeyError(level)
