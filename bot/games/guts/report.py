"""A game of Guts for the command line: pots, declarations and chips (G11.3, G11.4)."""

from dataclasses import dataclass

from bot.games.guts.board import Score
from bot.games.guts.inner.position import GutsPosition
from bot.games.protocol import Position, of_kind
from bot.games.report import Json, Report, by_seat


@dataclass(frozen=True, slots=True)
class GutsReport(Report):
    """Chips by seat, and the pot."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return who was in, and what that cost."""
        return [_deal_as_json(score) for score in of_kind(GutsPosition, position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return the chips so far."""
        return by_seat(of_kind(GutsPosition, position).board.chips)

    def more(self, position: Position) -> dict[str, Json]:
        """Return the chips in the pot now."""
        return {"pot": of_kind(GutsPosition, position).board.pot}


def _deal_as_json(score: Score) -> dict[str, Json]:
    paid = by_seat(score.paid)
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "pot": score.pot,
        "said": {str(seat): "in" if seat in score.ins else "out" for seat in score.dealt},
        "winners": [str(seat) for seat in score.winners],
        "showed": len(score.ins) > 1,
        "paid": {seat: chips for seat, chips in paid.items() if chips},
        "next": score.pot_after,
        "scores": by_seat(score.scores),
        "totals": by_seat(score.chips),
    }
