"""The bench of the coach says how long a review takes, and what it calls mistakes."""

from bot.coach.bench import REVIEWS, review
from bot.registry import GAMES
from bot.robots.bench import Spent


def test_decisions_of_a_robot_are_weighed_and_timed() -> None:
    guts = GAMES["guts"]
    assert guts.coach is not None
    reviewed = review(guts.game, guts.robots[-1], guts.coach, seats=3, decisions=3)
    assert len(reviewed.spent.spent) == len(reviewed.advice) == 3
    assert min(reviewed.spent.spent) > 0
    assert "reviews at tables of 3: 3 thoughts" in str(reviewed)
    assert str(reviewed).endswith(" called mistakes")


def test_the_goal_is_ten_seconds_for_a_hundred() -> None:
    assert str(Spent(4, [90] * 39 + [400], REVIEWS)).endswith("held"), "one may take longer than the mean"
    assert str(Spent(4, [110] * 40, REVIEWS)).endswith("missed")
