"""Cinch for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.cinch.counting import CinchCounting
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.report import CinchReport
from bot.games.daily import DailyTerms
from bot.robots.cinch.coach import CinchCoach
from bot.robots.cinch.expert import CinchExpert
from bot.robots.cinch.novice import CinchNovice
from bot.robots.cinch.regular import CinchRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=CinchGame(),
    robots=(CinchNovice(), CinchRegular(), CinchExpert()),
    report=CinchReport(),
    counting=CinchCounting(),
    coach=CinchCoach(),
    pace=15_000,
    daily=DailyTerms(seats=4, options={"target": "200"}, deals=1),
)
