"""A game of Linger Longer for the command line: who won the deals, with how many cards (L10.3)."""

from dataclasses import dataclass

from bot.games.linger_longer.board import Score
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.protocol import Position
from bot.games.report import Json, Report, by_seat


@dataclass(frozen=True, slots=True)
class LingerReport(Report):
    """Points by seat."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Who won, and how long it took."""
        return [_deal_as_json(score) for score in _own(position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Points until now."""
        return by_seat(_own(position).board.points)


def _deal_as_json(score: Score) -> dict[str, Json]:
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": score.ended.value,
        "trump": score.trump.value,
        "winner": str(score.winner),
        "tricks": len(score.tricks),
        "scores": by_seat(score.scores),
        "totals": by_seat(score.totals),
    }


def _own(position: Position) -> LingerPosition:
    if not isinstance(position, LingerPosition):
        raise TypeError("a position of another game")
    return position
