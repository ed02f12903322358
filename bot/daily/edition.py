"""The mark of the rules and robots of this program: only games that began with the same ones are compared."""

from functools import cache

import bot.games
import bot.robots
from bot.values.mark import mark_of


@cache
def edition() -> str:
    """Return the mark, which follows from every file of the rules and the robots: any change makes another one."""
    return mark_of((bot.games.__path__, bot.robots.__path__))
