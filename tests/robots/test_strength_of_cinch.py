"""How much better two regulars of Cinch play than two novices: points a deal, with the same cards on either side."""

from random import Random
from statistics import mean

import pytest

from bot.games.cinch.board import Score
from bot.games.protocol import Position
from bot.robots.cinch.novice import CinchNovice
from bot.robots.cinch.regular import CinchRegular
from tests.games.cinch.tables import begun, score
from tests.left_out import first

ROBOTS = (CinchRegular(), CinchNovice())


def played(number: int, *, flipped: bool) -> Score:
    """One deal; the number says with which cards and with whose luck. A and C are regulars, or B and D if flipped."""
    now: Position = begun(dealer="ABCD"[number % 4])
    assert now.chance is not None
    now = now.supply(Random(number).sample(now.chance.cards, 52)).position
    luck = [Random(f"{number} {seat}") for seat in range(4)]
    while now.chance is None:
        seat = min(now.awaited)
        robot = ROBOTS[(seat + flipped) % 2]
        now = now.play(seat, robot.choose(now.view(seat), random=luck[seat])).position
    return score(now)


def more(number: int) -> float:
    """How many points more the regulars score with these cards."""
    one, other = played(number, flipped=False).scores, played(number, flipped=True).scores
    return (one[0] - one[1] + other[1] - other[0]) / 2


@pytest.mark.parametrize("deals", first(1, (40, 500), why="strength at all sizes"))
def test_two_regulars_score_more_than_two_novices(deals: int) -> None:
    assert mean(more(number) for number in range(deals)) >= 3


def test_the_same_seed_plays_the_same_deal() -> None:
    assert played(7, flipped=False) == played(7, flipped=False)
