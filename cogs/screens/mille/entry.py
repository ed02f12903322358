"""Mille as the outer rooms know it: its screens, its rulebook, its options and its pictures."""

from bot.games.mille.name import NAME
from bot.games.mille.options import CleanNatural, Difference, Skunk
from cogs.options import Typed
from cogs.screens.mille.lesson import MilleClassroom
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.shown import Shown
from render.mille.bench import MEASURED
from render.mille.boards import COLUMNS
from render.mille.gallery import drawings, played

ENTRY = Shown(
    name=NAME,
    screens=MilleScreens,
    rulebook=MilleRulebook,
    variants={
        "target": Typed(5, usual=("400", "800", "1200", "2000")),
        "natural_required": ("yes", "no"),
        "clean_natural": (str(CleanNatural.ANY), str(CleanNatural.OUT)),
        "difference": (str(Difference.STARTED), str(Difference.NEAREST)),
        "skunk": (str(Skunk.MARK), str(Skunk.MULTIPLY)),
        "progressive": ("yes", "no"),
    },
    samples=drawings,
    played=played,
    lesson=MilleClassroom,
    columns=COLUMNS,
    measured=MEASURED,
)
