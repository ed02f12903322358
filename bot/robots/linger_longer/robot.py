"""What the robots of Linger Longer share."""

from bot.games.linger_longer.views import LingerView
from bot.games.protocol import View, of_kind
from bot.robots.one_card import CardRobot


class LingerRobot(CardRobot[LingerView]):
    """A player of Linger Longer."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Linger Longer."""
        return isinstance(view, LingerView)

    def own(self, view: View) -> LingerView:
        """The view, which is one of Linger Longer. Raises TypeError."""
        return of_kind(LingerView, view)
