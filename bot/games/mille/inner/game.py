"""Mille, as hosting, robots, records and tests know it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.mille import settlement
from bot.games.mille.inner import match
from bot.games.mille.inner.deal import before_first
from bot.games.mille.inner.match import Match, MillePosition
from bot.games.mille.moves import parse_move
from bot.games.mille.name import NAME
from bot.games.mille.options import PRESETS, MilleOptions, parse_options
from bot.games.mille.settlement import MilleSettlement
from bot.games.mille.views import MilleView
from bot.games.protocol import Game, Move, Options, Position, RecordStyle, Seat, View, of_kind

STYLE = RecordStyle(suffix=NAME, is_of_the_frame=False)


@dataclass(frozen=True, slots=True)
class MilleGame(Game):
    """The Canadian two-player rummy game."""

    name: str = NAME
    seats: range = range(2, 3)
    presets: tuple[str, ...] = tuple(PRESETS)
    stakes: tuple[int, ...] = (1, settlement.LARGER)
    natural_end: str = "target"
    style: RecordStyle = STYLE

    def options(self, given: Mapping[str, str]) -> MilleOptions:
        """The preset named by `rules` (absent: classic) with the other options changed. Raises BadOption."""
        return parse_options(given)

    def start(self, options: Options, seats: int, first: Seat) -> MillePosition:
        """A new game before its first deck; `first` deals first. Raises ValueError for other options or seats."""
        terms = self.agreed(MilleOptions, options, seats=seats, first=first)
        return MillePosition(Match(terms), before_first(first))

    def parse(self, text: str) -> Move:
        """The move written as `text` in the words of the record. Raises NotAMove."""
        return parse_move(text)

    def imagine(self, view: View, unseen: Sequence[Card]) -> MillePosition:
        """A position that fits `view`: the hidden hand, then the stock, filled from `unseen` in order.

        Raises TypeError for a view of another game, ValueError for other cards than those it cannot see.
        """
        return match.imagine(of_kind(MilleView, view), unseen)

    def settle(self, final: Position, stake: int) -> MilleSettlement:
        """What a finished game costs at the small stake of `stake` minor units (Rules 8); nothing if abandoned.

        Raises ValueError while the game goes on, and for a stake out of range.
        """
        ended, outcome = self.finished(MillePosition, final)
        if not outcome.winners:
            return MilleSettlement()
        (winner,) = outcome.winners
        return settlement.settle_totals(
            ended.options,
            totals=ended.match.totals,
            naturals=ended.match.naturals,
            chapeaux=ended.match.chapeaux,
            winner=winner,
            ending=outcome.ending,
            stake=stake,
        )
