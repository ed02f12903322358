"""The lesson of Kalooki."""

from bot.games.kalooki import lesson
from bot.games.kalooki.views import KalookiView
from cogs.screens.classroom import PicturedClassroom
from cogs.screens.kalooki.rulebook import KalookiRulebook
from cogs.screens.kalooki.screens import KalookiScreens


class KalookiClassroom(PicturedClassroom[KalookiView]):
    """A deal with everything in it: a call, the contract in one press, a joker that moves, and the bend."""

    script = lesson.SCRIPT
    topics = ("turn", "calls", "melds", "tacking", "end", "money")
    book = KalookiRulebook
    screens = KalookiScreens
    has_free_rows = False
