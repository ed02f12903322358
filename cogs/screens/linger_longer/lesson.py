"""The lesson of Linger Longer."""

from bot.games.linger_longer import lesson
from bot.games.linger_longer.views import LingerView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.linger_longer.rulebook import LingerRulebook
from cogs.screens.linger_longer.screens import LingerScreens


class LingerClassroom(PicturedClassroom[LingerView]):
    """Tricks and trumps, in one deal of three cards each."""

    script = lesson.SCRIPT
    topics = ("tricks", "draw", "tricks", "end", "end", "money")
    book = LingerRulebook
    screens = LingerScreens
