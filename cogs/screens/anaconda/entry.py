"""Anaconda as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.anaconda.name import NAME
from bot.games.anaconda.options import Limit, LowRanking
from cogs.options import Typed
from cogs.screens.anaconda.lesson import AnacondaClassroom
from cogs.screens.anaconda.rulebook import AnacondaRulebook
from cogs.screens.anaconda.screens import AnacondaScreens
from cogs.screens.shown import Shown
from render.anaconda.boards import COLUMNS
from render.anaconda.gallery import drawings
from render.anaconda.pictures import AnacondaPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=AnacondaScreens,
    rulebook=AnacondaRulebook,
    variants={
        "deals": Typed(3, usual=("5", "20")),
        "stack": Typed(5, usual=("50", "200", "1000")),
        "ante": Typed(3, usual=("2", "5")),
        "bet": Typed(4, usual=("5", "10")),
        "limit": (Limit.NONE.value, Limit.FIXED.value),
        "low": tuple(each.value for each in (LowRanking.ACE_TO_SIX, LowRanking.DEUCE_TO_SEVEN, LowRanking.ACE_TO_FIVE)),
    },
    samples=drawings,
    played=played_with(AnacondaPictures),
    lesson=AnacondaClassroom,
    columns=COLUMNS,
)
