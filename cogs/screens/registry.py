"""How the games that are hosted are shown. A new game is one entry here; only the command line hands it on."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.screens.beggar_my_neighbor.rulebook import BeggarRulebook
from cogs.screens.beggar_my_neighbor.screens import BeggarScreens
from cogs.screens.beggar_my_neighbor.terms import VARIANTS as BEGGAR_VARIANTS
from cogs.screens.cinch.rulebook import CinchRulebook
from cogs.screens.cinch.screens import CinchScreens
from cogs.screens.cinch.terms import VARIANTS as CINCH_VARIANTS
from cogs.screens.daifugo.rulebook import DaifugoRulebook
from cogs.screens.daifugo.screens import DaifugoScreens
from cogs.screens.daifugo.terms import VARIANTS as DAIFUGO_VARIANTS
from cogs.screens.guts.rulebook import GutsRulebook
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.guts.terms import VARIANTS as GUTS_VARIANTS
from cogs.screens.linger_longer.lesson import Classroom as LingerClassroom
from cogs.screens.linger_longer.rulebook import LingerRulebook
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.linger_longer.terms import VARIANTS as LINGER_VARIANTS
from cogs.screens.mille.lesson import Classroom
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.mille.terms import VARIANTS
from cogs.screens.rolling_stone.rulebook import RollingRulebook
from cogs.screens.rolling_stone.screens import RollingScreens
from cogs.screens.rolling_stone.terms import VARIANTS as ROLLING_VARIANTS
from cogs.screens.shown import Shown
from render.beggar_my_neighbor.boards import COLUMNS as BEGGAR_COLUMNS
from render.beggar_my_neighbor.gallery import drawings as beggar_drawings
from render.cinch.boards import COLUMNS as CINCH_COLUMNS
from render.cinch.gallery import drawings as cinch_drawings
from render.daifugo.boards import COLUMNS as DAIFUGO_COLUMNS
from render.daifugo.gallery import drawings as daifugo_drawings
from render.guts.boards import COLUMNS as GUTS_COLUMNS
from render.guts.gallery import drawings as guts_drawings
from render.linger_longer.boards import COLUMNS as LINGER_COLUMNS
from render.linger_longer.gallery import drawings as linger_drawings
from render.mille.bench import MEASURED
from render.mille.boards import COLUMNS
from render.mille.gallery import drawings
from render.rolling_stone.boards import COLUMNS as ROLLING_COLUMNS
from render.rolling_stone.gallery import drawings as rolling_drawings

SHOWN: Mapping[str, Shown] = MappingProxyType(
    {
        "mille": Shown(
            screens=MilleScreens,
            rulebook=MilleRulebook,
            variants=VARIANTS,
            samples=drawings,
            lesson=Classroom,
            columns=COLUMNS,
            measured=MEASURED,
        ),
        "guts": Shown(
            screens=GutsScreens,
            rulebook=GutsRulebook,
            variants=GUTS_VARIANTS,
            samples=guts_drawings,
            columns=GUTS_COLUMNS,
        ),
        "linger-longer": Shown(
            screens=LingerScreens,
            rulebook=LingerRulebook,
            variants=LINGER_VARIANTS,
            samples=linger_drawings,
            lesson=LingerClassroom,
            columns=LINGER_COLUMNS,
        ),
        "rolling-stone": Shown(
            screens=RollingScreens,
            rulebook=RollingRulebook,
            variants=ROLLING_VARIANTS,
            samples=rolling_drawings,
            columns=ROLLING_COLUMNS,
        ),
        "beggar-my-neighbor": Shown(
            screens=BeggarScreens,
            rulebook=BeggarRulebook,
            variants=BEGGAR_VARIANTS,
            samples=beggar_drawings,
            columns=BEGGAR_COLUMNS,
        ),
        "daifugo": Shown(
            screens=DaifugoScreens,
            rulebook=DaifugoRulebook,
            variants=DAIFUGO_VARIANTS,
            samples=daifugo_drawings,
            columns=DAIFUGO_COLUMNS,
        ),
        "cinch": Shown(
            screens=CinchScreens,
            rulebook=CinchRulebook,
            variants=CINCH_VARIANTS,
            samples=cinch_drawings,
            columns=CINCH_COLUMNS,
        ),
    }
)
