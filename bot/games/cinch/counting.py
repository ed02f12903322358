"""The figures of a finished game of Cinch for each player: contracts and pedros; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cinch.board import PARTS, Board, Part, Score, side_of
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.views import CinchView
from bot.games.counting import Figure, Special
from bot.games.one_card.counting import TrickCounting
from bot.games.protocol import Seat, Settlement, View, of_kind

CONTRACTS, PEDROS = "contracts", "pedros"  # leaderboards
FAR = 30  # points behind
BRAVE = 10  # points bid


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    FOURTEEN = "all-fourteen"  # the side took all points of a deal
    BRAVE = "brave-bid"  # bid ten or more, and made it
    TURNED = "turned-tables"  # won a match after having been thirty points behind


@dataclass(frozen=True, slots=True)
class CinchCounting(TrickCounting[Board]):
    """The figures that Cinch counts."""

    kind = CinchView
    figures = (
        Figure("contracts_made", board=CONTRACTS, stat=CONTRACTS),  # by own bids
        Figure("contracts_broken", stat="broken"),
        Figure("pedros_won", board=PEDROS, stat=PEDROS),  # by the side
        Figure("best_deal"),  # points that the side scored
    )
    feats = tuple(Feat)
    specials = (Special("set"), Special("fourteen"), Special("passed"))

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return the contracts that `seat` has made and broken, and the pedros that its side has won."""
        return {
            "contracts_made": sum(_bid(score, seat) and bool(score.is_made) for score in board.scores),
            "contracts_broken": sum(_bid(score, seat) and not score.is_made for score in board.scores),
            "pedros_won": sum(_pedros(score, seat) for score in board.scores),
            "best_deal": max((score.scores[side_of(seat)] for score in board.scores), default=0),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        ended = of_kind(CinchView, view)
        board, side = ended.board, side_of(seat)
        if any(score.points[side] == HIGHEST_BID for score in board.scores):
            yield Feat.FOURTEEN
        if any(_bid(score, seat) and score.is_made and score.bid >= BRAVE for score in board.scores):
            yield Feat.BRAVE
        has_won = ended.outcome is not None and seat in ended.outcome.winners
        if has_won and any(score.sums[1 - side] - score.sums[side] >= FAR for score in board.scores):
            yield Feat.TURNED

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals with a broken contract or all the points, and those that all passed."""
        scores = of_kind(CinchView, view).board.scores
        return {
            "set": sum(score.bid > 0 and not score.is_made for score in scores),
            "fourteen": sum(HIGHEST_BID in score.points for score in scores),
            "passed": sum(score.bid == 0 for score in scores),
        }


def _bid(score: Score, seat: Seat) -> bool:
    """Return whether `seat` bid the contract; naming trumps after all had passed is no bid."""
    return score.bid > 0 and score.bidder == seat


def _pedros(score: Score, seat: Seat) -> int:
    """Return the pedros that the side of `seat` won in tricks."""
    taken = (each for part, each in zip(PARTS, score.taken, strict=True) if part in (Part.RIGHT, Part.LEFT))
    return sum(each is not None and each.side == side_of(seat) and not each.is_put_away for each in taken)
