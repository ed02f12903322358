"""What a seat, or a bystander, may know of a game of Kalooki."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtView
from bot.games.kalooki.board import DECK, Board, Laid, Phase, Table
from bot.games.kalooki.judge import refusal
from bot.games.kalooki.legal import legal_moves
from bot.games.kalooki.moves import Draw
from bot.games.protocol import Move, Refusal, Window

__all__ = ["KalookiView", "Laid", "Phase", "Table"]


@dataclass(frozen=True, slots=True)
class KalookiView(DealtView[Board]):
    """A game of Kalooki as `seat` may know it (None: a bystander)."""

    hand: Hand  # of this seat; empty for a bystander
    answer: Move | None = field(repr=False)  # of this seat in the window that is open
    fresh: tuple[Card, ...] = field(repr=False)  # that came to this seat since its turn began, and is still in hand

    @property
    def window(self) -> Window | None:
        """The window that is open, with the own answer alone."""
        window = self.board.window
        if window is None or self.seat is None or self.answer is None:
            return window
        return replace(window, answered=frozenset((self.seat,)))

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return refusal(self.board, self.seat, self.hand, move)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return legal_moves(self.board, self.seat, self.hand)

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the draw that waits for those who are asked (K2.5)."""
        table = self.board.table
        return (Draw(),) if table.asked and self.seat == table.active else ()

    def unseen(self) -> tuple[Card, ...]:
        """Return the stock and the hands of others, in hand order, without cards that everybody saw them get."""
        board = self.board
        if board.deal == 0:
            return ()
        seen = Counter(board.table.pile)
        for _, meld in board.table.melds:
            seen.update(meld.cards)
        if board.last is not None:
            hands = board.last.hands  # they are shown
        else:
            known = board.table.known
            hands = tuple(self.hand if seat == self.seat else known[seat] for seat in board.seats)
        for hand in hands:
            seen.update(hand)
        return tuple(sorted((Counter(DECK) - seen).elements(), key=lambda card: card.place))
