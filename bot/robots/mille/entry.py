"""Mille as the inner rooms know it: its rules, its robots, what is reported and counted of it."""

from bot.games.mille.counting import MilleCounting
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.report import MilleReport
from bot.robots.hosted import Hosted
from bot.robots.mille.novice import MilleNovice
from bot.robots.mille.regular import MilleRegular

ENTRY = Hosted(
    game=MilleGame(),
    robots=(MilleNovice(), MilleRegular()),
    report=MilleReport(),
    counting=MilleCounting(),
    pace=150_000,
)
