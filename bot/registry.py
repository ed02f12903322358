"""The games that are hosted. A new game is one entry here; only the command line hands it on from here."""

from bot.hosted import Games
from bot.robots.anaconda.entry import ENTRY as ANACONDA
from bot.robots.beggar_my_neighbor.entry import ENTRY as BEGGAR_MY_NEIGHBOR
from bot.robots.cinch.entry import ENTRY as CINCH
from bot.robots.contract_rummy.entry import ENTRY as CONTRACT_RUMMY
from bot.robots.daifugo.entry import ENTRY as DAIFUGO
from bot.robots.guts.entry import ENTRY as GUTS
from bot.robots.kalooki.entry import ENTRY as KALOOKI
from bot.robots.linger_longer.entry import ENTRY as LINGER_LONGER
from bot.robots.mille.entry import ENTRY as MILLE
from bot.robots.rolling_stone.entry import ENTRY as ROLLING_STONE

GAMES = Games(
    MILLE, GUTS, LINGER_LONGER, ROLLING_STONE, BEGGAR_MY_NEIGHBOR, DAIFUGO, CINCH, KALOOKI, CONTRACT_RUMMY, ANACONDA
)
