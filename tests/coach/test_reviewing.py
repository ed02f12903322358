"""A review adds up: what surely cost something is play, and the rest is luck."""

import pytest

from bot.coach import Advice, Compared, Judged, Review
from bot.games.guts.moves import In, Out
from bot.robots.coaching import Said


def judged(ply: int, cost: float, within: float) -> Judged:
    best, played = Compared(In(), Said("in"), 0.0, 0.0), Compared(Out(), Said("out"), cost, within)
    return Judged(ply, 1, played, Advice(best, (played,), played, played, (), 100))


def test_the_dearest_mistakes_come_first_and_the_rest_is_luck() -> None:
    costs = [(1.0, 0.5), (3.0, 1.0), (0.4, 0.6), (2.0, 0.1), (0.5, 0.2)]
    review = Review(tuple(judged(ply, *each) for ply, each in enumerate(costs)), -4.0)
    assert [each.ply for each in review.dearest] == [1, 3, 0]
    assert [each.ply for each in review.mistakes] == [1, 3, 0, 4], "the third may be chance"
    assert review.cost == pytest.approx(6.5)
    assert review.luck == pytest.approx(2.5)


def test_a_game_without_mistakes_was_luck() -> None:
    review = Review((judged(1, 0.5, 0.6),), 2.0)
    assert (review.dearest, review.cost, review.luck) == ((), 0.0, 2.0)
