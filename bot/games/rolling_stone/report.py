"""A game of Rolling Stone for the command line: who won the deals, and how many cards were left (R10.3)."""

from dataclasses import dataclass

from bot.games.report import Json, ReportOfDeals, by_seat
from bot.games.rolling_stone.board import Score
from bot.games.rolling_stone.inner.position import RollingPosition


@dataclass(frozen=True, slots=True)
class RollingReport(ReportOfDeals[Score]):
    """Points by seat."""

    kind = RollingPosition

    def deal_facts(self, score: Score) -> dict[str, Json]:
        """Return who won, how long it took, and what it cost."""
        return {
            "ended": score.ended.value,
            "winner": None if score.winner is None else str(score.winner),
            "tricks": score.tricks,
            "taken": score.taken,
            "cards": by_seat(map(len, score.hands)),
        }
