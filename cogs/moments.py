"""A moment that someone types: a time of day with or without a day, a time from now, or Discord's own timestamp."""

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from types import MappingProxyType
from zoneinfo import ZoneInfo

FARTHEST = timedelta(days=365)

_STAMP = re.compile(r"<t:([0-9]{1,11})(?::[a-zA-Z])?>")
_PARTS = re.compile(
    r"([0-9]{1,4})\s*(minutes?|mins?|m|hours?|heures?|h|days?|jours?|d|j|weeks?|semaines?|w)(?![a-z])\s*(?:,|and|et)?\s*"
)
_UNITS: Mapping[str, timedelta] = MappingProxyType(
    {
        "m": timedelta(minutes=1),
        "h": timedelta(hours=1),
        "d": timedelta(days=1),
        "j": timedelta(days=1),
        "w": timedelta(weeks=1),
        "s": timedelta(weeks=1),
    }
)
_FROM_NOW = re.compile(r"(in|dans)\s+")
_TIME = r"(?P<hour>[0-9]{1,2})(?::(?P<minute>[0-9]{2})|\s*(?P<h>h)\s*(?P<french>[0-9]{2})?)?\s*(?P<half>am|pm)?"
_CLOCK = re.compile(_TIME)
_CLOCK_ON_DAY = re.compile(rf"(?P<day>\S.*?)(?:\s+(?:at|à)\s+|\s+|t){_TIME}")
_DAYS: Mapping[str, int] = MappingProxyType(
    {"today": 0, "tonight": 0, "aujourd'hui": 0, "ce soir": 0, "tomorrow": 1, "demain": 1}
)
_WEEKDAYS = (
    ("monday", "lundi"),
    ("tuesday", "mardi"),
    ("wednesday", "mercredi"),
    ("thursday", "jeudi"),
    ("friday", "vendredi"),
    ("saturday", "samedi"),
    ("sunday", "dimanche"),
)


class Unclear(StrEnum):
    """A reason why a typed moment cannot be taken."""

    UNREADABLE = "unreadable"
    ZONE = "zone"  # a time of day, and nobody said where
    PAST = "past"
    FAR = "far"
    SKIPPED = "skipped"  # clocks go forward then
    TWICE = "twice"  # clocks go back then


class UnclearMoment(ValueError):  # noqa: N818  a refusal, not a fault
    """An error: a typed moment cannot be taken."""

    def __init__(self, why: Unclear) -> None:
        super().__init__(why.value)
        self.why = why


def read_moment(text: str, *, now: datetime, zone: str | None) -> datetime:
    """Return the moment that someone in `zone`, if it is known, means by a text; in UTC. Raises UnclearMoment.

    Without a day it is the next such time of day.
    """
    typed = " ".join(text.replace("’", "'").casefold().split())
    found = _from_now(typed, now) or _at_clock(typed, now, zone)
    if found <= now:
        raise UnclearMoment(Unclear.PAST)
    if found > now + FARTHEST:
        raise UnclearMoment(Unclear.FAR)
    return found


def _from_now(typed: str, now: datetime) -> datetime | None:
    """Return the moment of a timestamp, or of a time from now; None for another text."""
    if (stamp := _STAMP.fullmatch(typed)) is not None:
        return datetime.fromtimestamp(int(stamp[1]), UTC)
    length = _FROM_NOW.sub("", typed, count=1)
    parts = [*_PARTS.finditer(f"{length} ")]
    is_whole = "".join(each[0] for each in parts) == f"{length} "
    if not parts or not is_whole or (length == typed and _CLOCK.fullmatch(typed)):
        return None  # "20 h" is a time of day, and "in 20 h" is not
    return now + sum((int(each[1]) * _UNITS[each[2][0]] for each in parts), timedelta())


def _at_clock(typed: str, now: datetime, zone: str | None) -> datetime:
    found, day = _CLOCK.fullmatch(typed), None
    if found is None and (found := _CLOCK_ON_DAY.fullmatch(typed)) is not None:
        day = found["day"]
    if found is None or found["minute"] is found["h"] is found["half"] is None:
        raise UnclearMoment(Unclear.UNREADABLE)
    hour, minute = int(found["hour"]), int(found["minute"] or found["french"] or 0)
    if found["half"] is not None:
        hour = hour % 12 + 12 * (found["half"] == "pm") if 1 <= hour <= 12 else 24
    if hour > 23 or minute > 59:
        raise UnclearMoment(Unclear.UNREADABLE)
    if zone is None:
        raise UnclearMoment(Unclear.ZONE)
    here = now.astimezone(ZoneInfo(zone))
    if day is not None:
        return _moment(_day(day, here.date()), time(hour, minute), zone)
    today = datetime.combine(here.date(), time(hour, minute), here.tzinfo)
    return _moment(here.date() + timedelta(days=today <= now), time(hour, minute), zone)


def _day(typed: str, today: date) -> date:
    """Return the day that someone means today: a date, a word, or the next day of that name."""
    if typed in _DAYS:
        return today + timedelta(days=_DAYS[typed])
    for number, names in enumerate(_WEEKDAYS):
        if len(typed) >= 3 and any(name.startswith(typed) for name in names):
            return today + timedelta(days=(number - today.weekday()) % 7)
    try:
        return date.fromisoformat(typed)
    except ValueError:
        raise UnclearMoment(Unclear.UNREADABLE) from None


def _moment(day: date, clock: time, zone: str) -> datetime:
    """Return the one moment in UTC when clocks in `zone` show this. Raises UnclearMoment if there is none, or two."""
    local = datetime.combine(day, clock, ZoneInfo(zone))
    first, second = local.astimezone(UTC), local.replace(fold=1).astimezone(UTC)
    if first == second:
        return first
    raise UnclearMoment(Unclear.TWICE if first < second else Unclear.SKIPPED)
