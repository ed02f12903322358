"""Magpie, as hosting, robots, records and tests know it. The rules are in the package's docstring."""

from dataclasses import dataclass

from bot.games.cards import Hand
from bot.games.leaving import paid_to_nobody_gone
from bot.games.paying import paid_by_nets
from bot.games.protocol import (
    BadOption,
    GameOf,
    Kinds,
    Lateness,
    Options,
    Outcome,
    Proposal,
    RecordStyle,
    Seat,
    Side,
    Transfer,
)
from tests.witness.board import Board, sides_of
from tests.witness.inner.imagined import imagine
from tests.witness.inner.position import MagpiePosition
from tests.witness.moves import parse_move
from tests.witness.options import NAME, MagpieOptions
from tests.witness.views import MagpieView

STYLE = RecordStyle(stake=50)


@dataclass(frozen=True, slots=True)
class MagpieGame(GameOf[MagpieOptions, MagpieView, MagpiePosition]):
    """The small game of the tests."""

    name: str = NAME
    seats: range = range(3, 6)
    has_deputies: bool = True
    opens_hands: bool = False
    sends_hands: bool = False
    has_windows: bool = True
    lateness: Lateness = Lateness.DEFAULT_MOVE
    style: RecordStyle = STYLE
    kinds = Kinds(MagpieOptions, MagpieView, MagpiePosition)
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def propose(self) -> Proposal:
        """Propose three deals for little, rather than two for half a unit a chip."""
        return Proposal(MagpieOptions(deals=3), 5)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return partners at a table of four (1.1)."""
        return sides_of(seats)

    def most_stakes(self, options: MagpieOptions, seats: int) -> int | None:
        """Return the antes, and in each deal the dearest claim."""
        return options.price * options.deals * (options.ante + seats)

    def opening(self, options: MagpieOptions, seats: int, first: Seat) -> MagpiePosition:
        """Return a new game, which owes its first deck; `first` deals first."""
        none, nobody = (0,) * seats, (Hand(),) * seats
        return MagpiePosition(Board(options, first, none, none, nobody), nobody, none)

    def paid(self, final: MagpiePosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Pay for every chip (6.2)."""
        board = final.board
        return paid_to_nobody_gone(paid_by_nets([board.options.price * chips for chips in board.chips]), final.left)


@dataclass(frozen=True, slots=True)
class PickyMagpie(MagpieGame):
    """Magpie whose ante may be 5 only at a table of five."""

    def start(self, options: Options, seats: int, first: Seat) -> MagpiePosition:
        if options.texts()["ante"] == "5" and seats != 5:
            raise BadOption("not-with-so-many", "ante")
        return MagpieGame.start(self, options, seats, first)
