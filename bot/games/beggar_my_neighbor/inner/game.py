"""Beggar My Neighbor, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Board, other
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.moves import parse_move
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.options import PRESET, BeggarOptions, parse_options
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card
from bot.games.dealing import must_be_unseen
from bot.games.protocol import (
    Ending,
    Game,
    Lateness,
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
class BeggarGame(Game):
    """The game without choices: stacks are turned, and penalty cards are paid."""

    name: str = NAME
    seats: range = range(2, 3)
    presets: tuple[str, ...] = (PRESET,)
    announces_deals: bool = False
    has_hands: bool = False
    has_long_turns: bool = False
    has_shortcuts: bool = True
    lists_every_move: bool = False
    lateness: Lateness = Lateness.DEFAULT_MOVE
    strikes: int | None = None
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> BeggarOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Every deal (B5.2)."""
        return of_kind(BeggarOptions, options).deals * stake

    def start(self, options: Options, seats: int, first: Seat) -> BeggarPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(BeggarOptions, options, seats=seats, first=first)
        return BeggarPosition(Board(terms, first), ((), ()))

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> BeggarPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        own = of_kind(BeggarView, view)
        must_be_unseen(own, unseen)
        first = own.board.in_stack[Seat.A]
        return BeggarPosition(own.board, (tuple(unseen[:first]), tuple(unseen[first:])), (own.turn, own.turn))

    def settle(self, final: Position, stake: int) -> Settlement:
        """A stake for each deal won, netted; who leaves pays for the open deal, and one at least (B5.2, B6.1).

        Nothing if abandoned. Raises ValueError while the game goes on.
        """
        ended, outcome = self.finished(BeggarPosition, final)
        board = ended.board
        if outcome.ending is Ending.ABANDONED or stake == 0 or not outcome.winners:
            return Settlement()
        (winner,) = outcome.winners
        loser = other(winner)
        deals = board.points[winner] - board.points[loser]
        if board.left:
            is_open = board.deal > len(board.scores)
            deals = max(1, deals + is_open)
        return Settlement(transfers=(Transfer(loser, winner, deals * stake),))
