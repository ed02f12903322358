"""Beggar My Neighbor as the inner rooms know it: its rules, its robots, what is reported and counted of it."""

from bot.games.beggar_my_neighbor.counting import BeggarCounting
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.report import BeggarReport
from bot.robots.beggar_my_neighbor.robot import BeggarRobot
from bot.robots.hosted import Hosted
from bot.robots.protocol import Level

ENTRY = Hosted(
    game=BeggarGame(),
    robots=(BeggarRobot(Level.NOVICE), BeggarRobot(Level.REGULAR)),  # who press alike
    report=BeggarReport(),
    counting=BeggarCounting(),
    pace=3_000,  # a move turns up to fifty laps
)
