"""What robots share of games in which a turn is one card to a trick."""

from abc import abstractmethod
from random import Random
from typing import Generic, TypeVar

from bot.games.cards import Card
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.moves import Play
from bot.games.one_card.views import TrickView
from bot.games.protocol import Move, Options, View
from bot.robots.protocol import Robot

ViewT = TypeVar("ViewT", bound=TrickView[TrickBoard[Options, Counted]])


class CardRobot(Robot, Generic[ViewT]):
    """A player of one such game."""

    __slots__ = ()

    def choose(self, view: View, *, random: Random) -> Move:
        """A card. Raises TypeError or ValueError as `Robot.choose`."""
        own = self.own(view)
        if own.seat is None or own.seat not in own.to_act:
            raise ValueError("this seat may not play now")
        legal = [*own.plays().cards]
        return Play(legal[0] if len(legal) == 1 else self.card(own, legal, random))

    @abstractmethod
    def own(self, view: View) -> ViewT:
        """The view, which is one of its game. Raises TypeError."""

    @abstractmethod
    def card(self, view: ViewT, legal: list[Card], random: Random) -> Card:
        """Which of several legal cards to play."""
