"""The common part of the robots of Linger Longer."""

from bot.games.linger_longer.views import LingerView
from bot.robots.one_card import CardRobot


class LingerRobot(CardRobot[LingerView]):
    """A player of Linger Longer."""

    __slots__ = ()

    kind = LingerView
