"""The figures of a finished game of Linger Longer for each player: deals and tricks won; and its feats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Rank
from bot.games.counting import Figure, Special
from bot.games.linger_longer.board import Board, Ended, Score
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.counting import TrickCounting
from bot.games.protocol import Seat, Settlement, View, of_kind

LASTED, TRICKS = "lasted", "tricks"  # leaderboards
CROWD = 3  # players who run out at once
FIELD = 4  # players from whom all tricks are won; with three it happens in every other game


class Feat(StrEnum):
    """A feat worth announcing in the channel."""

    CLEAN_SWEEP = "clean-sweep"  # won every trick of a deal at a table of four or more
    PHOTO_FINISH = "photo-finish"  # won a deal by a trick to which three or more played their last card
    WON_BY_A_TWO = "won-by-a-two"  # won the last trick of a deal with a two


@dataclass(frozen=True, slots=True)
class LingerCounting(TrickCounting[Board]):
    """The figures that Linger Longer counts."""

    kind = LingerView
    figures = (
        Figure("deals_won", board=LASTED, stat=LASTED),
        Figure("tricks_won", board=TRICKS, stat=TRICKS),  # of finished deals
        Figure("sweeps"),
        Figure("best_deal"),  # points
    )
    feats = tuple(Feat)
    specials = (Special("sweep"), Special("photo"))

    def figures_of(self, board: Board, seat: Seat) -> dict[str, int]:
        """Return the deals and tricks that `seat` has won."""
        return {
            "deals_won": sum(score.winner == seat for score in board.scores),
            "tricks_won": sum(score.takers.count(seat) for score in board.scores),
            "sweeps": sum(_is_sweep(score, seat) for score in board.scores),
            "best_deal": max((score.scores[seat] for score in board.scores), default=0),
        }

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat`."""
        board = of_kind(LingerView, view).board
        if len(board.seats) >= FIELD and any(_is_sweep(score, seat) for score in board.scores):
            yield Feat.CLEAN_SWEEP
        won = [score for score in board.scores if score.winner == seat and score.ended is Ended.LAST]
        if any(_is_photo_finish(score) for score in won):
            yield Feat.PHOTO_FINISH
        last = [score.tricks[-1].card(seat) for score in won]
        if any(card is not None and card.rank is Rank.TWO for card in last):
            yield Feat.WON_BY_A_TWO

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the deals in which one player won every trick, and those that a crowd left at once."""
        scores = of_kind(self.kind, view).board.scores
        return {
            "sweep": sum(_is_sweep(score, score.winner) for score in scores),
            "photo": sum(_is_photo_finish(score) for score in scores),
        }


def _is_photo_finish(score: Score) -> bool:
    """Return whether a crowd played its last card to the last trick, which the winner took."""
    is_last = score.ended is Ended.LAST
    return is_last and score.scores[score.winner] == 1 and len(score.tricks[-1].players) >= CROWD


def _is_sweep(score: Score, seat: Seat) -> bool:
    return score.ended is Ended.LAST and {*score.takers} == {seat}
