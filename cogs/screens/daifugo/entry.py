"""Daifugo as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.daifugo.name import NAME
from cogs.screens.daifugo.lesson import DaifugoClassroom
from cogs.screens.daifugo.rulebook import DaifugoRulebook
from cogs.screens.daifugo.screens import DaifugoScreens
from cogs.screens.daifugo.terms import VARIANTS
from cogs.screens.shown import Shown
from render.daifugo.boards import COLUMNS
from render.daifugo.gallery import drawings

ENTRY = Shown(
    name=NAME,
    screens=DaifugoScreens,
    rulebook=DaifugoRulebook,
    variants=VARIANTS,
    samples=drawings,
    lesson=DaifugoClassroom,
    columns=COLUMNS,
)
