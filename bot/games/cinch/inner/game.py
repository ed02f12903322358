"""Cinch, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.cinch.board import SIDES, Board
from bot.games.cinch.inner.imagined import imagine
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import parse_move
from bot.games.cinch.name import NAME
from bot.games.cinch.options import PRESET, CinchOptions, Pay, parse_options
from bot.games.cinch.scoring import difference, most_apart
from bot.games.cinch.views import CinchView
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import netted
from bot.games.protocol import (
    Ending,
    Game,
    Move,
    Options,
    Position,
    Proposal,
    RecordStyle,
    Seat,
    Settlement,
    Side,
    Transfer,
    View,
    clockwise,
    of_kind,
)

STYLE = RecordStyle(is_move_a_line=True)
PROPOSED = 10  # minor units a point: between the sides there are some thirty


@dataclass(frozen=True, slots=True)
class CinchGame(Game):
    """The trick game of two sides, with bidding, fourteen trumps and a draw."""

    name: str = NAME
    seats: range = range(4, 5)
    presets: tuple[str, ...] = (PRESET,)
    has_deputies: bool = True
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> CinchOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def propose(self) -> Proposal:
        """A stake at which a lost match costs little."""
        return Proposal(CinchOptions(), PROPOSED)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Partners sit opposite (C1.1)."""
        return SIDES

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Nothing scored, and the others pass the target with the dearest deal there is (C7.2, C8.1)."""
        own = of_kind(CinchOptions, options)
        return stake * (most_apart(own.target) if own.pay is Pay.POINTS else 1)

    def start(self, options: Options, seats: int, first: Seat) -> CinchPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(CinchOptions, options, seats=seats, first=first)
        none = (0,) * seats
        return CinchPosition(Board(terms, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> CinchPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        return imagine(of_kind(CinchView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Each loser pays the opponent on their left, and nobody who has left is paid (C8.1, C9.1).

        Nothing for a draw, or if abandoned. Raises ValueError while the game goes on.
        """
        ended, outcome = self.finished(CinchPosition, final)
        board = ended.board
        if outcome.ending is Ending.ABANDONED or not outcome.winners or stake == 0:
            return Settlement()
        losers = next(side for side in SIDES if not outcome.winners.intersection(side))
        amount = stake * (difference(board, outcome) if board.options.pay is Pay.POINTS else 1)
        owed = (Transfer(seat, clockwise(len(board.seats), after=seat)[0], amount) for seat in losers)
        return Settlement(transfers=paid_to_nobody_gone(netted(owed), ended.left))
