"""A review adds up: what surely cost something is play, and the rest is luck. Kept as text, it stays the same."""

import json

import pytest

from bot.coach import Advice, Compared, Judged, Mistake, Review
from bot.coach.keeping import read_review, written
from bot.games.cards import JOKER, Card, Rank, Suit
from bot.games.guts.moves import In, Out
from bot.robots.coaching import Said

KING = Card(Rank.KING, Suit.HEARTS)


def judged(ply: int, cost: float, within: float) -> Judged:
    best, played = Compared(In(), Said("in"), 0.0, 0.0), Compared(Out(), Said("out"), cost, within)
    return Judged(ply, 1, played, Advice(best, (played,), played, played, (), 100))


def kept() -> Review:
    """Return a review with every kind of word."""
    words = (("cards", (KING, JOKER)), ("best", 12), ("next", 1 / 3), ("suit", "hearts"))
    dear = Mistake(7, 2, 0.1 + 0.2, 1e-9, Said("out"), Said("in"), (Said("wins-less", words), Said("alone")))
    return Review(40, 5, 2 / 3, -1.5, (dear,))


def test_the_dearest_mistakes_come_first_and_the_rest_is_luck() -> None:
    costs = [(1.0, 0.5), (3.0, 1.0), (0.4, 0.6), (2.0, 0.1), (0.5, 0.2)]
    review = Review.of([judged(ply, *each) for ply, each in enumerate(costs)], -4.0)
    assert [each.ply for each in review.dearest] == [1, 3, 0]
    assert (review.decisions, review.mistakes) == (5, 4), "the third may be chance"
    assert review.cost == pytest.approx(6.5)
    assert review.luck == pytest.approx(2.5)


def test_a_game_without_mistakes_was_luck() -> None:
    review = Review.of([judged(1, 0.5, 0.6)], 2.0)
    assert (review.dearest, review.cost, review.luck) == ((), 0.0, 2.0)


def test_a_review_is_read_as_it_was_written() -> None:
    text = written(kept())
    assert read_review(text) == kept()
    assert " " not in text.replace("wins-less", ""), "it is compact"


@pytest.mark.parametrize("name", ["decisions", "mistakes", "cost", "result", "dearest"])
def test_what_lacks_something_is_no_review(name: str) -> None:
    content = json.loads(written(kept()))
    del content[name]
    with pytest.raises(ValueError, match="lacks"):
        read_review(json.dumps(content))


@pytest.mark.parametrize(
    ("old", "new"), [('"KH"', '"KX"'), ('"ply":7', '"ply":"7"'), ('["in",{}]', '["in"]'), ("{", "")]
)
def test_a_review_that_was_changed_is_refused_and_not_quoted(old: str, new: str) -> None:
    text = written(kept())
    assert old in text
    with pytest.raises(ValueError, match=r"^a ") as caught:
        read_review(text.replace(old, new, 1))
    assert "KX" not in str(caught.value) + repr(caught.value.__cause__)
