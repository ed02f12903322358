"""A game of Daifugo for the command line: who went out when, and with which title (D9)."""

from dataclasses import dataclass

from bot.games.daifugo.board import Score
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.protocol import Position
from bot.games.report import Json, Report, by_seat

OUT = "out"  # every deal ends as all but one are out of cards


@dataclass(frozen=True, slots=True)
class DaifugoReport(Report):
    """Places by seat."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """The order of finish, and the titles."""
        return [_deal_as_json(score) for score in _own(position).board.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """How often each was Daifugo until now."""
        return by_seat(_own(position).board.won)


def _deal_as_json(score: Score) -> dict[str, Json]:
    seats = sorted(score.order)
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": OUT,
        "order": [str(seat) for seat in score.order],
        "titles": {str(seat): title.value for seat, title in zip(seats, score.titles, strict=True)},
        "scores": by_seat(score.places),
        "totals": by_seat(score.totals),
    }


def _own(position: Position) -> DaifugoPosition:
    if not isinstance(position, DaifugoPosition):
        raise TypeError("a position of another game")
    return position
