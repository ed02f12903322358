"""Guts as the inner rooms know it: its rules, its robots, what is reported and counted of it."""

from bot.games.guts.counting import GutsCounting
from bot.games.guts.inner.game import GutsGame
from bot.games.guts.report import GutsReport
from bot.robots.guts.robot import GutsNovice, GutsRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=GutsGame(),
    robots=(GutsNovice(), GutsRegular()),
    report=GutsReport(),
    counting=GutsCounting(),
    pace=30_000,  # a deck is shuffled, dealt and counted every third move
)
