"""Linger Longer for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daily import DailyTerms, Measure
from bot.games.linger_longer.counting import LingerCounting
from bot.games.linger_longer.inner.game import LingerGame
from bot.games.linger_longer.report import LingerReport
from bot.robots.hosted import Hosted
from bot.robots.linger_longer.coach import LingerCoach
from bot.robots.linger_longer.expert import LingerExpert
from bot.robots.linger_longer.novice import LingerNovice
from bot.robots.linger_longer.regular import LingerRegular

ENTRY = Hosted(
    game=LingerGame(),
    robots=(LingerNovice(), LingerRegular(), LingerExpert()),
    report=LingerReport(),
    counting=LingerCounting(),
    coach=LingerCoach(),
    pace=30_000,  # a deck lasts eleven moves of three players
    daily=DailyTerms(seats=4, options={"deals": "1"}, measure=Measure.NET),
)
