"""A game of Linger Longer for the command line: who won the deals, with how many cards (L10.3)."""

from dataclasses import dataclass

from bot.games.linger_longer.board import Score
from bot.games.linger_longer.inner.position import LingerPosition
from bot.games.report import Json, ReportOfDeals


@dataclass(frozen=True, slots=True)
class LingerReport(ReportOfDeals[Score]):
    """Points by seat."""

    kind = LingerPosition

    def deal_facts(self, score: Score) -> dict[str, Json]:
        """Return who won, and how long it took."""
        return {
            "ended": score.ended.value,
            "trump": score.trump.value,
            "winner": str(score.winner),
            "tricks": len(score.tricks),
        }
