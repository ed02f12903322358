"""Kalooki for the inner packages: its rules, its robots and its report."""

from bot.games.kalooki.inner.game import KalookiGame
from bot.games.kalooki.report import KalookiReport
from bot.robots.hosted import Hosted
from bot.robots.kalooki.novice import KalookiNovice

ENTRY = Hosted(game=KalookiGame(), robots=(KalookiNovice(),), report=KalookiReport(), pace=20_000)
