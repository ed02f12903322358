"""All decisions of a review share a budget of thoughts, which goes to the dearest doubts."""

import contextlib
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from bot.coach import Advice, advise, pieces
from bot.coach.pieces import LONGEST, Piece, Work, review, reviewed, weighed
from bot.coach.weighing import Weighing
from tests.coach.lottery import MOVES, Lottery
from tests.there import there

DEAR, CHEAP, NONE = (0.5, 0.8), (0.5, 0.62), (0.7, 0.5)
"""Chances to win by what was played, and by the other ticket."""

FEW = 20  # for fewer playouts than of a hundred decisions


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "FEW", FEW)


def lottery(worths: tuple[float, float]) -> Lottery:
    return Lottery(worths, Lottery(worths).options[:2], playouts=200)


def begun(decisions: Sequence[tuple[float, float]]) -> list[Work]:
    """Return the works that begin to weigh such decisions."""
    return [
        partial(weighed, Weighing.of(lottery(worths), Random(seed), played=MOVES[0]))
        for seed, worths in enumerate(decisions)
    ]


def played(advice: Sequence[Advice | None]) -> list[bool]:
    """Return of which decisions a mistake is said."""
    return [there(there(each).played).is_mistake for each in advice]


def test_where_there_is_enough_for_all_a_review_says_of_each_decision_what_is_said_of_it_alone() -> None:
    decisions = [DEAR, NONE, CHEAP, DEAR, NONE]
    alone = [advise(lottery(worths), Random(seed), played=MOVES[0]) for seed, worths in enumerate(decisions)]
    assert reviewed(begun(decisions)) == alone
    assert any(played(alone))


@pytest.mark.parametrize("decisions", [[CHEAP] * (FEW + 5), [DEAR, CHEAP] * FEW])
def test_a_review_takes_no_more_than_its_budget(decisions: Sequence[tuple[float, float]]) -> None:
    """But for the piece that it ends with. What is still in doubt then is said as far as it is known."""
    thoughts, ends, shares, reviewing = 0.0, 0, list[float](), review(begun(decisions))
    with contextlib.suppress(StopIteration):
        work, share = next(reviewing)
        while True:
            piece = work()
            thoughts, ends, shares = thoughts + piece.thoughts, ends + (work.func is pieces.end), [*shares, share]
            work, share = reviewing.send(piece)
    assert pieces.EACH * len(decisions) <= thoughts <= pieces.EACH * len(decisions) + 2 * LONGEST
    assert ends > 0, "some doubts were left"
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)


def test_what_seems_dearest_is_settled_first(monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = [CHEAP] * FEW + [DEAR] * 5
    scarce = played(reviewed(begun(decisions)))
    monkeypatch.setattr(pieces, "EACH", 10.0)
    found = played(reviewed(begun(decisions)))
    assert sum(scarce[FEW:]) == sum(found[FEW:]) >= 4
    assert sum(scarce[:FEW]) < 0.8 * sum(found[:FEW])


def test_the_same_decisions_are_reviewed_alike() -> None:
    assert reviewed(begun([DEAR, CHEAP] * 15)) == reviewed(begun([DEAR, CHEAP] * 15))


def test_what_is_not_weighed_takes_nothing() -> None:
    assert reviewed([partial(Piece), *begun([DEAR])])[0] is None
    assert reviewed([]) == []
