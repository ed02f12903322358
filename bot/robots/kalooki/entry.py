"""Kalooki for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daily import DailyTerms
from bot.games.kalooki.counting import KalookiCounting
from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.options import ALL
from bot.games.kalooki.report import KalookiReport
from bot.robots.hosted import Hosted
from bot.robots.kalooki.coach import KalookiCoach
from bot.robots.kalooki.expert import KalookiExpert
from bot.robots.kalooki.novice import KalookiNovice
from bot.robots.kalooki.regular import KalookiRegular

ENTRY = Hosted(
    game=KalookiGame(),
    robots=(KalookiNovice(), KalookiRegular(), KalookiExpert()),
    report=KalookiReport(),
    counting=KalookiCounting(),
    coach=KalookiCoach(),
    pace=20_000,
    daily=DailyTerms(seats=4, drawn=("contracts", ALL), is_low=True),
)
