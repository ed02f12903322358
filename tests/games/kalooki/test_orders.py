"""K2.12 and K2.7: moves that say *if*, chosen ahead, and what they come to."""

import pytest

from bot.games.kalooki.moves import parse_move
from bot.games.protocol import Seat
from tests.games.kalooki.tables import look, play, set_up, why

READY = "5S 5H 5D 6S 6H 6D 7S 7H KC"  # lacks a seven


def comes_to(order: str, *, c: str = READY, pile: str = "9C", calls: tuple[int, ...] = (0, 0, 0)) -> str:
    """Return what C's order comes to while C is asked."""
    return str(set_up(c=c, pile=pile, calls=calls).comes_to(Seat.C, parse_move(order)))


@pytest.mark.parametrize(
    ("order", "pile", "move"),
    [
        ("call-rank K", "KD", "call"),
        ("call-rank K", "QD", "no"),
        ("call-rank K", "JK", "no"),
        ("call-last", "7D", "call"),
        ("call-last", "JK", "call"),
        ("call-last", "5C", "no"),
    ],
)
def test_k2_12_an_order_calls_one_rank_or_what_completes_the_contract(order: str, pile: str, move: str) -> None:
    assert comes_to(order, pile=pile) == move


def test_k2_12_a_card_that_completes_nothing_is_let_go() -> None:
    assert comes_to("call-last", c="5S 5H 5D 6S 6H KC", pile="6D") == "no"  # two more are lacking
    assert comes_to("call-last", c="5S 5H 5D 6S 6H 6D 7S 7H 7D KC", pile="7C") == "no"  # it is complete


def test_k2_7_no_order_is_ever_fined() -> None:
    assert comes_to("call-rank K", pile="KD", calls=(0, 0, 3)) == "no"


def test_k2_12_a_draw_that_lets_any_call_go() -> None:
    now = set_up()
    assert str(now.comes_to(Seat.A, parse_move("draw-anyway"))) == "draw"
    called = play(now, "C: call")
    assert str(called.comes_to(Seat.A, parse_move("draw-anyway"))) == "allow"
    assert str(play(called, "A: allow").comes_to(Seat.A, parse_move("draw-anyway"))) == "draw"


@pytest.mark.parametrize("order", ["call-rank K", "call-last", "ask-me", "draw-anyway"])
def test_none_of_them_is_ever_played(order: str) -> None:
    assert why(set_up(), f"C: {order}") == "only-ordered K2.12"
    assert str(parse_move(order)) == order


def test_who_has_laid_orders_no_calls_and_after_three_calls_there_is_one_order() -> None:
    now = set_up("B: set 5S 5H 5D", calls=(0, 0, 3))
    assert [*map(str, look(now, "A").standing_orders())][:2] == ["call-last", "call-rank A"]
    assert look(now, "B").standing_orders() == ()
    assert [*map(str, look(now, "C").standing_orders())] == ["ask-me"]
    assert look(now).standing_orders() == ()
    assert look(set_up(calls=(0, 0, 3), overcall="refuse"), "C").standing_orders() == ()


def test_k2_7_nobody_waits_for_who_has_called_three_times() -> None:
    window = set_up(calls=(0, 0, 3)).window
    assert window is not None
    assert (window.asked, window.presumed) == ((Seat.B, Seat.C), {Seat.C})


def test_orders_that_are_of_no_use_any_more_are_not_shown() -> None:
    now = set_up("B: set 5S 5H 5D", calls=(0, 0, 3))
    shown = {
        seat: [str(each) for each in map(parse_move, ("call-last", "call-rank K", "ask-me", "draw-anyway", "no"))
               if look(now, seat).may_still_come(each)]
        for seat in "ABC"
    }  # fmt: skip
    assert shown["A"] == ["call-last", "call-rank K", "draw-anyway", "no"]
    assert (shown["B"], shown["C"]) == (["draw-anyway", "no"], ["ask-me", "draw-anyway", "no"])
