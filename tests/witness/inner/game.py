"""Magpie, as hosting, robots, records and tests know it. The rules stand in the package's docstring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import paid_by_nets
from bot.games.protocol import (
    Game,
    Lateness,
    Move,
    Options,
    Position,
    Proposal,
    RecordStyle,
    Seat,
    Settlement,
    Side,
    View,
    of_kind,
)
from tests.witness.board import Board, sides_of
from tests.witness.inner.imagined import imagine
from tests.witness.inner.position import MagpiePosition
from tests.witness.moves import parse_move
from tests.witness.options import NAME, PRESET, MagpieOptions, parse_options
from tests.witness.views import MagpieView

STYLE = RecordStyle(stake=50)


@dataclass(frozen=True, slots=True)
class MagpieGame(Game):
    """The small game of the tests."""

    name: str = NAME
    seats: range = range(3, 6)
    presets: tuple[str, ...] = (PRESET,)
    has_deputies: bool = True
    opens_hands: bool = False
    announces_deals: bool = False
    has_windows: bool = True
    lateness: Lateness = Lateness.DEFAULT_MOVE
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> MagpieOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def propose(self) -> Proposal:
        """Three deals for little, rather than two for half a unit a chip."""
        return Proposal(MagpieOptions(deals=3), 5)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Partners at a table of four (1.1)."""
        return sides_of(seats)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """The antes, and in each deal the dearest claim."""
        own = of_kind(MagpieOptions, options)
        return own.deals * (own.ante + seats) * stake

    def start(self, options: Options, seats: int, first: Seat) -> MagpiePosition:
        """A new game, which owes its first deck; `first` deals first."""
        terms = self.agreed(MagpieOptions, options, seats=seats, first=first)
        none, nobody = (0,) * seats, (Hand(),) * seats
        return MagpiePosition(Board(terms, first, none, none, none, nobody), nobody)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> MagpiePosition:
        """A position that fits `view`. Raises ValueError for other cards than those it cannot see."""
        return imagine(of_kind(MagpieView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Every chip for a stake (6.2); nothing if the game was abandoned. Raises ValueError while it goes on."""
        ended, outcome = self.finished(MagpiePosition, final)
        if not outcome.winners:
            return Settlement()
        transfers = paid_by_nets([chips * stake for chips in ended.board.chips])
        return Settlement(transfers=paid_to_nobody_gone(transfers, ended.left))
