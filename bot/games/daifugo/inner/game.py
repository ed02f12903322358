"""Daifugo, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card, Hand
from bot.games.daifugo.board import Board
from bot.games.daifugo.inner.imagined import imagine
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import parse_move
from bot.games.daifugo.name import NAME
from bot.games.daifugo.options import PRESET, DaifugoOptions, parse_options
from bot.games.daifugo.settlement import most_stakes, transfers
from bot.games.daifugo.views import DaifugoView
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
    View,
    of_kind,
)

STYLE = RecordStyle(is_move_a_line=True)
PROPOSED = 50  # minor units: the Destitute pays two of them


@dataclass(frozen=True, slots=True)
class DaifugoGame(Game):
    """The game of getting rid of all cards, in which the last deal says who is rich in the next."""

    name: str = NAME
    seats: range = range(3, 9)
    presets: tuple[str, ...] = (PRESET,)
    opens_hands: bool = False
    has_deputies: bool = True
    has_expert: bool = True
    lateness: Lateness = Lateness.DEFAULT_MOVE
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> DaifugoOptions:
        """The options that are given; the others as usual. Raises BadOption."""
        return parse_options(given)

    def propose(self) -> Proposal:
        """A stake at which nobody regrets a game."""
        return Proposal(DaifugoOptions(), PROPOSED)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Two stakes a deal that counts (D7)."""
        return most_stakes(of_kind(DaifugoOptions, options)) * stake

    def start(self, options: Options, seats: int, first: Seat) -> DaifugoPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(DaifugoOptions, options, seats=seats, first=first)
        none = (0,) * seats
        return DaifugoPosition(Board(terms, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> DaifugoPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        return imagine(of_kind(DaifugoView, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """What titles cost (D7). Nothing if abandoned. Raises ValueError while the game goes on."""
        ended, _ = self.finished(DaifugoPosition, final)
        return Settlement(transfers=transfers(ended.board, stake))
