"""What the robots of Rolling Stone share."""

from bot.games.protocol import View, of_kind
from bot.games.rolling_stone.views import RollingView
from bot.robots.one_card import CardRobot


class RollingRobot(CardRobot[RollingView]):
    """A player of Rolling Stone."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Rolling Stone."""
        return isinstance(view, RollingView)

    def own(self, view: View) -> RollingView:
        """The view, which is one of Rolling Stone. Raises TypeError."""
        return of_kind(RollingView, view)
