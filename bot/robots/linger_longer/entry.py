"""Linger Longer as the inner rooms know it: its rules, its robots, what is reported and counted of it."""

from bot.games.linger_longer.counting import LingerCounting
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.report import LingerReport
from bot.robots.hosted import Hosted
from bot.robots.linger_longer.novice import LingerNovice
from bot.robots.linger_longer.regular import LingerRegular

ENTRY = Hosted(
    game=LingerGame(),
    robots=(LingerNovice(), LingerRegular()),
    report=LingerReport(),
    counting=LingerCounting(),
    pace=30_000,  # a deck lasts eleven moves of three players
)
