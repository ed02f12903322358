"""The possible knowledge of a seat, or a bystander, about a game of Magpie."""

from collections import Counter
from dataclasses import dataclass, field, replace

from bot.games.cards import Card
from bot.games.dealing import JudgedView
from bot.games.protocol import Move, Window
from tests.witness.board import Board, deck_for
from tests.witness.judge import legal_moves, refusal
from tests.witness.moves import Draw


@dataclass(frozen=True, slots=True)
class MagpieView(JudgedView[Board]):
    """A game of Magpie as `seat` may know it (None: a bystander)."""

    judged = staticmethod(refusal)
    listed = staticmethod(legal_moves)

    answer: Move | None = field(repr=False)  # of this seat in the window that is open

    @property
    def window(self) -> Window | None:
        """The window that is open; for a claim with only the reader's answer."""
        window = self.board.window
        if window is None or self.seat is None or self.answer is None:
            return window
        return replace(window, answered=window.answered | {self.seat})

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the waiting moves: a draw waits for those who are asked (4.3)."""
        return (Draw(),) if self.board.asked and self.seat == self.board.active else ()

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others and the stock, in hand order, without cards that went publicly to a player."""
        board = self.board
        if board.deal == 0:
            return ()
        seen = Counter(self.hand) + Counter(board.pile)
        for seat in board.seats:
            seen += Counter(board.known[seat] if seat != self.seat else ())
        hidden = Counter(deck_for(len(board.seats))) - seen
        return tuple(sorted(hidden.elements(), key=lambda card: card.place))
