"""The view that a seat, or a bystander, has of a game of Guts."""

from collections.abc import Collection
from dataclasses import dataclass, field

from bot.games.cards import CARDS, Card
from bot.games.dealing import DealtView
from bot.games.guts.board import Board, Phase
from bot.games.guts.judge import legal_moves, refusal
from bot.games.guts.moves import In, Out, OutIfIn
from bot.games.guts.name import NAME
from bot.games.protocol import Move, Refusal


@dataclass(frozen=True, slots=True)
class GutsView(DealtView[Board]):
    """A game of Guts as `seat` may know it (None: a bystander)."""

    game = NAME

    choice: Move | None = field(repr=False)  # of this seat, while it is secret

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return refusal(self.board, self.seat, move)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return legal_moves(self.board, self.seat)

    @property
    def ordering_round(self) -> int:
        """A deal is one round: everyone speaks once."""
        return 0

    def waiting_moves(self) -> tuple[Move, ...]:
        """Return the choices that a player not yet heard may make before their turn (G7.3, G13)."""
        board = self.board
        is_open = board.phase is Phase.DECLARE and self.window is None
        if not is_open or self.seat in board.left or self.seat not in board.silent[1:]:
            return ()
        return (In(), Out()) if board.ins else self.orderable_moves()

    def orderable_moves(self) -> tuple[Move, ...]:
        """Allow *out if someone is in* once someone is: by then it means *out*."""
        return In(), Out(), OutIfIn()

    def unseen(self) -> tuple[Card, ...]:
        """Return the hands of others and the rest of the pack, without hands that lie open, in hand order."""
        if self.board.deal == 0:
            return ()
        seen = {card for hand in (self.hand, *self.board.shown) for card in hand or ()}
        return tuple(card for card in CARDS if card not in seen)
