"""A beginner at Rolling Stone: leads anything, and is glad to win a trick."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import Card
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Level
from bot.robots.rolling_stone.robot import RollingRobot

CARELESS = 0.15  # of the cards that follow are any


@dataclass(frozen=True, slots=True)
class RollingNovice(RollingRobot):
    """A robot that plays like someone who thinks of high cards, not of empty suits."""

    level: Level = Level.NOVICE

    def card(self, view: RollingView, legal: list[Card], random: Random) -> Card:
        """Lead any card; follow with the highest."""
        if view.board.led is None or random.random() < CARELESS:
            return random.choice(legal)
        return legal[0]
