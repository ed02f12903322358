"""The common part of the robots of Daifugo."""

from abc import abstractmethod
from random import Random

from bot.games.daifugo.board import Phase
from bot.games.daifugo.moves import Give
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Move
from bot.robots.protocol import RobotOf


class DaifugoRobot(RobotOf[DaifugoView]):
    """A player of Daifugo."""

    __slots__ = ()

    kind = DaifugoView

    def move(self, view: DaifugoView, random: Random) -> Move:
        """Return cards, a pass or a gift."""
        if view.board.phase is Phase.GIVE:
            return self.gives(view, random)
        legal = [*view.legal_moves()]
        return legal[0] if len(legal) == 1 else self.plays(view, legal, random)

    @abstractmethod
    def plays(self, view: DaifugoView, legal: list[Move], random: Random) -> Move:
        """Return which of several legal moves to play, as the view lists them."""

    @abstractmethod
    def gives(self, view: DaifugoView, random: Random) -> Give:
        """Return which cards to give back."""
