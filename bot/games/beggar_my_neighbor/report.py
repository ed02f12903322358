"""A game of Beggar My Neighbor for the command line: who won the deals, and after how many laps (B10.3)."""

from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Score
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.protocol import Position
from bot.games.report import Json, Report, by_seat


@dataclass(frozen=True, slots=True)
class BeggarReport(Report):
    """Deals won by seat."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Who won, and how long it took."""
        return [_deal_as_json(score) for score in _own(position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Deals won until now."""
        return by_seat(_own(position).board.points)


def _deal_as_json(score: Score) -> dict[str, Json]:
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": score.ended.value,
        "winner": None if score.winner is None else str(score.winner),
        "laps": score.laps,
        "turned": score.turned,
        "cards": by_seat(score.held),
        "scores": by_seat(score.scores),
        "totals": by_seat(score.totals),
    }


def _own(position: Position) -> BeggarPosition:
    if not isinstance(position, BeggarPosition):
        raise TypeError("a position of another game")
    return position
