"""A person who presses faster than anyone plays gets a notice, seldom, and waits; nobody else does."""

import pytest

from bot.values.person_limits import PersonLimits
from cogs.flood import MINUTE, WARNED_EVERY, Flood

ANN, BOB = 1, 2
LIMITS = PersonLimits()


class Watch:
    """A clock that a test sets."""

    now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def flood(watch: Watch) -> Flood:
    return Flood(LIMITS, clock=watch)


def test_five_presses_pass_in_two_seconds(flood: Flood, watch: Watch) -> None:
    assert [flood.wait(ANN) for _ in range(5)] == [0] * 5
    watch.now += 0.5
    assert [flood.wait(ANN) for _ in range(100)] == [1.5] * 100, "what does not pass does not count"
    assert flood.wait(BOB) == 0
    watch.now += 1.5
    assert flood.wait(ANN) == 0


def test_forty_presses_pass_in_a_minute(flood: Flood, watch: Watch) -> None:
    began = watch.now
    while watch.now < began + MINUTE:
        flood.wait(ANN)
        watch.now += 0.05
    assert sum(not flood.wait(BOB) for _ in range(1)) == 1
    passed = 0
    watch.now = began + 2 * MINUTE
    while watch.now < began + 3 * MINUTE:
        passed += not flood.wait(ANN)
        watch.now += 0.05
    assert passed == LIMITS.minute


def test_moves_count_in_a_burst_alone(flood: Flood, watch: Watch) -> None:
    for _ in range(3 * LIMITS.minute):
        assert flood.wait(ANN, is_move=True) == 0
        watch.now += 0.5
    assert flood.wait(ANN) == 0, "they do not count against anything else"
    passed = sum(not flood.wait(ANN, is_move=at % 2 == 0) for at in range(100))
    assert passed == 1, "of the last two seconds four had passed before"
    watch.now += LIMITS.burst_span
    while not flood.wait(ANN):
        watch.now += 0.5
    assert flood.wait(ANN, is_move=True) == 0, "who has done too much else plays on"


def test_who_presses_twice_a_second_for_a_while_and_thinks_then_is_never_kept_waiting(
    flood: Flood, watch: Watch
) -> None:
    for _ in range(20):  # turns
        for _ in range(5):
            assert flood.wait(ANN) == 0
            watch.now += 0.5
        watch.now += 6


def test_one_is_told_every_few_seconds(flood: Flood, watch: Watch) -> None:
    warnings = 0
    for _ in range(1_000):
        warnings += flood.is_to_be_warned(ANN)
        watch.now += 0.01
    assert warnings == 1 + int(10 // WARNED_EVERY)
