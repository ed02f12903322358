"""A game of Contract Rummy for the command line: contracts, and who went out (CR8)."""

from dataclasses import dataclass

from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.scoring import DealScore
from bot.games.report import Json, ReportOfDeals


@dataclass(frozen=True, slots=True)
class ContractRummyReport(ReportOfDeals[DealScore]):
    """Points by seat, and how each deal ended."""

    kind = ContractRummyPosition

    def deal_facts(self, score: DealScore) -> dict[str, Json]:
        """Return the contract, how the deal ended, and who went out."""
        return {
            "contract": score.contract,
            "ended": score.ended.value,
            "out": None if score.out is None else str(score.out),
        }
