"""A game of Rolling Stone for the command line: who won the deals, and how many cards were left (R10.3)."""

from dataclasses import dataclass

from bot.games.protocol import Position
from bot.games.report import Json, Report, by_seat
from bot.games.rolling_stone.board import Score
from bot.games.rolling_stone.inner.position import RollingPosition


@dataclass(frozen=True, slots=True)
class RollingReport(Report):
    """Points by seat."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Who won, how long it took, and what it cost."""
        return [_deal_as_json(score) for score in _own(position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Points until now."""
        return by_seat(_own(position).board.points)


def _deal_as_json(score: Score) -> dict[str, Json]:
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": score.ended.value,
        "winner": None if score.winner is None else str(score.winner),
        "tricks": score.tricks,
        "taken": score.taken,
        "cards": by_seat(map(len, score.hands)),
        "scores": by_seat(score.scores),
        "totals": by_seat(score.totals),
    }


def _own(position: Position) -> RollingPosition:
    if not isinstance(position, RollingPosition):
        raise TypeError("a position of another game")
    return position
