"""Beggar My Neighbor, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import SEATS, Board, other
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.beggar_my_neighbor.moves import parse_move
from bot.games.beggar_my_neighbor.name import NAME
from bot.games.beggar_my_neighbor.options import PRESET, BeggarOptions, parse_options
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.cards import Card
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
        if not isinstance(options, BeggarOptions):
            raise TypeError("options of another game")
        return options.deals * stake

    def start(self, options: Options, seats: int, first: Seat) -> BeggarPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        if not isinstance(options, BeggarOptions) or seats not in self.seats or first not in SEATS:
            raise ValueError("Beggar My Neighbor is played by two, with options of its own")
        return BeggarPosition(Board(options, first), ((), ()))

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> BeggarPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        if not isinstance(view, BeggarView):
            raise TypeError("not a view of Beggar My Neighbor")
        if sorted(card.place for card in unseen) != [card.place for card in view.unseen()]:
            raise ValueError("these are not the cards the view cannot see")
        first = view.board.in_stack[Seat.A]
        return BeggarPosition(view.board, (tuple(unseen[:first]), tuple(unseen[first:])), (view.turn, view.turn))

    def settle(self, final: Position, stake: int) -> Settlement:
        """A stake for each deal won, netted; who leaves pays for the open deal, and one at least (B5.2, B6.1).

        Nothing if abandoned. Raises ValueError while the game goes on.
        """
        if not isinstance(final, BeggarPosition) or final.outcome is None:
            raise ValueError("only a finished game of Beggar My Neighbor can be settled")
        board, outcome = final.board, final.outcome
        if outcome.ending is Ending.ABANDONED or stake == 0 or not outcome.winners:
            return Settlement()
        (winner,) = outcome.winners
        loser = other(winner)
        deals = board.points[winner] - board.points[loser]
        if board.left:
            is_open = board.deal > len(board.scores)
            deals = max(1, deals + is_open)
        return Settlement(transfers=(Transfer(loser, winner, deals * stake),))
