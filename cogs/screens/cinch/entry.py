"""Cinch as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.cinch.name import NAME
from cogs.screens.cinch.lesson import CinchClassroom
from cogs.screens.cinch.rulebook import CinchRulebook
from cogs.screens.cinch.screens import CinchScreens
from cogs.screens.cinch.terms import VARIANTS
from cogs.screens.shown import Shown
from render.cinch.boards import COLUMNS
from render.cinch.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=CinchScreens,
    rulebook=CinchRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=CinchClassroom,
    columns=COLUMNS,
)
