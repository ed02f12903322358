"""Linger Longer as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.options import EACH, Trump
from cogs.options import Typed
from cogs.screens.linger_longer.lesson import LingerClassroom
from cogs.screens.linger_longer.rulebook import LingerRulebook
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.shown import Shown
from render.linger_longer.boards import COLUMNS
from render.linger_longer.gallery import drawings
from render.linger_longer.pictures import LingerPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=LingerScreens,
    rulebook=LingerRulebook,
    variants={
        "trump": (Trump.STOCK.value, Trump.DEALER.value),
        "deals": Typed(len(EACH), usual=("1", "2", "3", "4", "5", "6", "8", "10", "12", "20", "30", EACH)),
    },
    samples=drawings,
    played=played_with(LingerPictures),
    lesson=LingerClassroom,
    columns=COLUMNS,
)
