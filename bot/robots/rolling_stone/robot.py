"""The common part of the robots of Rolling Stone."""

from bot.games.rolling_stone.views import RollingView
from bot.robots.one_card import CardRobot


class RollingRobot(CardRobot[RollingView]):
    """A player of Rolling Stone."""

    __slots__ = ()

    kind = RollingView
