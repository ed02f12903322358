"""Quiet hours: when somebody does not want to be disturbed, in the time zone they live in."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.errors import Declined, Reason

_TIME = re.compile(r"(?P<hour>[0-9]{1,2})\s*(?:[:hH.]\s*(?P<minute>[0-9]{2})?)?")
_BETWEEN = re.compile(r"\s*[-–—]\s*|\s+(?:to|à|a)\s+")


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Every day from `start` to `end` by the clocks of `zone`; over midnight when `end` is the earlier one."""

    start: time
    end: time
    zone: str  # a name of the IANA database

    def __str__(self) -> str:
        return f"{self.start:%H:%M}-{self.end:%H:%M} {self.zone}"

    def contains(self, at: int) -> bool:
        """Whether this moment (Unix milliseconds) is quiet."""
        return self._phase(at)[0]

    def loud(self, since: int, until: int) -> int:
        """How many milliseconds between two moments are not quiet."""
        passed = 0
        while since < until:
            is_quiet, change = self._phase(since)
            if not is_quiet:
                passed += min(change, until) - since
            since = change
        return passed

    def after(self, since: int, loud: int) -> int:
        """The moment when so many milliseconds that are not quiet have passed since another one."""
        while True:
            is_quiet, change = self._phase(since)
            if not is_quiet:
                if since + loud <= change:
                    return since + loud
                loud -= change - since
            since = change

    def _phase(self, at: int) -> tuple[bool, int]:
        """Whether a moment is quiet, and when that changes next."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone).date()
        changes = sorted(
            (round(datetime.combine(today + timedelta(days), wall, zone).timestamp() * 1000), is_start)
            for days in (-2, -1, 0, 1, 2)
            for wall, is_start in ((self.start, True), (self.end, False))
        )
        past = [is_start for when, is_start in changes if when <= at]
        return past[-1], next(when for when, _ in changes if when > at)


def parse_quiet(text: str) -> QuietHours:
    """The inverse of `str(hours)`. Raises ValueError."""
    span, _, zone = text.partition(" ")
    start, _, end = span.partition("-")
    return QuietHours(time.fromisoformat(start), time.fromisoformat(end), zone)


def read_quiet(text: str, zone: str) -> QuietHours | None:
    """Quiet hours as somebody typed them (`22:00-8:00`, `22h à 8h`); None for an empty line.

    Raises Declined: QUIET_HOURS for a span that cannot be read, TIME_ZONE for an unknown zone.
    """
    if not text.strip():
        return None
    ends = _BETWEEN.split(text.strip())
    if len(ends) != 2:
        raise Declined(Reason.QUIET_HOURS)
    start, end = map(_read_time, ends)
    if start == end:  # all day, or never: neither can be meant
        raise Declined(Reason.QUIET_HOURS)
    return QuietHours(start, end, read_zone(zone))


def read_zone(text: str) -> str:
    """A time zone by the name of a city, however it is spelt. Raises Declined (TIME_ZONE)."""
    wanted = _plain(text)
    if not wanted:
        raise Declined(Reason.TIME_ZONE)
    named = {_plain(name): name for name in _zones()}
    by_city = {city: name for plain, name in named.items() if (city := plain.rsplit("/", 1)[-1])}
    found = named.get(wanted) or by_city.get(wanted)
    if found is None:
        raise Declined(Reason.TIME_ZONE)
    return found


def _zones() -> list[str]:
    """Names of places, and UTC: not the database's abbreviations and copies, which mislead."""
    return sorted(name for name in available_timezones() if name == "UTC" or _is_place(name))


def _is_place(name: str) -> bool:
    return "/" in name and not name.startswith(("Etc/", "posix/", "right/", "SystemV/"))


def _plain(text: str) -> str:
    return text.strip().casefold().replace(" ", "_")


def _read_time(text: str) -> time:
    found = _TIME.fullmatch(text.strip())
    if found is None or int(found["hour"]) > 24 or int(found["minute"] or 0) > 59:
        raise Declined(Reason.QUIET_HOURS)
    return time(int(found["hour"]) % 24, int(found["minute"] or 0))
