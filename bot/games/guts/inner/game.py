"""Guts, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.guts.board import Board
from bot.games.guts.inner.imagined import imagine
from bot.games.guts.inner.position import GutsPosition
from bot.games.guts.moves import parse_move
from bot.games.guts.name import NAME
from bot.games.guts.options import PRESET, GutsOptions, parse_options
from bot.games.guts.views import GutsView
from bot.games.paying import paid_by_nets
from bot.games.protocol import (
    Ending,
    Game,
    Lateness,
    Move,
    Options,
    Position,
    Proposal,
    RecordStyle,
    Seat,
    Settlement,
    View,
    of_kind,
)

STYLE = RecordStyle(is_move_a_line=True, is_as_made=True)


@dataclass(frozen=True, slots=True)
class GutsGame(Game):
    """The poker game of two cards and some courage."""

    name: str = NAME
    seats: range = range(3, 11)
    presets: tuple[str, ...] = (PRESET,)
    opens_hands: bool = False
    announces_deals: bool = False
    lateness: Lateness = Lateness.DEFAULT_MOVE
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> GutsOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def propose(self) -> Proposal:
        """A cap and a stake that nobody regrets (G8.2)."""
        return Proposal(GutsOptions(cap=20), 1)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """An ante and the cap in every deal, of which there may be twice as many as agreed (G8.2)."""
        own = of_kind(GutsOptions, options)
        return (1 + own.cap) * 2 * own.deals * stake

    def start(self, options: Options, seats: int, first: Seat) -> GutsPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(GutsOptions, options, seats=seats, first=first)
        none = (0,) * seats
        return GutsPosition(Board(terms, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> GutsPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        return imagine(of_kind(GutsView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Every chip for a stake, by nets (G8.1); nothing if abandoned. Raises ValueError while the game goes on."""
        ended, outcome = self.finished(GutsPosition, final)
        if outcome.ending is Ending.ABANDONED:
            return Settlement()
        return Settlement(transfers=paid_by_nets([chips * stake for chips in ended.board.chips]))
