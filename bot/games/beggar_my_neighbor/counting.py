"""The figures of a finished game of Beggar My Neighbor for each player: deals and laps; and its feats. All is luck."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.counting import Average, Counting, Counts, Figure, SeatCounts, Special
from bot.games.protocol import Seat, Settlement, View, of_kind

COLLECTED, LAPS = "collected", "laps"  # the first is a leaderboard
FEW = 3  # cards after a lap; one winner in twenty-seven has been there
RALLY = 10  # penalty cards in a lap; one deal in twenty has such a one
MARATHON = 139  # laps; one deal in a hundred is longer (B4.3)


class Feat(StrEnum):
    """A feat worth announcing in the channel. It is mere luck, but the player is named."""

    BACK_FROM_THREE = "back-from-three"  # won a deal after a lap that left three cards or fewer
    LONG_RALLY = "long-rally"  # won a deal in which ten penalty cards or more followed one another in a lap


@dataclass(frozen=True, slots=True)
class BeggarCounting(Counting):
    """The figures that Beggar My Neighbor counts."""

    figures = (
        Figure("deals_won", board=COLLECTED, stat=COLLECTED),
        Figure("laps", stat=LAPS),
        Figure("longest_rally"),  # penalty cards
        Figure("largest_pile"),
    )
    averages: tuple[Average, ...] = ()
    feats = tuple(Feat)
    specials = (Special("back"), Special("rally"), Special("marathon"))
    turn_begins = ("turn", "lap", "laps")
    is_rated = False

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return the deals that each has won, and what all of them were like."""
        board = of_kind(BeggarView, view).board
        course = {
            "laps": sum(score.laps for score in board.scores),
            "longest_rally": max((len(score.course.rally) for score in board.scores), default=0),
            "largest_pile": max((score.course.pile for score in board.scores), default=0),
        }
        won = board.points
        seats = tuple(SeatCounts(points=won[seat], figures={"deals_won": won[seat], **course}) for seat in board.seats)
        return Counts(len(board.scores), seats)

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        won = [score for score in of_kind(BeggarView, view).board.scores if score.winner == seat]
        if any(score.course.fewest[seat] <= FEW for score in won):
            yield Feat.BACK_FROM_THREE
        if any(len(score.course.rally) >= RALLY for score in won):
            yield Feat.LONG_RALLY

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals won from the brink, those with a long rally, and long ones."""
        scores = of_kind(BeggarView, view).board.scores
        return {
            "back": sum(score.winner is not None and score.course.fewest[score.winner] <= FEW for score in scores),
            "rally": sum(len(score.course.rally) >= RALLY for score in scores),
            "marathon": sum(score.laps > MARATHON for score in scores),
        }
