"""What the robots of Cinch share."""

from abc import abstractmethod
from random import Random

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.board import Stage
from bot.games.cinch.choosing import robbed_first, thrown_first
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.views import CinchView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Seat, View
from bot.robots.protocol import Robot


class CinchRobot(Robot):
    """A player of Cinch."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Whether this is a view of Cinch."""
        return isinstance(view, CinchView)

    def choose(self, view: View, *, random: Random) -> Move:
        """A call, a suit, cards or a card. Raises TypeError or ValueError as `Robot.choose`."""
        if not isinstance(view, CinchView):
            raise TypeError("not a view of Cinch")
        if view.seat is None or view.seat not in view.to_act:
            raise ValueError("this seat may not play now")
        board = view.board
        match board.stage:
            case Stage.BID:
                points = self.bid(view, view.seat, random) if board.bids else 0
                return Bid(points) if points in board.bids else Pass()
            case Stage.NAME:
                return Name(self.trump(view))
            case Stage.THROW:
                return Throw(Hand(thrown_first(view.hand, board.trump)[: board.to_throw(view.seat)]))
            case Stage.ROB:
                return Rob(Hand(robbed_first(view.rest, board.trump)[: board.missing(view.seat)]))
            case Stage.PLAY:
                legal = [*view.plays().cards]
                return Play(legal[0] if len(legal) == 1 else self.card(view, legal, random))

    @abstractmethod
    def bid(self, view: CinchView, seat: Seat, random: Random) -> int:
        """How many points to bid; to bid no more than was bid is to pass."""

    @abstractmethod
    def trump(self, view: CinchView) -> Suit:
        """Which suit to name."""

    @abstractmethod
    def card(self, view: CinchView, legal: list[Card], random: Random) -> Card:
        """Which of several legal cards to play."""
