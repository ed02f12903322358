"""Clocks: time used up, time left, and when they stop."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.protocol import Seat
from bot.tables import Declined, Reason, parse_clock, parse_pace
from bot.tables.state.pace import PACES, UNHURRIED, Countdown, begin
from bot.tables.state.quiet import parse_quiet
from bot.tables.time import DAY, HOUR, MINUTE

A, B = Seat.A, Seat.B
START = 1_700_000_000_000  # 2023-11-14 22:13 UTC


def fresh(clock: str | None = "10m", quiet: str | None = None) -> Countdown:
    """Return a table where it is A's turn from `START` on."""
    hours = None if quiet is None else parse_quiet(quiet)
    return begin(parse_pace(clock), (hours, hours), START).move_on(START, [A])


@pytest.mark.parametrize("text", ["10m", "24h claim", "10m quiet", "24h claim quiet"])
def test_terms_are_read_as_written(text: str) -> None:
    assert str(parse_pace(text)) == text


@pytest.mark.parametrize("text", [None, ""])
def test_no_clock_is_no_clock(text: str | None) -> None:
    assert parse_pace(text) is None


@pytest.mark.parametrize("text", ["5m", "10m clam", "claim"])
def test_other_terms_there_are_not(text: str) -> None:
    with pytest.raises(Declined):
        parse_pace(text)


@pytest.mark.parametrize(
    "text",
    ["", "forced", "10m", "10m forced", "10m claim quiet forced hints", "24h claim hints", "10m hints elsewhere"],
)
def test_forced_moves_and_hints_are_words_behind_the_clock(text: str) -> None:
    clocked = parse_clock(text)
    assert str(clocked) == text
    assert (clocked.plays_forced, clocked.has_hints) == ("forced" in text, "hints" in text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [("24h forced", Reason.FORCED_BY_DAY), ("forced 10m", Reason.CLOCK), ("hints 10m", Reason.CLOCK)],
)
def test_forced_moves_are_not_played_by_the_day(text: str, reason: Reason) -> None:
    with pytest.raises(Declined) as caught:
        parse_clock(text)
    assert caught.value.reason is reason


def test_only_the_clock_of_whose_turn_it_is_runs() -> None:
    countdown = fresh()
    assert countdown.deadline(A) == START + 70 * MINUTE
    assert countdown.reminder(A) == START + 65 * MINUTE
    assert (countdown.deadline(B), countdown.reminder(B)) == (None, None)


def test_a_quick_turn_costs_nothing_of_the_bank() -> None:
    countdown = fresh().move_on(START + 9 * MINUTE, [B])
    assert countdown.bank == (HOUR, HOUR)
    assert countdown.deadline(B) == START + 79 * MINUTE


def test_a_slow_turn_is_paid_from_the_bank() -> None:
    countdown = fresh().move_on(START + 25 * MINUTE, [B])
    assert countdown.bank == (45 * MINUTE, HOUR)


def test_the_moves_of_one_turn_share_its_time() -> None:
    countdown = fresh().move_on(START + 6 * MINUTE, [A]).move_on(START + 12 * MINUTE, [A])
    assert countdown.deadline(A) == START + 70 * MINUTE
    assert countdown.move_on(START + 15 * MINUTE, [B]).bank == (55 * MINUTE, HOUR)


def test_whoever_played_too_late_begins_the_next_turn_with_an_empty_bank() -> None:
    countdown = fresh().move_on(START + 3 * HOUR, [B]).move_on(START + 3 * HOUR, [A])
    assert countdown.bank == (0, HOUR)
    assert countdown.deadline(A) == START + 3 * HOUR + 10 * MINUTE


def test_between_deals_no_clock_runs() -> None:
    countdown = fresh().move_on(START + MINUTE, [])
    assert [countdown.deadline(seat) for seat in (A, B)] == [None, None]
    assert countdown.move_on(START + 9 * HOUR, [B]).bank == (HOUR, HOUR)


def test_in_a_pause_clocks_stand_still() -> None:
    countdown = fresh().stop(START + 5 * MINUTE)
    assert countdown.deadline(A) is None
    countdown = countdown.go(START + 2 * DAY)
    assert countdown.deadline(A) == START + 2 * DAY + 65 * MINUTE


def test_a_turn_that_ends_in_a_pause_costs_what_it_had_used() -> None:
    countdown = fresh().stop(START + 15 * MINUTE).move_on(START + DAY, [B])
    assert countdown.bank == (55 * MINUTE, HOUR)
    assert countdown.deadline(B) is None
    assert countdown.go(START + DAY).deadline(B) == START + DAY + 70 * MINUTE


def test_quiet_hours_count_only_if_that_was_agreed() -> None:
    night = "22:00-08:00 UTC"  # it is 22:13
    eight = START + 9 * HOUR + 47 * MINUTE - START % MINUTE
    assert fresh("10m", night).deadline(A) == START + 70 * MINUTE
    assert fresh("10m quiet", night).deadline(A) == eight + 70 * MINUTE
    assert fresh("10m quiet", None).deadline(A) == START + 70 * MINUTE


def test_a_clock_set_back_takes_no_time_and_gives_none() -> None:
    countdown = fresh().move_on(START - DAY, [A])
    assert countdown.deadline(A) == START + 70 * MINUTE


def test_without_a_clock_a_week_is_the_limit_and_nothing_can_be_claimed() -> None:
    countdown = fresh(None)
    assert countdown.deadline(A) == START + 7 * DAY
    assert not countdown.pace.may_claim
    assert UNHURRIED not in PACES.values()


STEPS = st.lists(st.tuples(st.integers(0, 40 * MINUTE), st.sampled_from(["A", "B", "none", "stop", "go"])), max_size=30)
TO_ACT: Mapping[str, list[Seat]] = {"A": [A], "B": [B], "none": []}


@given(STEPS)
def test_time_is_used_by_its_seat_only_and_never_while_stopped(steps: list[tuple[int, str]]) -> None:
    countdown, now = fresh(), START
    for passed, what in steps:
        before = countdown
        now += passed
        match what:
            case "stop":
                countdown = countdown.stop(now)
            case "go":
                countdown = countdown.go(now)
            case _:
                countdown = countdown.move_on(now, TO_ACT[what])
        for seat in (A, B):
            assert 0 <= countdown.bank[seat] <= before.bank[seat]
            spent = countdown.used[seat] - before.used[seat]
            assert spent <= (passed if seat in before.running and not before.is_stopped else 0)
