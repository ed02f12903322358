"""Mille for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daily import DailyTerms, Measure
from bot.games.mille.counting import MilleCounting
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.report import MilleReport
from bot.robots.hosted import Hosted
from bot.robots.mille.coach import MilleCoach
from bot.robots.mille.expert import MilleExpert
from bot.robots.mille.novice import MilleNovice
from bot.robots.mille.regular import MilleRegular

ENTRY = Hosted(
    game=MilleGame(),
    robots=(MilleNovice(), MilleRegular(), MilleExpert()),
    report=MilleReport(),
    counting=MilleCounting(),
    coach=MilleCoach(),
    pace=150_000,
    daily=DailyTerms(seats=2, options={"target": "10000"}, deals=1, measure=Measure.LEAD),
)
