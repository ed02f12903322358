"""A game of Kalooki for the command line: contracts, who went out, and whether the table was bent (K9)."""

from dataclasses import dataclass

from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.scoring import DealScore
from bot.games.report import Json, ReportOfDeals


@dataclass(frozen=True, slots=True)
class KalookiReport(ReportOfDeals[DealScore]):
    """Points by seat, and how each deal ended."""

    kind = KalookiPosition

    def deal_facts(self, score: DealScore) -> dict[str, Json]:
        """Return the contract, how the deal ended, and who went out."""
        return {
            "contract": score.contract,
            "ended": score.ended.value,
            "out": None if score.out is None else str(score.out),
            "bent": score.bent,
        }
