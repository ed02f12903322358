"""A game of Beggar My Neighbor for the command line: who won the deals, and after how many laps (B10.3)."""

from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Score
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.report import Json, ReportOfDeals, by_seat


@dataclass(frozen=True, slots=True)
class BeggarReport(ReportOfDeals[Score]):
    """Deals won by seat."""

    kind = BeggarPosition

    def deal_facts(self, score: Score) -> dict[str, Json]:
        """Return who won, and how long it took."""
        return {
            "ended": score.ended.value,
            "winner": None if score.winner is None else str(score.winner),
            "laps": score.laps,
            "turned": score.turned,
            "cards": by_seat(score.held),
        }
