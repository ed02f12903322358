"""The view that a seat, or a bystander, has of a game of Rolling Stone."""

from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.one_card.views import TrickView
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.judge import refusal
from bot.games.rolling_stone.name import NAME


@dataclass(frozen=True, slots=True)
class RollingView(TrickView[Board]):
    """A game of Rolling Stone as `seat` may know it (None: a bystander)."""

    game = NAME
    judged = staticmethod(refusal)

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others without the cards that everyone saw them take up, in hand order (R8)."""
        board = self.board
        if board.deal == 0 or board.last is not None:
            return ()
        seen = {*self.hand, *(card for hand in (board.discarded, *board.known) for card in hand)}
        if board.trick is not None:
            seen.update(board.trick.cards)
        return tuple(card for card in board.deck if card not in seen)

    def fresh(self) -> Hand:
        """Return the cards that the own seat has taken up with the last trick, and still holds."""
        board = self.board
        if board.before is None or not board.before.is_taken or board.before.leader != self.seat:
            return Hand()
        return Hand(card for card in board.before.trick.cards if card in self.hand)
