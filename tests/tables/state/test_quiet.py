"""Quiet hours: read as people type them, and counted by their local clocks."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.protocol import Seat
from bot.tables import LONGEST_QUIET, Declined, QuietHours, Reason, parse_pace, read_quiet
from bot.tables.state.pace import begin
from bot.tables.state.quiet import parse_quiet

HOUR = 3_600_000
NIGHT = parse_quiet("22:00-08:00 Europe/Paris")
NOON = parse_quiet("12:30-14:00 America/Toronto")


def at(text: str, zone: str = "Europe/Paris") -> int:
    """Return a moment by the clocks of a zone, in Unix milliseconds."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("typed", "zone", "meant"),
    [
        ("22:00-8:00", "Europe/Paris", "22:00-08:00 Europe/Paris"),
        ("22h à 8h", "paris", "22:00-08:00 Europe/Paris"),
        ("23 – 7", "america/toronto", "23:00-07:00 America/Toronto"),
        ("9.30 to 17h15", "New York", "09:30-17:15 America/New_York"),
        ("22-24", "utc", "22:00-00:00 UTC"),
        ("22h–7h", "Montréal", "22:00-07:00 America/Montreal"),
        ("22h–7h", "QUÉBEC", "22:00-07:00 America/Toronto"),
        ("22-7", "St. John’s", "22:00-07:00 America/St_Johns"),
        ("22-7", "Port au Prince", "22:00-07:00 America/Port-au-Prince"),
    ],
)
def test_what_people_type_is_understood(typed: str, zone: str, meant: str) -> None:
    hours = read_quiet(typed, zone)
    assert str(hours) == meant
    assert parse_quiet(meant) == hours


def test_an_empty_line_is_no_quiet_hours() -> None:
    assert read_quiet("  ", "nowhere") is None


@pytest.mark.parametrize("typed", ["night", "22", "22-22", "0-24", "25-3", "22:60-3", "22-3-4", "-"])
def test_a_span_that_cannot_be_read_is_declined(typed: str) -> None:
    with pytest.raises(Declined) as caught:
        read_quiet(typed, "Europe/Paris")
    assert caught.value.reason is Reason.QUIET_HOURS


@pytest.mark.parametrize("typed", ["22:00-21:59", "20-10:01", "0-23:59"])
def test_quiet_hours_that_leave_too_little_of_the_day_are_declined(typed: str) -> None:
    with pytest.raises(Declined) as caught:
        read_quiet(typed, "Europe/Paris")
    assert caught.value.reason is Reason.QUIET_LONG


def test_the_longest_quiet_hours_leave_a_clock_time_in_every_day() -> None:
    hours = read_quiet("20-10", "Europe/Paris")
    assert hours is not None
    assert hours.length == 60 * LONGEST_QUIET
    now = at("2026-01-10T20:00")
    clock = begin(parse_pace("10m quiet"), (hours, hours), now).move_on(now, [Seat.A])
    assert clock.deadline(Seat.A) == at("2026-01-11T11:10")


def test_longer_ones_from_before_there_was_a_limit_end_at_it() -> None:
    assert parse_quiet("22:00-21:59 UTC") == parse_quiet("22:00-12:00 UTC")
    assert parse_quiet("01:30-01:29 UTC") == parse_quiet("01:30-15:30 UTC")


@pytest.mark.parametrize("zone", ["", "Paris, Texas", "../etc/passwd", "EST5EDT!", "/", "Etc/GMT+5"])
def test_an_unknown_zone_is_declined(zone: str) -> None:
    with pytest.raises(Declined) as caught:
        read_quiet("22-8", zone)
    assert caught.value.reason is Reason.TIME_ZONE


def test_the_night_is_quiet_on_both_sides_of_midnight() -> None:
    quiet = ["2026-01-10T22:00", "2026-01-10T23:59", "2026-01-11T00:00", "2026-01-11T07:59"]
    loud = ["2026-01-10T21:59", "2026-01-11T08:00", "2026-01-11T12:00"]
    assert [NIGHT.contains(at(each)) for each in quiet] == [True] * 4
    assert [NIGHT.contains(at(each)) for each in loud] == [False] * 3


def test_only_what_is_not_quiet_counts() -> None:
    evening, morning = at("2026-01-10T20:00"), at("2026-01-11T09:00")
    assert NIGHT.loud(evening, morning) == 3 * HOUR
    assert NIGHT.after(evening, 3 * HOUR) == morning
    assert NIGHT.after(evening, 2 * HOUR) == at("2026-01-10T22:00")
    assert NIGHT.after(at("2026-01-11T03:00"), HOUR) == morning


def test_the_night_when_clocks_change_is_as_long_as_it_is() -> None:
    before, after = at("2026-03-28T21:00"), at("2026-03-29T09:00")  # clocks go forward
    assert after - before == 11 * HOUR
    assert NIGHT.loud(before, after) == 2 * HOUR


@pytest.mark.parametrize("span", ["02:00-03:00", "02:30-03:00", "02:15-02:45", "02:30-03:15"])
def test_quiet_hours_that_spring_leaves_out_do_not_last_until_the_next_day(span: str) -> None:
    hours = parse_quiet(f"{span} America/Toronto")
    since, until = at("2024-03-10T00:00", "America/Toronto"), at("2024-03-11T00:00", "America/Toronto")
    assert until - since == 23 * HOUR
    assert until - since - hours.loud(since, until) <= HOUR
    assert hours.contains(at("2024-03-11T02:40", "America/Toronto"))


@given(
    st.sampled_from([NIGHT, NOON, parse_quiet("02:30-03:00 America/Toronto")]),
    st.integers(0, 400 * 24 * HOUR),
    st.integers(0, 10 * 24 * HOUR),
)
def test_after_is_the_inverse_of_loud(hours: QuietHours, start: int, loud: int) -> None:
    since = 1_700_000_000_000 + start
    assert hours.loud(since, hours.after(since, loud)) == loud
