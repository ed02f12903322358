"""Daifugo as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.daifugo.name import NAME
from bot.games.daifugo.options import Payment
from cogs.options import Typed
from cogs.screens.daifugo.lesson import DaifugoClassroom
from cogs.screens.daifugo.rulebook import DaifugoRulebook
from cogs.screens.daifugo.screens import DaifugoScreens
from cogs.screens.shown import Shown
from render.daifugo.boards import COLUMNS
from render.daifugo.gallery import drawings
from render.daifugo.pictures import DaifugoPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=DaifugoScreens,
    rulebook=DaifugoRulebook,
    variants={
        "deals": Typed(2, usual=("1", "3", "5", "10", "20")),
        "second_exchange": ("yes", "no"),
        "revolution": ("yes", "no"),
        "eights": ("yes", "no"),
        "payment": (Payment.EVERY.value, Payment.FINAL.value),
    },
    samples=drawings,
    played=played_with(DaifugoPictures),
    lesson=DaifugoClassroom,
    columns=COLUMNS,
)
