"""What the robots of Linger Longer share."""

from abc import abstractmethod
from random import Random

from bot.games.cards import Card
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, View
from bot.games.tricks import following
from bot.robots.protocol import Robot


class LingerRobot(Robot):
    """A player of Linger Longer."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Linger Longer."""
        return isinstance(view, LingerView)

    def choose(self, view: View, *, random: Random) -> Move:
        """A card. Raises TypeError or ValueError as `Robot.choose`."""
        if not isinstance(view, LingerView):
            raise TypeError("not a view of Linger Longer")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
        legal = [*following(view.hand, view.board.led)]
        return Play(legal[0] if len(legal) == 1 else self.card(view, legal, random))

    @abstractmethod
    def card(self, view: LingerView, legal: list[Card], random: Random) -> Card:
        """Which of several legal cards to play."""
