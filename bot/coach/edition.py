"""The mark of the coach of this program, and of all that it judges by."""

from functools import cache

import bot.coach
import bot.games
import bot.robots
from bot.values.mark import mark_of


@cache
def edition() -> str:
    """Return the mark, which follows from every file of rules, robots and coach: any change makes another one."""
    return mark_of((bot.games.__path__, bot.robots.__path__, bot.coach.__path__))
