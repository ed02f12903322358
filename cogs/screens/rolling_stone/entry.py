"""Rolling Stone as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.rolling_stone.name import NAME
from cogs.screens.rolling_stone.lesson import RollingClassroom
from cogs.screens.rolling_stone.rulebook import RollingRulebook
from cogs.screens.rolling_stone.screens import RollingScreens
from cogs.screens.rolling_stone.terms import VARIANTS
from cogs.screens.shown import Shown
from render.rolling_stone.boards import COLUMNS
from render.rolling_stone.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=RollingScreens,
    rulebook=RollingRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=RollingClassroom,
    columns=COLUMNS,
)
