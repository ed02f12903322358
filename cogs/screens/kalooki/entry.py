"""Kalooki as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.kalooki.name import NAME
from bot.games.kalooki.options import ALL, Overcall
from bot.games.rummy.contracts import Payment
from cogs.options import Typed
from cogs.screens.kalooki.lesson import KalookiClassroom
from cogs.screens.kalooki.rulebook import KalookiRulebook
from cogs.screens.kalooki.screens import KalookiScreens
from cogs.screens.shown import Shown
from render.kalooki.boards import COLUMNS
from render.kalooki.gallery import drawings
from render.kalooki.pictures import KalookiPictures
from render.played import played_with

ENTRY = Shown(
    name=NAME,
    screens=KalookiScreens,
    rulebook=KalookiRulebook,
    variants={
        "contracts": Typed(len(ALL), usual=("1", "13", "159", "13579", ALL)),
        "overcall": (Overcall.REFUSE.value, Overcall.FINE.value),
        "payment": (Payment.GAME.value, Payment.POINTS.value),
        "per": Typed(3, usual=("10", "25", "50", "100")),
    },
    samples=drawings,
    played=played_with(KalookiPictures),
    lesson=KalookiClassroom,
    columns=COLUMNS,
)
