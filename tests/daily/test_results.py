"""Results beside each other: percentages, lists, streaks with a forgiven day, and boards."""

import pytest

from bot.daily.calendar import later
from bot.daily.results import Placed, best_of, board, compared, streak
from bot.store import SatRow

TODAY = "2026-03-01"


def sat(player: int, score: int | None, *, game: str = "guts", edition: str = "one", day: str = TODAY) -> SatRow:
    return SatRow(f"{player}{game}{day}", day, game, player, 5, edition, score)


def test_a_result_is_compared_with_all_others_of_its_list() -> None:
    day = [sat(1, 10), sat(2, 5), sat(3, 10), sat(4, -3), sat(5, None), sat(6, 99, game="cinch")]
    found = compared(day[0], day)
    assert found is not None
    assert (found.players, found.beaten, found.place, found.percent) == (4, 2, 1, 66)
    assert compared(day[4], day) is None


def test_alone_one_has_beaten_no_percentage() -> None:
    found = compared(sat(1, 10), [sat(1, 10)])
    assert found is not None
    assert found.percent is None


def test_who_began_after_an_update_is_in_a_second_list() -> None:
    day = [sat(1, 10), sat(2, 50, edition="two"), sat(3, 5, edition="two")]
    found = [compared(each, day) for each in day]
    assert [(each.players, each.list_number) for each in found if each is not None] == [(1, 1), (2, 2), (2, 2)]
    assert best_of(day, "guts", None) == day[0]
    assert best_of(day, "guts", "two") == day[1]
    assert best_of(day, "cinch", None) is None


@pytest.mark.parametrize(
    ("ago", "days"),
    [
        ([], 0),
        ([0], 1),
        ([1], 1),
        ([2], 1),  # the one day that is missed is forgiven
        ([3], 0),
        ([0, 1, 2], 3),
        ([0, 2, 3], 3),
        ([0, 2, 4], 2),  # a second one within a week is not
        ([0, 2, 3, 4, 5, 6, 7, 9, 10], 9),  # a week later it is
        ([0, 3, 4], 1),  # nor are two in a row
    ],
)
def test_a_streak_forgives_one_day_a_week(ago: list[int], days: int) -> None:
    assert streak({later(TODAY, -each) for each in ago}, TODAY) == days


def test_a_board_gives_a_point_for_each_percent_that_is_beaten() -> None:
    rows = [sat(1, 10), sat(2, 5), sat(3, 5), sat(3, 8, game="cinch"), sat(4, None)]
    assert board(rows) == [Placed(1, 1, 100), Placed(2, 3, 75), Placed(3, 2, 25)]


def test_those_with_as_many_points_share_a_place() -> None:
    assert board([sat(1, 5), sat(2, 5), sat(3, 1)]) == [Placed(1, 1, 75), Placed(1, 2, 75), Placed(3, 3, 0)]
