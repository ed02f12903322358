"""Magpie's report on the command line."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.protocol import Position, Side
from bot.games.report import Json, Report, named_side
from tests.witness.inner.position import MagpiePosition


@dataclass(frozen=True, slots=True)
class MagpieReport(Report):
    """Chips by side, and the pot."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return who won which pot."""
        board = _own(position).board
        return [
            {
                "deal": score.deal,
                "dealer": str(score.dealer),
                "ended": "shown",
                "pot": score.pot,
                "winners": [str(seat) for seat in score.winners],
                "scores": _by_side(board.sides, score.scores),
                "totals": _by_side(board.sides, score.chips),
            }
            for score in board.scores
        ]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return chips until now."""
        board = _own(position).board
        return _by_side(board.sides, board.chips)

    def more(self, position: Position) -> dict[str, Json]:
        """Return chips in the pot now."""
        return {"pot": _own(position).board.pot}


def _by_side(sides: Iterable[Side], values: Sequence[int]) -> dict[str, Json]:
    """Return the sums of values of seats, by sides (F20): `AC`, `BD`."""
    return {named_side(side): sum(values[seat] for seat in side) for side in sides}


def _own(position: Position) -> MagpiePosition:
    assert isinstance(position, MagpiePosition)
    return position
