"""Linger Longer as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.linger_longer.name import NAME
from cogs.screens.linger_longer.lesson import LingerClassroom
from cogs.screens.linger_longer.rulebook import LingerRulebook
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.linger_longer.terms import VARIANTS
from cogs.screens.shown import Shown
from render.linger_longer.boards import COLUMNS
from render.linger_longer.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=LingerScreens,
    rulebook=LingerRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=LingerClassroom,
    columns=COLUMNS,
)
