"""Rolling Stone, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import netted
from bot.games.protocol import (
    SEATS,
    Ending,
    Game,
    Move,
    Options,
    Position,
    Proposal,
    RecordStyle,
    Seat,
    Settlement,
    Transfer,
    View,
    of_kind,
)
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.inner.imagined import imagine
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.games.rolling_stone.moves import parse_move
from bot.games.rolling_stone.name import NAME
from bot.games.rolling_stone.options import PRESET, RollingOptions, parse_options
from bot.games.rolling_stone.scoring import dearest
from bot.games.rolling_stone.views import RollingView

STYLE = RecordStyle(is_move_a_line=True)
PROPOSED = 10  # minor units a point: a loser of a deal holds some eight cards


@dataclass(frozen=True, slots=True)
class RollingGame(Game):
    """The trick game in which whoever cannot follow takes the trick up, and the first without cards wins."""

    name: str = NAME
    seats: range = range(4, 7)
    presets: tuple[str, ...] = (PRESET,)
    has_deputies: bool = True
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> RollingOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def propose(self) -> Proposal:
        """A stake at which a full hand costs little."""
        return Proposal(RollingOptions(), PROPOSED)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Every deal lost with all the cards that one can hold (R5.1)."""
        own = of_kind(RollingOptions, options)
        deck = self.start(options, seats, SEATS[0]).board.deck
        return own.deals * dearest(deck, own.pay, seats=seats) * stake

    def start(self, options: Options, seats: int, first: Seat) -> RollingPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(RollingOptions, options, seats=seats, first=first)
        none = (0,) * seats
        return RollingPosition(Board(terms, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> RollingPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        return imagine(of_kind(RollingView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """What each deal costs its losers, netted pair by pair, and nothing to who left (R6.1, R7.1).

        Nothing if abandoned. Raises ValueError while the game goes on.
        """
        ended, outcome = self.finished(RollingPosition, final)
        if outcome.ending is Ending.ABANDONED or stake == 0:
            return Settlement()
        owed = (
            Transfer(payer, score.winner, -points * stake)
            for score in ended.board.scores
            for payer, points in zip(SEATS, score.scores, strict=False)
            if score.winner is not None and points < 0
        )
        return Settlement(transfers=paid_to_nobody_gone(netted(owed), ended.left))
