"""What people may type for a moment, and what it means where they are."""

from datetime import UTC, datetime

import pytest

from cogs.moments import Unclear, UnclearMoment, read_moment

PARIS, YORK = "Europe/Paris", "America/New_York"
NOW = datetime(2026, 11, 26, 19, 30, tzinfo=UTC)  # a Thursday, 20:30 in Paris


def read(text: str, zone: str | None = PARIS, *, now: datetime = NOW) -> str:
    return f"{read_moment(text, now=now, zone=zone):%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("21:00", "11-26 20:00"),
        ("20:00", "11-27 19:00"),
        ("21h", "11-26 20:00"),
        ("21 h 15", "11-26 20:15"),
        ("9 pm", "11-26 20:00"),
        ("12am", "11-26 23:00"),
        ("tomorrow 18:00", "11-27 17:00"),
        ("demain à 18h", "11-27 17:00"),
        ("Friday at 20:00", "11-27 19:00"),
        ("jeu 22h30", "11-26 21:30"),
        ("2026-12-24 20:00", "12-24 19:00"),
        ("in 2 hours", "11-26 21:30"),
        ("in 2 h", "11-26 21:30"),
        ("90 min", "11-26 21:00"),
        ("1d 2h", "11-27 21:30"),
        ("dans 3 jours", "11-29 19:30"),
        ("<t:1795813200:F>", "11-27 21:00"),
    ],
)
def test_a_moment_is_read(text: str, meant: str) -> None:
    assert read(text) == meant


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", Unclear.UNREADABLE),
        ("soon", Unclear.UNREADABLE),
        ("25:00", Unclear.UNREADABLE),
        ("20:75", Unclear.UNREADABLE),
        ("13 pm", Unclear.UNREADABLE),
        ("8", Unclear.UNREADABLE),
        ("2026-02-30 20:00", Unclear.UNREADABLE),
        ("today 20:00", Unclear.PAST),
        ("2026-11-25 20:00", Unclear.PAST),
        ("<t:0>", Unclear.PAST),
        ("in 0 h", Unclear.PAST),
        ("2027-12-24 20:00", Unclear.FAR),
        ("9999 weeks", Unclear.FAR),
        ("2027-03-28 02:30", Unclear.SKIPPED),
    ],
)
def test_an_unclear_moment_is_refused(text: str, why: Unclear) -> None:
    with pytest.raises(UnclearMoment) as unclear:
        read(text)
    assert unclear.value.why is why


def test_clocks_that_go_back_show_some_times_twice() -> None:
    before = datetime(2026, 10, 24, 12, tzinfo=UTC)
    with pytest.raises(UnclearMoment) as unclear:
        read("tomorrow 02:30", now=before)
    assert unclear.value.why is Unclear.TWICE
    assert read("tomorrow 03:00", now=before) == "10-25 02:00"
    assert read("tomorrow 01:59", now=before) == "10-24 23:59"


def test_a_time_of_day_needs_a_place_and_a_time_from_now_does_not() -> None:
    with pytest.raises(UnclearMoment) as unclear:
        read("20:00", None)
    assert unclear.value.why is Unclear.ZONE
    assert read("in 2 h", None) == "11-26 21:30"
    assert read("20:00", YORK) == "11-27 01:00"
