"""Anaconda for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.anaconda.counting import AnacondaCounting
from bot.games.anaconda.inner.game import AnacondaGame
from bot.games.anaconda.report import AnacondaReport
from bot.games.daily import DailyTerms
from bot.robots.anaconda.coach import AnacondaCoach
from bot.robots.anaconda.expert import AnacondaExpert
from bot.robots.anaconda.robot import AnacondaNovice, AnacondaRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=AnacondaGame(),
    robots=(AnacondaNovice(), AnacondaRegular(), AnacondaExpert()),
    report=AnacondaReport(),
    counting=AnacondaCounting(),
    coach=AnacondaCoach(),
    pace=20_000,  # 35 passes and 105 ways to show five cards are listed
    daily=DailyTerms(seats=4, options={"deals": "3"}),
)
