"""A small game for the command line: points, deal by deal."""

from dataclasses import dataclass

from bot.games.report import Json, ReportOfDeals
from bot.games.simple.board import SimpleScore
from bot.games.simple.inner.position import SimplePosition


@dataclass(frozen=True, slots=True)
class SimpleReport(ReportOfDeals[SimpleScore]):
    """Points by seat."""

    kind = SimplePosition

    def deal_facts(self, score: SimpleScore) -> dict[str, Json]:
        """Return the hands that were shown."""
        return {"hands": [" ".join(map(str, hand)) for hand in score.hands]}
