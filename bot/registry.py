"""The games that are hosted. A new game is one entry here; only the command line hands it on from here."""

from bot.games.beggar_my_neighbor.counting import BeggarCounting
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.report import BeggarReport
from bot.games.cinch.counting import CinchCounting
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.report import CinchReport
from bot.games.daifugo.counting import DaifugoCounting
from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.report import DaifugoReport
from bot.games.guts.counting import GutsCounting
from bot.games.guts.inner.game import GutsGame
from bot.games.guts.report import GutsReport
from bot.games.linger_longer.counting import LingerCounting
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.report import LingerReport
from bot.games.mille.counting import MilleCounting
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.report import MilleReport
from bot.games.rolling_stone.counting import RollingCounting
from bot.games.rolling_stone.inner.game import RollingGame
from bot.games.rolling_stone.report import RollingReport
from bot.hosted import Games, Hosted
from bot.robots.beggar_my_neighbor.robot import BeggarRobot
from bot.robots.cinch.expert import CinchExpert
from bot.robots.cinch.novice import CinchNovice
from bot.robots.cinch.regular import CinchRegular
from bot.robots.daifugo.expert import DaifugoExpert
from bot.robots.daifugo.novice import DaifugoNovice
from bot.robots.daifugo.regular import DaifugoRegular
from bot.robots.guts.robot import GutsNovice, GutsRegular
from bot.robots.linger_longer.novice import LingerNovice
from bot.robots.linger_longer.regular import LingerRegular
from bot.robots.mille.novice import MilleNovice
from bot.robots.mille.regular import MilleRegular
from bot.robots.protocol import Level
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.regular import RollingRegular

GAMES = Games(
    Hosted(
        game=MilleGame(),
        robots=(MilleNovice(), MilleRegular()),
        report=MilleReport(),
        counting=MilleCounting(),
        pace=150_000,
    ),
    Hosted(
        game=GutsGame(),
        robots=(GutsNovice(), GutsRegular()),
        report=GutsReport(),
        counting=GutsCounting(),
        pace=30_000,  # a deck is shuffled, dealt and counted every third move
    ),
    Hosted(
        game=LingerGame(),
        robots=(LingerNovice(), LingerRegular()),
        report=LingerReport(),
        counting=LingerCounting(),
        pace=30_000,  # a deck lasts eleven moves of three players
    ),
    Hosted(
        game=RollingGame(),
        robots=(RollingNovice(), RollingRegular()),
        report=RollingReport(),
        counting=RollingCounting(),
        pace=30_000,
    ),
    Hosted(
        game=BeggarGame(),
        robots=(BeggarRobot(Level.NOVICE), BeggarRobot(Level.REGULAR)),  # who press alike
        report=BeggarReport(),
        counting=BeggarCounting(),
        pace=3_000,  # a move turns up to fifty laps
    ),
    Hosted(
        game=DaifugoGame(),
        robots=(DaifugoNovice(), DaifugoRegular(), DaifugoExpert()),
        report=DaifugoReport(),
        counting=DaifugoCounting(),
        pace=30_000,
    ),
    Hosted(
        game=CinchGame(),
        robots=(CinchNovice(), CinchRegular(), CinchExpert()),
        report=CinchReport(),
        counting=CinchCounting(),
        pace=15_000,
    ),
)
