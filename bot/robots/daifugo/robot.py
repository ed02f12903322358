"""What the robots of Daifugo share."""

from abc import abstractmethod
from random import Random

from bot.games.daifugo.board import Phase
from bot.games.daifugo.moves import Give
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move, View
from bot.robots.protocol import Robot


class DaifugoRobot(Robot):
    """A player of Daifugo."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Daifugo."""
        return isinstance(view, DaifugoView)

    def choose(self, view: View, *, random: Random) -> Move:
        """Cards, a pass or a gift. Raises TypeError or ValueError as `Robot.choose`."""
        if not isinstance(view, DaifugoView):
            raise TypeError("not a view of Daifugo")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
        if view.board.phase is Phase.GIVE:
            return self.gives(view, random)
        legal = [*view.legal_moves()]
        return legal[0] if len(legal) == 1 else self.plays(view, legal, random)

    @abstractmethod
    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """Which of several legal moves to play, as the view lists them."""

    @abstractmethod
    def gives(self, view: DaifugoView, random: Random) -> Give:
        """Which cards to give back."""
