"""The view that a seat, or a bystander, has of a game of Beggar My Neighbor: everyone the same."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Board
from bot.games.beggar_my_neighbor.judge import legal_moves, refusal
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.cards import Card
from bot.games.dealing import DealtView
from bot.games.protocol import Move, Refusal


@dataclass(frozen=True, slots=True)
class BeggarView(DealtView[Board]):
    """A game of Beggar My Neighbor as `seat` may know it (None: a bystander). Nobody knows a card of a stack (B8)."""

    game = NAME

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""
        return refusal(self.board, self.seat, move)

    def legal_moves(self) -> Collection[Move]:
        """Return what the own seat may play now; nothing for a bystander."""
        return legal_moves(self.board, self.seat)

    def unseen(self) -> tuple[Card, ...]:
        """Return all cards of both stacks, also those that everyone saw before they went under one (B8)."""
        if self.board.deal == 0:
            return ()
        lying = frozenset(self.board.pile)
        return tuple(card for card in self.board.deck if card not in lying)
