"""CR2.8: orders that say *if*, and what they come to."""

import pytest

from bot.games.contract_rummy.moves import parse_move
from bot.games.protocol import Seat
from tests.games.contract_rummy.tables import look, play, set_up, why

READY = "5S 5H 5D 6S 6H KC"  # lacks a six of two sets


def comes_to(order: str, *, c: str = READY, pile: str = "9C", melds: tuple[str, ...] = ()) -> str:
    """Return what C's order comes to while C is asked."""
    return str(play(set_up(*melds, c=c, pile=pile), "A: draw").comes_to(Seat.C, parse_move(order)))


@pytest.mark.parametrize(
    ("order", "pile", "move"),
    [
        ("ask-rank K", "KD", "ask"),
        ("ask-rank K", "QD", "no"),
        ("ask-rank K", "JK", "no"),
        ("ask-last", "6D", "ask"),
        ("ask-last", "JK", "ask"),
        ("ask-last", "5C", "no"),
    ],
)
def test_cr2_8_an_order_buys_one_rank_or_what_completes_the_contract(order: str, pile: str, move: str) -> None:
    assert comes_to(order, pile=pile) == move


def test_cr2_8_a_card_that_completes_nothing_is_let_go() -> None:
    assert comes_to("ask-last", c="5S 5H 6S 6H KC", pile="6D") == "no"  # two more are lacking
    assert comes_to("ask-last", c="5S 5H 5D 6S 6H 6D KC", pile="6C") == "no"  # it is complete
    assert comes_to("ask-last", pile="6D", melds=("C: set 8S 8H 8D",)) == "no"  # it is laid


def test_an_order_too_early_stays_what_it_is() -> None:
    assert str(set_up().comes_to(Seat.C, parse_move("ask-rank 9"))) == "ask-rank 9"
    assert comes_to("no") == "no"


@pytest.mark.parametrize("order", ["ask-rank K", "ask-last"])
def test_none_of_them_is_ever_played(order: str) -> None:
    assert why(set_up(), f"C: {order}") == "only-ordered CR2.8"
    assert str(parse_move(order)) == order


def test_who_has_laid_orders_by_rank_and_who_has_bought_three_times_nothing() -> None:
    now = set_up("B: set 5S 5H 5D", bought=(3, 2, 3), may_i="three")
    assert [str(each) for each in look(now, "B").standing_orders()][:2] == ["ask-rank A", "ask-rank K"]
    assert look(now, "C").standing_orders() == look(now).standing_orders() == ()
    assert [str(each) for each in look(set_up(bought=(3, 2, 3)), "C").standing_orders()][:2] == [
        "ask-last",
        "ask-rank A",
    ]
    assert [look(now).bought_left(seat) for seat in (Seat.A, Seat.B)] == [0, 1]
    assert look(set_up()).bought_left(Seat.A) is None


def test_an_order_for_what_completes_the_contract_is_not_shown_once_it_is_laid() -> None:
    now, last = set_up("B: set 5S 5H 5D"), parse_move("ask-last")
    assert look(now, "A").may_still_come(last)
    assert not look(now, "B").may_still_come(last)
    assert look(now, "B").may_still_come(parse_move("ask-rank K"))
