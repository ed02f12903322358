"""Guts for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.daily import DailyTerms
from bot.games.guts.counting import GutsCounting
from bot.games.guts.inner.game import GutsGame
from bot.games.guts.report import GutsReport
from bot.robots.guts.coach import GutsCoach
from bot.robots.guts.robot import GutsExpert, GutsNovice, GutsRegular
from bot.robots.hosted import Hosted

ENTRY = Hosted(
    game=GutsGame(),
    robots=(GutsNovice(), GutsRegular(), GutsExpert()),
    report=GutsReport(),
    counting=GutsCounting(),
    coach=GutsCoach(),
    pace=30_000,  # a deck is shuffled, dealt and counted every third move
    daily=DailyTerms(seats=5, options={"deals": "10"}, deals=10),
)
