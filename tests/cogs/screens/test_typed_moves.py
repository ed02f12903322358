"""Moves as people type them: the record's words, or shorter by kind."""

import pytest

from bot.games.mille.judge import Code
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, NotAMove
from cogs.screens.mille.typed import read_moves
from tests.games.positions import look, play, start
from tests.there import there

HAND = "KS KD 7S 7D 7C QS QH QD 2H 2S"


def read_move(typed: str, view: MilleView) -> Move:
    """Return the one move that was typed."""
    (move,) = read_moves(typed, view)
    return move


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", "draw"),
        ("Draw", "draw"),
        ("  DISCARD kd ", "discard KD"),
        ("discard q", "discard QH"),
        ("discard qs", "discard QS"),
        ("lay K: KS KD 2H", "lay K: KS KD 2H"),
        ("lay k: k k 2", "lay K: KS KD 2S"),
        ("lay 7", "lay 7: 7S 7D 7C"),
        ("lay Q", "lay Q: QH QD QS"),
        ("lay q: q q 2 2", "lay Q: QH QD 2S 2H"),
    ],
)
def test_a_move_may_be_typed_by_cards_or_by_kind(typed: str, meant: str) -> None:
    view = look(play(start(a=HAND, top="4"), "A: draw"), "A")
    assert sorted(str(read_move(typed, view)).split()) == sorted(meant.split())


@pytest.mark.parametrize("typed", ["", "dance", "lay", "discard 9 9", "discard 5 5", "take 9", "take all"])
def test_what_names_no_cards_is_no_move(typed: str) -> None:
    with pytest.raises(NotAMove):
        read_move(typed, look(play(start(a=HAND, top="4"), "A: draw"), "A"))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("take", Code.ALREADY_BEGUN),
        ("lay A", Code.LAY_NOT_HELD),
        ("lay K: K K K K", Code.LAY_NOT_HELD),
        ("lay K: A A", Code.LAY_WRONG_RANK),
        ("discard A", Code.DISCARD_NOT_HELD),
        ("discard JD", Code.DISCARD_NOT_HELD),
    ],
)
def test_what_the_hand_cannot_fill_is_refused_by_what_is_missing(typed: str, code: Code) -> None:
    view = look(play(start(a=HAND, top="4", stock="5"), "A: draw"), "A")
    refusal = there(view.refusal(read_move(typed, view)))
    assert refusal.code == code


def test_take_without_a_pair_is_refused_by_what_it_needs() -> None:
    view = look(start(a=HAND, top="4"), "A")
    refusal = there(view.refusal(read_move("take", view)))
    assert refusal.code == Code.TAKE_NEEDS_PAIR


def test_take_alone_means_the_only_way_to_take() -> None:
    assert str(read_move("take", look(start(a=HAND, top="KH"), "A"))) == "take KS KD"


def test_take_alone_is_no_move_when_queens_can_pair_in_two_ways() -> None:
    view = look(start(a=HAND, top="QC"), "A")
    with pytest.raises(NotAMove):
        read_move("take", view)
    assert str(read_move("take QS Q", view)) in {"take QS QH", "take QS QD"}
