"""The figures of a finished game of Kalooki for each player: deals won, tables bent; and its feats."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.counting import CountingDeals, Figure, Special
from bot.games.kalooki.board import Board
from bot.games.kalooki.scoring import DealScore, Ended
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Seat, Settlement, View, of_kind

OUTS, BENDS = "went-out", "bends"  # leaderboards
GREAT = 200  # points of one hand, doubled
IN_A_ROW = 3  # deals
FULL_GAME = 3  # deals that were scored, at least, for a game without a point


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    GREAT_BEND = "great-bend"  # bent the table while someone held 200 points or more, doubled
    THREE_IN_A_ROW = "three-in-a-row"  # went out in three deals one after the other
    NOT_A_POINT = "not-a-point"  # won a game of three deals or more without a point


@dataclass(frozen=True, slots=True)
class KalookiCounting(CountingDeals[Board]):
    """The figures that Kalooki counts."""

    kind = KalookiView
    figures = (
        Figure("times_out", board=OUTS, stat=OUTS),
        Figure("tables_bent", board=BENDS, stat=BENDS),
        Figure("fines"),  # points for calls too many
        Figure("dearest_hand"),  # points of the dearest deal
    )
    feats = tuple(Feat)
    specials = (Special("bent"), Special("void"))
    turn_begins = ("draw", "take", "pass")

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return how often `seat` went out and bent the table, and what that spared them or cost them."""
        scores = board.scores
        return {
            "times_out": sum(score.out == seat for score in scores),
            "tables_bent": sum(score.bent and score.out == seat for score in scores),
            "fines": sum(score.fines[seat] for score in scores),
            "dearest_hand": max((score.scores[seat] for score in scores), default=0),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        board = of_kind(KalookiView, view).board
        won = [score for score in board.scores if score.out == seat]
        if any(score.bent and max(score.scores) >= GREAT for score in won):
            yield Feat.GREAT_BEND
        if _in_a_row(board.scores, seat) >= IN_A_ROW:
            yield Feat.THREE_IN_A_ROW
        if seat in spotless(board):
            yield Feat.NOT_A_POINT

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals in which the table was bent, and those that were thrown out."""
        scores = of_kind(KalookiView, view).board.scores
        return {
            "bent": sum(score.bent for score in scores),
            "void": sum(score.ended is Ended.VOID for score in scores),
        }


def spotless(board: Board) -> tuple[Seat, ...]:
    """Return who has won a game of three deals or more without a point."""
    if board.outcome is None or sum(score.out is not None for score in board.scores) < FULL_GAME:
        return ()
    return tuple([seat for seat in sorted(board.outcome.winners) if not board.points[seat]])


def _in_a_row(scores: Sequence[DealScore], seat: Seat) -> int:
    """Return the most deals one after the other in which a seat went out."""
    longest = length = 0
    for score in scores:
        length = length + 1 if score.out == seat else 0
        longest = max(longest, length)
    return longest
