"""Cinch as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.cinch.name import NAME
from bot.games.cinch.options import AllPass, Pay
from cogs.options import Typed
from cogs.screens.cinch.lesson import CinchClassroom
from cogs.screens.cinch.rulebook import CinchRulebook
from cogs.screens.cinch.screens import CinchScreens
from cogs.screens.shown import Shown
from render.cinch.boards import COLUMNS
from render.cinch.gallery import drawings
from render.cinch.pictures import CinchPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=CinchScreens,
    rulebook=CinchRulebook,
    variants={
        "all_pass": (AllPass.REDEAL.value, AllPass.DEALER.value),
        "pay": (Pay.GAME.value, Pay.POINTS.value),
        "target": Typed(3, usual=("11", "21", "31", "42", "51", "62", "100", "200")),
    },
    samples=drawings,
    played=played_with(CinchPictures),
    lesson=CinchClassroom,
    columns=COLUMNS,
)
