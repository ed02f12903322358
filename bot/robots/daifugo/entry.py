"""Daifugo for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daifugo.counting import DaifugoCounting
from bot.games.daifugo.inner.game import DaifugoGame
from bot.games.daifugo.report import DaifugoReport
from bot.games.daily import DailyTerms, Measure
from bot.robots.daifugo.coach import DaifugoCoach
from bot.robots.daifugo.expert import DaifugoExpert
from bot.robots.daifugo.novice import DaifugoNovice
from bot.robots.daifugo.regular import DaifugoRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=DaifugoGame(),
    robots=(DaifugoNovice(), DaifugoRegular(), DaifugoExpert()),
    report=DaifugoReport(),
    counting=DaifugoCounting(),
    coach=DaifugoCoach(),
    pace=30_000,
    daily=DailyTerms(seats=5, options={"deals": "1"}, measure=Measure.NET),
)
