"""Beggar My Neighbor for the inner packages: its rules, its robots, its report and its figures."""

from bot.games.beggar_my_neighbor.counting import BeggarCounting
from bot.games.beggar_my_neighbor.inner.game import BeggarGame
from bot.games.beggar_my_neighbor.report import BeggarReport
from bot.robots.beggar_my_neighbor.robot import BeggarRobot
from bot.robots.hosted import Hosted
from bot.robots.protocol import Level

ENTRY = Hosted(
    game=BeggarGame(),
    robots=(BeggarRobot(Level.NOVICE), BeggarRobot(Level.REGULAR)),  # who press alike; older games have novices
    report=BeggarReport(),
    counting=BeggarCounting(),
    pace=3_000,  # a move turns up to fifty laps
)
