"""The bench of the coach says how long a review takes, and what it calls mistakes."""

from bot.coach.bench import Reviewed, review
from bot.registry import GAMES
from bot.robots.protocol import Level
from tests.there import there


def test_decisions_of_a_robot_are_weighed_and_timed() -> None:
    guts = GAMES["guts"]
    reviewed = review(guts.game, guts.robots[-1], there(guts.coach), seats=3, decisions=3)
    assert len(reviewed.advice) == 3
    assert reviewed.seconds > 0
    assert "experts at tables of 3: 3 decisions" in str(reviewed)
    assert str(reviewed).endswith(" called mistakes")


def test_the_goal_is_ten_seconds_for_a_hundred() -> None:
    assert "held" in str(Reviewed(Level.NOVICE, 4, 9.9, ()))
    assert "missed" in str(Reviewed(Level.NOVICE, 4, 10.1, ()))
