"""The levels of robots."""

from collections.abc import Iterable

from bot.games.protocol import Game, View
from bot.robots.protocol import OFFERED, Level, Robot


def levels_of(game: Game) -> tuple[Level, ...]:
    """Return the levels that people may choose in this game, easiest first: one where nobody has a choice."""
    if game.is_chance:
        return (Level.REGULAR,)
    return (*OFFERED, Level.EXPERT) if game.has_expert else OFFERED


def find_robot(level: Level | str, view: View, *, robots: Iterable[Robot]) -> Robot:
    """Return the robot of this level that plays the game of `view`. Raises KeyError when there is none."""
    for robot in robots:
        if robot.level == level and robot.reads(view):
            return robot
    raise KeyError(level)
