"""A game of Daifugo for the command line: who went out when, and with which title (D9)."""

from dataclasses import dataclass

from bot.games.daifugo.board import Score
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.report import Json, ReportOfDeals

OUT = "out"  # every deal ends as all but one are out of cards


@dataclass(frozen=True, slots=True)
class DaifugoReport(ReportOfDeals[Score]):
    """Places by seat, and how often each was Daifugo."""

    kind = DaifugoPosition

    def deal_facts(self, score: Score) -> dict[str, Json]:
        """Return the order of finish, and the titles."""
        return {
            "ended": OUT,
            "order": [str(seat) for seat in score.order],
            "titles": {str(seat): title.value for seat, title in zip(sorted(score.order), score.titles, strict=True)},
        }
