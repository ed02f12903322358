"""The lesson of Cinch."""

from bot.games.cinch import lesson
from bot.games.cinch.views import CinchView
from cogs.screens.cinch.rulebook import CinchRulebook
from cogs.screens.cinch.screens import CinchScreens
from cogs.screens.classroom import PicturedClassroom


class CinchClassroom(PicturedClassroom[CinchView]):
    """A hand to pass with, and a contract from the bid to the points."""

    script = lesson.SCRIPT
    topics = ("bid", "bid", "trumps", "draw", "play", "score")
    book = CinchRulebook
    screens = CinchScreens
