"""The common part of robots and coaches of games in which a turn is one card to a trick."""

from abc import abstractmethod
from random import Random
from typing import TypeVar

from bot.games.cards import Card
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.moves import Play
from bot.games.one_card.views import TrickView
from bot.games.protocol import Move, Options
from bot.robots.coaching import CoachOf, Said
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


class CardCoach(CoachOf[ViewT]):
    """A coach of one such game."""

    __slots__ = ()

    def named(self, move: Move) -> Said | None:
        """Return a card that is played; None for another move."""
        return playing(move.card) if isinstance(move, Play) else None


def playing(card: Card) -> Said:
    """Return that this card is played."""
    return Said("play", (("cards", (card,)),))
