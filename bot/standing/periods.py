"""The periods of a leaderboard: all time, a season (three months), a month. They begin at midnight UTC."""

from datetime import UTC, datetime
from enum import StrEnum


class Period(StrEnum):
    """The period that a leaderboard covers."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"

    def key(self, at: int) -> int:
        """Return the period of `at` (Unix ms) as a number: 0 for all time, 20264 for a season, 202611 for a month."""
        day = datetime.fromtimestamp(at / 1000, UTC)
        match self:
            case Period.ALL:
                return 0
            case Period.SEASON:
                return 10 * day.year + (day.month + 2) // 3
            case Period.MONTH:
                return 100 * day.year + day.month
