"""Beggar My Neighbor as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.beggar_my_neighbor.name import NAME
from cogs.screens.beggar_my_neighbor.rulebook import BeggarRulebook
from cogs.screens.beggar_my_neighbor.screens import BeggarScreens
from cogs.screens.beggar_my_neighbor.terms import VARIANTS
from cogs.screens.shown import Shown
from render.beggar_my_neighbor.boards import COLUMNS
from render.beggar_my_neighbor.gallery import drawings

ENTRY = Shown(
    name=NAME, screens=BeggarScreens, rulebook=BeggarRulebook, variants=VARIANTS, samples=drawings, columns=COLUMNS
)
