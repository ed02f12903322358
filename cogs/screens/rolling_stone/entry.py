"""Rolling Stone as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.options import Pay
from cogs.options import Typed
from cogs.screens.rolling_stone.lesson import RollingClassroom
from cogs.screens.rolling_stone.rulebook import RollingRulebook
from cogs.screens.rolling_stone.screens import RollingScreens
from cogs.screens.shown import Shown
from render.played import played_with
from render.rolling_stone.boards import COLUMNS
from render.rolling_stone.gallery import drawings
from render.rolling_stone.pictures import RollingPictures

ENTRY = Shown(
    name=NAME,
    screens=RollingScreens,
    rulebook=RollingRulebook,
    variants={
        "pay": (Pay.POINTS.value, Pay.FLAT.value, Pay.CARDS.value),
        "deals": Typed(2, usual=("1", "2", "3", "4", "5", "6", "8", "10", "12", "20", "30")),
    },
    samples=drawings,
    played=played_with(RollingPictures),
    lesson=RollingClassroom,
    columns=COLUMNS,
)
