"""The view that a seat, or a bystander, has of a game in which a turn is one card to a trick (F19)."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeVar

from bot.games.cards import Hand
from bot.games.dealing import JudgedView
from bot.games.legal import LegalMoves
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.judge import playable, plays_of
from bot.games.protocol import Move, Options

BoardT_co = TypeVar("BoardT_co", bound=TrickBoard[Options, Counted], covariant=True)


@dataclass(frozen=True, slots=True)
class TrickView(JudgedView[BoardT_co]):
    """A game as `seat` may know it (None: a bystander)."""

    def playable(self) -> Hand:
        """Return the cards that the own seat may play now; none for a bystander."""
        return playable(self.board, self.seat, self.hand)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return LegalMoves(self.refusal, lambda: plays_of(self.playable()))
