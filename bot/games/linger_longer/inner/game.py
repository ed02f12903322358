"""Linger Longer, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.leaving import paid_to_nobody_gone
from bot.games.linger_longer.board import Board
from bot.games.linger_longer.inner.imagined import imagine
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.linger_longer.moves import parse_move
from bot.games.linger_longer.name import NAME
from bot.games.linger_longer.options import PRESET, LingerOptions, parse_options
from bot.games.linger_longer.views import LingerView
from bot.games.protocol import (
    Ending,
    Game,
    Move,
    Options,
    Position,
    RecordStyle,
    Seat,
    Settlement,
    Transfer,
    View,
    of_kind,
)

STYLE = RecordStyle(is_move_a_line=True)


@dataclass(frozen=True, slots=True)
class LingerGame(Game):
    """The trick game in which the last with cards wins."""

    name: str = NAME
    seats: range = range(3, 7)
    presets: tuple[str, ...] = (PRESET,)
    has_deputies: bool = True
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> LingerOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Every deal won by others, with a whole hand (L4.2, L6.1)."""
        return of_kind(LingerOptions, options).deals_of(seats) * seats * stake

    def start(self, options: Options, seats: int, first: Seat) -> LingerPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(LingerOptions, options, seats=seats, first=first)
        none = (0,) * seats
        return LingerPosition(Board(terms, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> LingerPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        return imagine(of_kind(LingerView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Every point of difference for a stake, each to each, and nothing to who left (L6.1, L7.1).

        Nothing if abandoned. Raises ValueError while the game goes on.
        """
        ended, outcome = self.finished(LingerPosition, final)
        if outcome.ending is Ending.ABANDONED or stake == 0:
            return Settlement()
        board = ended.board
        owed = (
            Transfer(payer, payee, stake * (board.points[payee] - board.points[payer]))
            for payer in board.seats
            for payee in board.seats
            if board.points[payee] > board.points[payer]
        )
        return Settlement(transfers=paid_to_nobody_gone(owed, board.left))
