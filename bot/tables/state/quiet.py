"""Quiet hours: the times the times when a player does not want to be disturbed, in their own time zone."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from types import MappingProxyType
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.errors import Declined, Reason

LONGEST_QUIET = 14  # hours; a clock that minds quiet hours needs time to run every day
_TIME = re.compile(r"(?P<hour>[0-9]{1,2})\s*(?:[:hH.]\s*(?P<minute>[0-9]{2})?)?")
_BETWEEN = re.compile(r"\s*[-–—]\s*|\s+(?:to|à|a)\s+")


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours from `start` to `end` every day in the time of `zone`, past midnight if `end` is earlier."""

    start: time
    end: time
    zone: str  # a name in the IANA database

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M} {self.zone}"

    @property
    def length(self) -> int:
        """Minutes from `start` to `end` by the clock on the wall, 1 to 1440."""
        return (_minutes(self.end) - _minutes(self.start) - 1) % (24 * 60) + 1

    def contains(self, at: int) -> bool:
        """Return whether the moment `at` (Unix milliseconds) is quiet."""
        return self._phase(at)[0]

    def loud(self, since: int, until: int) -> int:
        """Return how many milliseconds from `since` until `until` are not quiet."""
        passed = 0
        while since < until:
            is_quiet, change = self._phase(since)
            if not is_quiet:
                passed += min(change, until) - since
            since = change
        return passed

    def after(self, since: int, loud: int) -> int:
        """Return the time when `loud` milliseconds that are not quiet have passed since `since`."""
        while True:
            is_quiet, change = self._phase(since)
            if not is_quiet:
                if since + loud <= change:
                    return since + loud
                loud -= change - since
            since = change

    def _phase(self, at: int) -> tuple[bool, int]:
        """Return whether the moment `at` is quiet, and when that changes next."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone).date()
        for days in (-1, 0, 1, 2):
            start, end = self._span(today + timedelta(days), zone)
            if at < end and start < end:  # hours that fall into the gap of daylight saving time are empty
                return (True, end) if start <= at else (False, start)
        raise AssertionError("no quiet hours in three days")

    def _span(self, day: date, zone: ZoneInfo) -> tuple[int, int]:
        """Start and end of the quiet hours that begin on `day`, in Unix milliseconds."""
        last = day if self.start < self.end else day + timedelta(1)
        return _moment(day, self.start, zone), _moment(last, self.end, zone)


def parse_quiet(text: str) -> QuietHours:
    """Parse `str(hours)`. Hours over `LONGEST_QUIET`, from before that limit, are cut. Raises ValueError."""
    span, _, zone = text.partition(" ")
    start, _, end = span.partition("-")
    hours = QuietHours(time.fromisoformat(start), time.fromisoformat(end), zone)
    if hours.length <= 60 * LONGEST_QUIET:
        return hours
    return replace(hours, end=hours.start.replace(hour=(hours.start.hour + LONGEST_QUIET) % 24))


def read_quiet(text: str, zone: str) -> QuietHours | None:
    """Return the quiet hours that someone typed (`22:00-8:00`, `22h à 8h`); None for an empty text.

    Raises Declined: QUIET_HOURS for a span that cannot be read, QUIET_LONG for one of more than `LONGEST_QUIET` hours,
    TIME_ZONE for an unknown zone.
    """
    if not text.strip():
        return None
    ends = _BETWEEN.split(text.strip())
    if len(ends) != 2:
        raise Declined(Reason.QUIET_HOURS)
    start, end = map(_read_time, ends)
    if start == end:  # this could mean all day or never
        raise Declined(Reason.QUIET_HOURS)
    hours = QuietHours(start, end, read_zone(zone))
    if hours.length > 60 * LONGEST_QUIET:
        raise Declined(Reason.QUIET_LONG)
    return hours


def read_zone(text: str) -> str:
    """Return the time zone that someone typed as the name of a city, in any spelling. Raises Declined (TIME_ZONE)."""
    wanted = _plain(text)
    if not wanted:
        raise Declined(Reason.TIME_ZONE)
    found = _zones().get(wanted)
    if found is None:
        raise Declined(Reason.TIME_ZONE)
    return found


_JOINED = str.maketrans({" ": "_", "-": "_", "'": None, "’": None, ".": None})
_NEIGHBORS: Mapping[str, str] = MappingProxyType(
    {"calgary": "America/Edmonton", "ottawa": "America/Toronto", "quebec": "America/Toronto"}
)
"""Large Canadian cities that the database leaves out."""


@cache  # reading the database from disk takes some 30 ms
def _zones() -> Mapping[str, str]:
    """Return the names of all zones by their full names and by their cities, as `_plain` spells them.

    Only places and UTC: the abbreviations and copies in the database mislead.
    """
    names = sorted(name for name in available_timezones() if name == "UTC" or _is_place(name))
    named = {_plain(name): name for name in names}
    cities = {plain.rsplit("/", 1)[-1]: name for plain, name in named.items()}
    return MappingProxyType({**_NEIGHBORS, **cities, **named})


def _is_place(name: str) -> bool:
    return "/" in name and not name.startswith(("Etc/", "posix/", "right/", "SystemV/"))


def _plain(text: str) -> str:
    """Return `text` without accents and capitals, its words joined by `_`: `st_johns` for `St. John’s`."""
    letters = unicodedata.normalize("NFKD", text.strip().casefold())
    return letters.translate(_JOINED).encode("ascii", "ignore").decode()


def _read_time(text: str) -> time:
    found = _TIME.fullmatch(text.strip())
    if found is None or int(found["hour"]) > 24 or int(found["minute"] or 0) > 59:
        raise Declined(Reason.QUIET_HOURS)
    return time(int(found["hour"]) % 24, int(found["minute"] or 0))


def _minutes(wall: time) -> int:
    return 60 * wall.hour + wall.minute


def _moment(day: date, wall: time, zone: ZoneInfo) -> int:
    return round(datetime.combine(day, wall, zone).timestamp() * 1000)
