"""A game of Anaconda for the command line: pots, and chips (A10)."""

from dataclasses import dataclass

from bot.games.anaconda.board import Score
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.protocol import Position, Seat, of_kind
from bot.games.report import Json, Report, by_seat


@dataclass(frozen=True, slots=True)
class AnacondaReport(Report):
    """Chips by seat."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return who won which pot, and what was left over."""
        return [_deal_as_json(score) for score in of_kind(AnacondaPosition, position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return the chips after the last finished deal; at the end all."""
        return by_seat(of_kind(AnacondaPosition, position).board.chips)


def _deal_as_json(score: Score) -> dict[str, Json]:
    def named(seats: tuple[Seat, ...]) -> list[Json]:
        return [str(seat) for seat in seats]

    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": score.ended.value,
        "pots": [{"amount": pot.amount, "high": named(pot.high), "low": named(pot.low)} for pot in score.pots],
        "carry": score.carry,
        "scores": by_seat(score.scores),
        "totals": by_seat(score.chips),
    }
