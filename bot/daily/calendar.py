"""Days of the calendar, by UTC."""

from datetime import UTC, date, datetime, timedelta

from bot.tables import DAY


def day_at(now: int) -> str:
    """Return the day of a moment in Unix milliseconds."""
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def began(day: str) -> int:
    """Return when a day begins, in Unix milliseconds."""
    return round(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def ends(day: str) -> int:
    """Return when a day ends, in Unix milliseconds: the next one begins then."""
    return began(day) + DAY


def later(day: str, days: int) -> str:
    """Return the day so many `days` later, or earlier if they are below zero."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def month_of(day: str) -> str:
    """Return the first day of the month of a day."""
    return f"{day[:7]}-01"
