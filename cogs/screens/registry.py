"""The screens of all hosted games. A new game is one entry here; only the command line hands it on."""

from collections.abc import Mapping
from types import MappingProxyType

from cogs.screens.anaconda.entry import ENTRY as ANACONDA
from cogs.screens.beggar_my_neighbor.entry import ENTRY as BEGGAR_MY_NEIGHBOR
from cogs.screens.cinch.entry import ENTRY as CINCH
from cogs.screens.contract_rummy.entry import ENTRY as CONTRACT_RUMMY
from cogs.screens.daifugo.entry import ENTRY as DAIFUGO
from cogs.screens.guts.entry import ENTRY as GUTS
from cogs.screens.kalooki.entry import ENTRY as KALOOKI
from cogs.screens.linger_longer.entry import ENTRY as LINGER_LONGER
from cogs.screens.mille.entry import ENTRY as MILLE
from cogs.screens.rolling_stone.entry import ENTRY as ROLLING_STONE
from cogs.screens.shown import Shown

SHOWN: Mapping[str, Shown] = MappingProxyType(
    {
        each.name: each
        for each in (
            MILLE,
            GUTS,
            LINGER_LONGER,
            ROLLING_STONE,
            BEGGAR_MY_NEIGHBOR,
            DAIFUGO,
            CINCH,
            KALOOKI,
            CONTRACT_RUMMY,
            ANACONDA,
        )
    }
)
