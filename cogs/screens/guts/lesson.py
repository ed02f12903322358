"""The lesson of Guts."""

from bot.games.guts import lesson
from bot.games.guts.views import GutsView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.guts.rulebook import GutsRulebook
from cogs.screens.guts.screens import GutsScreens


class GutsClassroom(PicturedClassroom[GutsView]):
    """Five deals: a pair, the pot, who speaks when, and what losing costs."""

    script = lesson.SCRIPT
    topics = ("declare", "pot", "declare", "showdown", "pot", "money")
    book = GutsRulebook
    screens = GutsScreens
