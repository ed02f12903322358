"""The common part of the robots of Cinch."""

from abc import abstractmethod
from random import Random

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.board import Stage
from bot.games.cinch.choosing import robbed_first, thrown_first
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.views import CinchView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move, Seat, View, of_kind
from bot.robots.protocol import Robot


class CinchRobot(Robot):
    """A player of Cinch."""

    __slots__ = ()

    def reads(self, view: View) -> bool:
        """Return whether this is a view of Cinch."""
        return isinstance(view, CinchView)

    def choose(self, view: View, *, random: Random) -> Move:
        """Return a call, a suit, cards or a card. Raises TypeError or ValueError as `Robot.choose`."""
        own = of_kind(CinchView, view)
        board, seat = own.board, own.seat
        if seat is None or seat not in own.to_act:
            raise ValueError("this seat may not play now")
        match board.stage:
            case Stage.BID:
                points = self.bid(own, seat, random) if board.bids else 0
                return Bid(points) if points in board.bids else Pass()
            case Stage.NAME:
                return Name(self.trump(own, random))
            case Stage.THROW:
                return Throw(Hand(thrown_first(own.hand, board.trump)[: board.to_throw(seat)]))
            case Stage.ROB:
                return Rob(Hand(robbed_first(own.rest, board.trump)[: board.missing(seat)]))
            case Stage.PLAY:
                legal = [*own.playable()]
                return Play(legal[0] if len(legal) == 1 else self.card(own, legal, random))

    @abstractmethod
    def bid(self, view: CinchView, seat: Seat, random: Random) -> int:
        """Return how many points to bid; to bid no more than was bid is to pass."""

    @abstractmethod
    def trump(self, view: CinchView, random: Random) -> Suit:
        """Return which suit to name."""

    @abstractmethod
    def card(self, view: CinchView, legal: list[Card], random: Random) -> Card:
        """Return which of several legal cards to play."""
