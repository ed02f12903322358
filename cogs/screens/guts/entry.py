"""Guts as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.guts.name import NAME
from bot.games.guts.options import Declare
from cogs.options import Typed
from cogs.screens.guts.lesson import GutsClassroom
from cogs.screens.guts.rulebook import GutsRulebook
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.shown import Shown
from render.guts.boards import COLUMNS
from render.guts.gallery import drawings
from render.guts.pictures import GutsPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=GutsScreens,
    rulebook=GutsRulebook,
    variants={
        "declare": (Declare.TOGETHER.value, Declare.TURNS.value),
        "deals": Typed(3, usual=("10", "20", "50")),
        "cap": Typed(4, usual=("10", "20", "50", "100")),
    },
    samples=drawings,
    played=played_with(GutsPictures),
    lesson=GutsClassroom,
    columns=COLUMNS,
)
