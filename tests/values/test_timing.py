"""Pauses between attempts: they double, up to the longest one."""

from bot.values.timing import Backoff


def test_pauses_double_until_they_are_the_longest_however_often_something_fails() -> None:
    backoff = Backoff(5, 60)

    assert [backoff.after(failures) for failures in range(1, 7)] == [5, 10, 20, 40, 60, 60]
    assert backoff.after(1_000_000) == 60
    assert Backoff(0.1, 60.0).after(1_000_000) == 60.0


def test_pauses_may_be_none_or_all_alike() -> None:
    assert [Backoff(0, 60).after(failures) for failures in (1, 2, 1_000_000)] == [0, 0, 0]
    assert [Backoff(3, 3).after(failures) for failures in (1, 2, 1_000_000)] == [3, 3, 3]
