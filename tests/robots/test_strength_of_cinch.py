"""How much better two robots of Cinch play than two of another level: points a deal, with the same cards either way."""

from random import Random
from statistics import mean

import pytest

from bot.games.cinch.board import Score
from bot.games.protocol import Position
from bot.robots.cinch.expert import CinchExpert
from bot.robots.cinch.novice import CinchNovice
from bot.robots.cinch.regular import CinchRegular
from bot.robots.protocol import Robot
from tests.games.cinch.tables import begun, score
from tests.left_out import first

Pair = tuple[Robot, Robot]
REGULARS: Pair = (CinchRegular(), CinchNovice())
EXPERTS: Pair = (CinchExpert(), CinchRegular())


def played(number: int, robots: Pair) -> Score:
    """Play one deal; the number gives cards and luck. The first robot plays for A and C."""
    now: Position = begun(dealer="ABCD"[number % 4])
    assert now.chance is not None
    now = now.supply(Random(number).sample(now.chance.cards, 52)).position
    luck = [Random(f"{number} {seat}") for seat in range(4)]
    while now.chance is None:
        seat = min(now.awaited)
        now = now.play(seat, robots[seat % 2].choose(now.view(seat), random=luck[seat])).position
    return score(now)


def more(number: int, robots: Pair) -> float:
    """Return how many points more the first robot scores with these cards than the other."""
    one, other = played(number, robots).scores, played(number, robots[::-1]).scores
    return (one[0] - one[1] + other[1] - other[0]) / 2


def test_two_regulars_score_more_than_two_novices() -> None:
    assert mean(more(number, REGULARS) for number in range(40)) >= 3


@pytest.mark.long("strength at all sizes")
def test_two_experts_score_more_than_two_regulars() -> None:
    assert mean(more(number, EXPERTS) for number in range(1, 3)) >= 3


@pytest.mark.parametrize("robots", first(1, [REGULARS, EXPERTS], why="thoughts of experts"))
def test_the_same_seed_plays_the_same_deal(robots: Pair) -> None:
    assert played(7, robots) == played(7, robots)
