"""Guts as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.guts.name import NAME
from cogs.screens.guts.lesson import GutsClassroom
from cogs.screens.guts.rulebook import GutsRulebook
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.guts.terms import VARIANTS
from cogs.screens.shown import Shown
from render.guts.boards import COLUMNS
from render.guts.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=GutsScreens,
    rulebook=GutsRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=GutsClassroom,
    columns=COLUMNS,
)
