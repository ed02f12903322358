"""The lesson of Rolling Stone."""

from bot.games.rolling_stone import lesson
from bot.games.rolling_stone.views import RollingView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.rolling_stone.rulebook import RollingRulebook
from cogs.screens.rolling_stone.screens import RollingScreens


class RollingClassroom(PicturedClassroom[RollingView]):
    """The second half of a deal: following, picking up, and running out."""

    script = lesson.SCRIPT
    topics = ("tricks", "taking", "taking", "tricks", "end", "match")
    book = RollingRulebook
    screens = RollingScreens
