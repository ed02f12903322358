"""Beggar My Neighbor as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.beggar_my_neighbor.name import NAME
from cogs.options import Typed
from cogs.screens.beggar_my_neighbor.rulebook import BeggarRulebook
from cogs.screens.beggar_my_neighbor.screens import BeggarScreens
from cogs.screens.shown import Shown
from render.beggar_my_neighbor.boards import COLUMNS
from render.beggar_my_neighbor.gallery import drawings
from render.beggar_my_neighbor.pictures import BeggarPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=BeggarScreens,
    rulebook=BeggarRulebook,
    variants={
        "deals": Typed(1, usual=("1", "2", "3", "4", "5", "6", "7", "8", "9")),
        "laps": Typed(4, usual=("20", "40", "72", "100", "200", "500", "1200")),
    },
    samples=drawings,
    played=played_with(BeggarPictures),
    columns=COLUMNS,
)
