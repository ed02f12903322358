"""The view that a seat, or a bystander, has of a game of Cinch."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.games.cards import CARDS, Card, Hand, Suit
from bot.games.cinch.board import NONE, Board, Stage
from bot.games.cinch.judge import legal_moves, playable, refusal
from bot.games.cinch.moves import Rob, Throw
from bot.games.cinch.name import NAME
from bot.games.cinch.trumps import in_order, scoring, suited
from bot.games.one_card.views import TrickView
from bot.games.protocol import Move, Refusal

__all__ = ["CinchView", "Stage"]


@dataclass(frozen=True, slots=True)
class CinchView(TrickView[Board]):
    """A game of Cinch as `seat` may know it (None: a bystander)."""

    game = NAME

    away: Hand  # what the own seat has put away, and nobody holds
    rest: Hand  # of the dealer, who has seen it: what was left of the stub, without what was drawn from it
    known: tuple[Hand, ...]  # by seat: cards that the own seat put away, and this one holds now (C4.6)

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return refusal(self.board, self.seat, self.hand, self.rest, move)

    def playable(self) -> Hand:
        """Return the cards that the own seat may play to the trick now; none for a bystander."""
        return playable(self.board, self.seat, self.hand)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return legal_moves(self.board, self.seat, self.hand, self.rest)

    def unseen(self) -> tuple[Card, ...]:
        """Return others' hands, what they put away, and the rest of the stub unless the dealer has seen it (C10)."""
        board = self.board
        if board.deal == 0 or board.last is not None:
            return ()
        hands = (self.hand, self.away, self.rest, board.played, board.dead, *self.known)
        seen = {card for hand in hands for card in hand}
        return tuple(card for card in CARDS if card not in seen)

    def would_have(self, suit: Suit) -> Hand:
        """Return the trumps that the own hand would hold if this suit were named, the left pedro among them."""
        return suited(self.hand, suit, suit)

    def in_order(self) -> tuple[Card, ...]:
        """Return the own hand: trumps first, the left pedro among them."""
        return in_order(self.hand, self.board.trump)

    def spoiled(self, move: Move) -> Hand:
        """Return the point cards that `move` would put away, so that its player is warned (C4.8)."""
        trump = self.board.trump
        match move:
            case Throw(cards) if trump is not None:
                return Hand(card for card in scoring(trump) if card in cards)
            case Rob(cards) if trump is not None:
                return Hand(card for card in scoring(trump) if card in self.rest and card not in cards)
        return NONE
