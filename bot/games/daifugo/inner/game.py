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
    View,
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
        if not isinstance(options, DaifugoOptions):
            raise TypeError("options of another game")
        return most_stakes(options) * stake

    def start(self, options: Options, seats: int, first: Seat) -> DaifugoPosition:
        """A new game, which owes its first deck; `first` deals first. Raises ValueError for other options or seats."""
        if not isinstance(options, DaifugoOptions) or seats not in self.seats or first not in SEATS[:seats]:
            raise ValueError("Daifugo is played by three to eight, with options of its own")
        none = (0,) * seats
        return DaifugoPosition(Board(options, first, none), (Hand(),) * seats, none)

    def parse(self, text: str) -> Move:
        """The move written as `text`. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> DaifugoPosition:
        """A position that fits `view`. Raises TypeError for a view of another game, ValueError for other cards."""
        if not isinstance(view, DaifugoView):
            raise TypeError("not a view of Daifugo")
        return imagine(view, unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """What titles cost (D7). Nothing if abandoned. Raises ValueError while the game goes on."""
        if not isinstance(final, DaifugoPosition) or final.outcome is None:
            raise ValueError("only a finished game of Daifugo can be settled")
        return Settlement(transfers=transfers(final.board, stake))
