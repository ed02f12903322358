"""Magpie, as hosting, robots, records and tests know it. The rules stand in the package's docstring."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import paid_by_nets
from bot.games.protocol import (
    SEATS,
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
        if not isinstance(options, MagpieOptions):
            raise TypeError("options of another game")
        return options.deals * (options.ante + seats) * stake

    def start(self, options: Options, seats: int, first: Seat) -> MagpiePosition:
        """A new game, which owes its first deck; `first` deals first."""
        if not isinstance(options, MagpieOptions) or seats not in self.seats or first not in SEATS[:seats]:
            raise ValueError("Magpie is played by three to five, with options of its own")
        none, nobody = (0,) * seats, (Hand(),) * seats
        return MagpiePosition(Board(options, first, none, none, none, nobody), nobody)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> MagpiePosition:
        """A position that fits `view`. Raises ValueError for other cards than those it cannot see."""
        if not isinstance(view, MagpieView):
            raise TypeError("a view of another game")
        return imagine(view, unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Every chip for a stake (6.2); nothing if the game was abandoned. Raises ValueError while it goes on."""
        if not isinstance(final, MagpiePosition) or final.outcome is None:
            raise ValueError("only a finished game of Magpie can be settled")
        if not final.outcome.winners:
            return Settlement()
        transfers = paid_by_nets([chips * stake for chips in final.board.chips])
        return Settlement(transfers=paid_to_nobody_gone(transfers, final.left))
