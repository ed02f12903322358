"""Mille, as hosting, robots, records and tests know it."""

from collections.abc import Sequence

from bot.games.duplicate import Duplicate
from bot.games.mille import settlement
from bot.games.mille.inner.deal import before_first
from bot.games.mille.inner.match import Match, MillePosition, imagine
from bot.games.mille.moves import parse_move
from bot.games.mille.name import NAME
from bot.games.mille.options import PRESETS, MilleOptions
from bot.games.mille.settlement import MilleSettlement
from bot.games.mille.views import MilleView
from bot.games.protocol import GameOf, Kinds, Outcome, Position, RecordStyle, Seat, Transfer, View, of_kind


class MilleGame(GameOf[MilleOptions, MilleView, MillePosition]):
    """The Canadian two-player rummy game."""

    name = NAME
    seats = range(2, 3)
    presets = tuple(PRESETS)
    has_expert = True
    has_coach = True
    duplicate = Duplicate()
    stakes = (1, settlement.LARGER)
    natural_end = "target"
    has_forced_moves = False  # but the draw, which nobody is spared while the pile could be taken
    style = RecordStyle(suffix=NAME, is_of_the_frame=False)
    kinds = Kinds(MilleOptions, MilleView, MillePosition)
    usual_losses = (16, 52)  # of 150 games between regular robots; the costliest cost 90
    parse = staticmethod(parse_move)
    imagined = staticmethod(imagine)

    def opening(self, options: MilleOptions, seats: int, first: Seat) -> MillePosition:
        """Return a new game before its first deck; `first` deals first."""
        return MillePosition(Match(options), before_first(first))

    def deal_points(self, view: View) -> Sequence[Sequence[int]]:
        """Return the scores of each finished deal."""
        return [score.scores for score in of_kind(MilleView, view).scores]

    def paid(self, final: MillePosition, outcome: Outcome) -> tuple[Transfer, ...]:
        """Return what the lines of the settlement add up to."""
        return self.settle(final, 1).transfers

    def settle(self, final: Position, stake: int) -> MilleSettlement:
        """Return what a finished game costs at the small stake of `stake` minor units (Rules 8); nothing if abandoned.

        Raises ValueError while the game goes on, and for a stake out of range.
        """
        ended, outcome = self.finished(final)
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
