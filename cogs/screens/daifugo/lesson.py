"""The lesson of Daifugo."""

from bot.games.daifugo import lesson
from bot.games.daifugo.views import DaifugoView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.daifugo.rulebook import DaifugoRulebook
from cogs.screens.daifugo.screens import DaifugoScreens


class DaifugoClassroom(PicturedClassroom[DaifugoView]):
    """The end of one deal, and the exchange before the next."""

    script = lesson.SCRIPT
    topics = ("play", "play", "play", "play", "exchange", "money")
    book = DaifugoRulebook
    screens = DaifugoScreens
