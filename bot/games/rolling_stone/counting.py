"""The figures of a finished game of Rolling Stone for each player: deals won and tricks taken up; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.counting import Figure, Special
from bot.games.one_card.counting import TrickCounting
from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.games.rolling_stone.board import Board, Ended
from bot.games.rolling_stone.views import RollingView

OUT, TAKEN = "out", "taken"  # leaderboards
BALLOON = 12  # cards; every thirtieth winner has held as many with six players, hardly one with four


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    SLIM = "slim"  # went out first without having taken up anything in that deal
    BALLOON = "balloon"  # went out first after having held twelve cards or more


@dataclass(frozen=True, slots=True)
class RollingCounting(TrickCounting[Board]):
    """The figures that Rolling Stone counts."""

    kind = RollingView
    figures = (
        Figure("deals_won", board=OUT, stat=OUT),
        Figure("tricks_taken", board=TAKEN, stat=TAKEN),  # up, in finished deals
        Figure("biggest_hand"),
        Figure("best_deal"),  # points
    )
    feats = tuple(Feat)
    specials = (Special("slim"), Special("balloon"), Special("limit"))

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return the deals that `seat` has won, and the tricks that it has taken up."""
        return {
            "deals_won": sum(score.winner == seat for score in board.scores),
            "tricks_taken": sum(score.took[seat] for score in board.scores),
            "biggest_hand": max((score.most[seat] for score in board.scores), default=0),
            "best_deal": max((0, *(score.scores[seat] for score in board.scores))),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        board = of_kind(RollingView, view).board
        out = [score for score in board.scores if score.winner == seat and score.ended is Ended.OUT]
        if any(score.took[seat] == 0 for score in out):
            yield Feat.SLIM
        if any(score.most[seat] >= BALLOON for score in out):
            yield Feat.BALLOON

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals whose winner took up nothing, or held many cards, and those that the limit ended."""
        scores = of_kind(self.kind, view).board.scores
        out = [(score, score.winner) for score in scores if score.ended is Ended.OUT]
        return {
            "slim": sum(winner is not None and score.took[winner] == 0 for score, winner in out),
            "balloon": sum(winner is not None and score.most[winner] >= BALLOON for score, winner in out),
            "limit": sum(score.ended is Ended.LIMIT for score in scores),
        }
