"""The worth of a deal's points: how likely a side is to win the match after it."""

from dataclasses import dataclass

from bot.games.cinch.board import Board
from bot.games.cinch.scoring import scores_of

STEEP = 1.6  # how much it helps to be nearer to the target


@dataclass(frozen=True, slots=True)
class Stakes:
    """A match before a deal is counted."""

    sums: tuple[int, int]
    target: int
    side: int  # whose chances count

    @classmethod
    def of(cls, board: Board, side: int) -> "Stakes":
        """Return the stakes at the current score."""
        return cls(board.sums, board.options.target, side)

    def after(self, points: tuple[int, int], declarers: int, bid: int) -> float:
        """Return how likely the side wins the match, if both sides win these points of the deal."""
        scores = scores_of(points, declarers, bid)
        missing = [self.target - had - scored for had, scored in zip(self.sums, scores, strict=True)]
        if min(missing) <= 0:
            return float(missing[self.side] <= 0)
        ahead: float = (missing[1 - self.side] / missing[self.side]) ** STEEP
        return ahead / (1 + ahead)
