"""The lesson of Anaconda."""

from bot.games.anaconda import lesson
from bot.games.anaconda.views import AnacondaView
from cogs.screens.anaconda.rulebook import AnacondaRulebook
from cogs.screens.anaconda.screens import AnacondaScreens
from cogs.screens.classroom import PicturedClassroom


class AnacondaClassroom(PicturedClassroom[AnacondaView]):
    """A deal with everything in it: bets, two passes, a fist that opens, four cards shown, and half of the pot."""

    script = lesson.SCRIPT
    topics = ("betting", "passing", "betting", "passing", "passing", "dividing")
    book = AnacondaRulebook
    screens = AnacondaScreens
