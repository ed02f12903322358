"""A game in which a turn is one card to a trick (F19), as hosting, robots, records and tests know it."""

from typing import ClassVar, Generic, TypeVar

from bot.games.cards import Hand
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.inner.position import TrickPosition
from bot.games.protocol import GameOf, Options, RecordStyle, Seat, View

O = TypeVar("O", bound=Options)  # noqa: E741  named by their initials
V = TypeVar("V", bound=View)
P = TypeVar("P", bound=TrickPosition[TrickBoard[Options, Counted]])


class TrickGame(GameOf[O, V, P], Generic[O, V, P]):
    """The shared part of such games. Each has its name, its numbers of seats, its classes, and reads its moves."""

    has_deputies = True
    style = RecordStyle(is_move_a_line=True)
    board_kind: ClassVar[type[TrickBoard[Options, Counted]]]

    def opening(self, options: O, seats: int, first: Seat) -> P:
        """Return a new game, which owes its first deck; `first` deals first."""
        none = (0,) * seats
        return self.kinds.position(self.board_kind(options, first, none), (Hand(),) * seats, none)
