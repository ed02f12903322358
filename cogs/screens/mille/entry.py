"""Mille as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.mille.name import NAME
from cogs.screens.mille.lesson import MilleClassroom
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mille.terms import VARIANTS
from cogs.screens.shown import Shown
from render.mille.bench import MEASURED
from render.mille.boards import COLUMNS
from render.mille.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=MilleScreens,
    rulebook=MilleRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=MilleClassroom,
    columns=COLUMNS,
    measured=MEASURED,
)
