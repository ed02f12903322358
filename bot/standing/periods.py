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


MONTHS = 3  # of a season


def season_of(at: int) -> int:
    """Return the key of the season of a moment (Unix ms)."""
    return Period.SEASON.key(at)


def season_before(season: int) -> int:
    """Return the key of the season before another one."""
    year, quarter = divmod(season, 10)
    return season - 1 if quarter > 1 else 10 * (year - 1) + 4


def season_after(season: int) -> int:
    """Return the key of the season after another one."""
    year, quarter = divmod(season, 10)
    return season + 1 if quarter < 4 else 10 * (year + 1) + 1


def season_from(season: int) -> int:
    """Return when a season begins (Unix ms). Raises ValueError for a key of none."""
    year, quarter = divmod(season, 10)
    return round(datetime(year, MONTHS * quarter - 2, 1, tzinfo=UTC).timestamp() * 1000)


def season_until(season: int) -> int:
    """Return when the season after this one begins (Unix ms)."""
    return season_from(season_after(season))
