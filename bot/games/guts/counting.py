"""The figures of a finished game of Guts for each player: pots won and matched; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.counting import Average, Counting, Counts, Figure, SeatCounts, Special, Summed
from bot.games.guts.board import Score
from bot.games.guts.views import GutsView
from bot.games.protocol import Seat, Settlement, View, of_kind

DEBT = -20  # chips

POTS, MATCHED = "pots", "matched"  # leaderboards


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    FULL_POT = "full-pot"  # won as much as the cap allows, alone
    OUT_OF_DEBT = "out-of-debt"  # won a game after having been twenty chips down


@dataclass(frozen=True, slots=True)
class GutsCounting(Counting):
    """The figures that Guts counts."""

    figures = (
        Figure("pots_shown", board=POTS, stat="pots"),  # won at a showdown, alone or shared
        Figure("pots_unseen", board=POTS, stat="pots"),  # taken by the only one who was in
        Figure("matched", board=MATCHED, stat="matched"),  # pots that had to be matched
        Figure("best_pot"),  # chips
    )
    averages = (Average("guts-counters", Summed.POINTS, is_fine=True),)  # everyone has one turn a deal
    feats = tuple(Feat)
    specials = (Special("matched"), Special("alone"), Special("capped"))
    turn_begins = ("in", "out")

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return the pots that each has won and matched, and how many chips they end with."""
        ended = of_kind(GutsView, view)
        return Counts(len(ended.board.scores), tuple(_seat(ended, seat) for seat in ended.board.seats))

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        ended = of_kind(GutsView, view)
        scores = ended.board.scores
        if any(_taken(score, seat) == ended.board.options.cap for score in scores):
            yield Feat.FULL_POT
        has_won = ended.outcome is not None and seat in ended.outcome.winners
        if has_won and any(score.chips[seat] <= DEBT for score in scores):
            yield Feat.OUT_OF_DEBT

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals in which the pot was matched or taken unseen, and those that the cap limited."""
        board = of_kind(GutsView, view).board
        return {
            "matched": sum(any(score.paid) for score in board.scores),
            "alone": sum(len(score.ins) == 1 for score in board.scores),
            "capped": sum(score.pot > board.options.cap for score in board.scores),
        }


def _seat(view: GutsView, seat: Seat) -> SeatCounts:
    scores = view.board.scores
    won = [score for score in scores if seat in score.winners]
    shown = sum(len(score.ins) > 1 for score in won)
    return SeatCounts(
        points=view.board.chips[seat],
        figures={
            "pots_shown": shown,
            "pots_unseen": len(won) - shown,
            "matched": sum(score.paid[seat] > 0 for score in scores),
            "best_pot": max((_taken(score, seat) for score in won), default=0),
        },
    )


def _taken(score: Score, seat: Seat) -> int:
    """Return the chips that `seat` won in this deal (G5.1, G5.3)."""
    return score.counted // len(score.winners) if seat in score.winners else 0
