"""The common part of robots of games in which a turn is one card to a trick."""

from abc import abstractmethod
from random import Random
from typing import TypeVar

from bot.games.cards import Card
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.moves import Play
from bot.games.one_card.views import TrickView
from bot.games.protocol import Move, Options
from bot.robots.protocol import RobotOf

ViewT = TypeVar("ViewT", bound=TrickView[TrickBoard[Options, Counted]])


class CardRobot(RobotOf[ViewT]):
    """A player of one such game."""

    __slots__ = ()

    def move(self, view: ViewT, random: Random) -> Move:
        """Return a card."""
        legal = [*view.playable()]
        return Play(legal[0] if len(legal) == 1 else self.card(view, legal, random))

    @abstractmethod
    def card(self, view: ViewT, legal: list[Card], random: Random) -> Card:
        """Return which of several legal cards to play."""
