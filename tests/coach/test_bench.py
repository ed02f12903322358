"""The bench of the coach says how long a review takes."""

from bot.coach.bench import Reviewed, review
from bot.registry import GAMES


def test_decisions_of_a_robot_are_weighed_and_timed() -> None:
    guts = GAMES["guts"]
    assert guts.coach is not None
    told = review(guts.game, guts.robots[-1], guts.coach, seats=3, decisions=3)
    assert len(told.spent) == len(told.advice) == 3
    assert min(told.spent) > 0
    assert "with 3: 3 decisions" in str(told)


def test_the_goal_is_for_a_hundred() -> None:
    assert "held" in str(Reviewed(4, [0.09] * 40, []))
    assert "missed" in str(Reviewed(4, [0.11] * 40, []))
