"""A game of Cinch for the command line: contracts, and who got the points (C12.3)."""

from dataclasses import dataclass

from bot.games.cinch.board import PARTS, SIDES, Ended, Score
from bot.games.cinch.inner.position import CinchPosition
from bot.games.protocol import Position, of_kind
from bot.games.report import Json, Report, named_side, of_sides


@dataclass(frozen=True, slots=True)
class CinchReport(Report):
    """A report of points by side."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return the contract of each deal, its points, and what they scored."""
        return [_deal_as_json(score) for score in of_kind(CinchPosition, position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return the points so far, by side."""
        return of_sides(SIDES, of_kind(CinchPosition, position).board.sums)


def _deal_as_json(score: Score) -> dict[str, Json]:
    is_played = score.ended is Ended.PLAYED
    parts: dict[str, Json] = {
        part.value: None if taken is None else named_side(SIDES[taken.side])
        for part, taken in zip(PARTS, score.taken, strict=True)
    }
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": score.ended.value,
        "bidder": None if score.bidder is None else str(score.bidder),
        "bid": score.bid,
        "trump": None if score.trump is None else str(score.trump),
        "parts": parts if is_played else None,
        "points": of_sides(SIDES, score.points) if is_played else None,
        "made": score.is_made,
        "scores": of_sides(SIDES, score.scores),
        "totals": of_sides(SIDES, score.sums),
    }
