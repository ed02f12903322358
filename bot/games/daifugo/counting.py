"""The figures of a finished game of Daifugo for each player: how often they were rich or poor; and its feats."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.counting import Average, CountingDeals, Figure, Special, Summed
from bot.games.daifugo.board import Board, Score
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat, Settlement, View, of_kind

DAIFUGO, DESTITUTE = "daifugo", "destitute"  # leaderboards
DYNASTY = 3  # deals in a row


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    DYNASTY = "dynasty"  # was Daifugo three times in a row
    RAGS_TO_RICHES = "rags-to-riches"  # was Destitute, and Daifugo in the next deal


@dataclass(frozen=True, slots=True)
class DaifugoCounting(CountingDeals[Board]):
    """The figures that Daifugo counts."""

    kind = DaifugoView
    figures = (
        Figure("times_daifugo", board=DAIFUGO, stat=DAIFUGO),
        Figure("times_destitute", board=DESTITUTE, stat=DESTITUTE),
        Figure("longest_reign"),  # deals in a row as Daifugo
        Figure("falls"),  # from Daifugo to Destitute
    )
    averages = (Average("daifugo-rate", Summed.POINTS, is_fine=True),)  # of deals as Daifugo
    feats = tuple(Feat)
    specials = (Special("fell"), Special("rose"), Special("revolution"))
    turn_begins = ("play", "pass")

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return how often `seat` was Daifugo, which are the points, and Destitute."""
        scores = board.scores
        return {
            "times_daifugo": sum(score.order[0] == seat for score in scores),
            "times_destitute": sum(score.order[-1] == seat for score in scores),
            "longest_reign": _reign(scores, seat),
            "falls": sum(score.fell == seat for score in scores),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        board = of_kind(DaifugoView, view).board
        if _reign(board.scores, seat) >= DYNASTY:
            yield Feat.DYNASTY
        if any(score.rose == seat for score in board.scores):
            yield Feat.RAGS_TO_RICHES

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals in which Daifugo fell to the bottom, or came from there, and those with a revolution."""
        board = of_kind(DaifugoView, view).board
        scores = board.scores
        revolution = {"revolution": sum(score.revolutions > 0 for score in scores)} if board.options.revolution else {}
        return {
            "fell": sum(score.fell is not None for score in scores),
            "rose": sum(score.rose is not None for score in scores),
            **revolution,
        }


def _reign(scores: Sequence[Score], seat: Seat) -> int:
    """Return the most deals in a row in which a seat was Daifugo."""
    longest = length = 0
    for score in scores:
        length = length + 1 if score.order[0] == seat else 0
        longest = max(longest, length)
    return longest
