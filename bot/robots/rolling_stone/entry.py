"""Rolling Stone for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daily import DailyTerms, Measure
from bot.games.rolling_stone.counting import RollingCounting
from bot.games.rolling_stone.inner.game import RollingGame
from bot.games.rolling_stone.report import RollingReport
from bot.robots.hosted import Hosted
from bot.robots.rolling_stone.coach import RollingCoach
from bot.robots.rolling_stone.expert import RollingExpert
from bot.robots.rolling_stone.novice import RollingNovice
from bot.robots.rolling_stone.regular import RollingRegular

ENTRY = Hosted(
    game=RollingGame(),
    robots=(RollingNovice(), RollingRegular(), RollingExpert()),
    report=RollingReport(),
    counting=RollingCounting(),
    coach=RollingCoach(),
    pace=30_000,
    daily=DailyTerms(seats=4, options={"deals": "1"}, measure=Measure.NET),
)
