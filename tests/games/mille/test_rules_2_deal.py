"""Rules 2: the deal."""

import random

import pytest

from bot.games.protocol import Seat
from tests.games.play import shuffled
from tests.games.positions import MILLE, deck, hand, idle_until_blocked, look, next_deal, play, refusal, start

OUT_AT_ONCE = "TTTTTTTT KKKK 333"


def goes_out(seat: str) -> str:
    """Return the line with which a seat that holds OUT_AT_ONCE goes out."""
    return f"{seat}: draw; lay T: TTTTTTTT; lay K: KKKK; lay 3: 333; discard {{drawn}}"


@pytest.mark.parametrize("seat", [Seat.A, Seat.B])
def test_2_the_first_dealer_comes_from_outside(seat: Seat) -> None:
    owing = MILLE.start(MILLE.options({}), 2, seat)
    assert owing.chance is not None
    assert (owing.chance.kind, owing.chance.deal, owing.to_act) == ("deck", 1, frozenset())
    position = owing.supply(shuffled(owing.chance.cards, random.Random(1))).position
    assert look(position).dealer is seat


def test_2_fifteen_cards_each() -> None:
    assert [seat.in_hand for seat in look(start()).seats] == [15, 15]


@pytest.mark.parametrize(("dealer", "first", "second"), [("B", "A", "B"), ("A", "B", "A")])
def test_2_one_card_at_a_time_the_non_dealer_first(dealer: str, first: str, second: str) -> None:
    cards = shuffled(deck(), random.Random(7))
    position = MILLE.start(MILLE.options({}), 2, Seat[dealer]).supply(cards).position
    assert sorted(hand(position, first)) == sorted(map(str, cards[0:30:2]))
    assert sorted(hand(position, second)) == sorted(map(str, cards[1:30:2]))


def test_2_the_next_card_is_turned_up_and_starts_the_pile() -> None:
    cards = shuffled(deck(), random.Random(7))
    view = look(MILLE.start(MILLE.options({}), 2, Seat.B).supply(cards).position)
    assert (view.top, view.pile) == (cards[30], 1)


def test_2_seventy_three_cards_are_the_stock_in_the_order_of_the_deck() -> None:
    cards = shuffled(deck(), random.Random(7))
    position = MILLE.start(MILLE.options({}), 2, Seat.B).supply(cards).position
    assert look(position).stock == 73
    assert look(play(position, "A: draw"), "A").fresh == (cards[31],)


@pytest.mark.parametrize(("dealer", "first", "second"), [("B", "A", "B"), ("A", "B", "A")])
def test_2_the_non_dealer_plays_first(dealer: str, first: str, second: str) -> None:
    position = start(dealer=dealer)
    assert position.to_act == {Seat[first]}
    refused = refusal(position, f"{second}: draw")
    assert refused is not None
    assert refused.code == "not-your-turn"


def test_2_the_deal_alternates_after_each_deal() -> None:
    position = start(b=OUT_AT_ONCE, stock="45", dealer="A", target="10000")
    position = play(position, goes_out("B").format(drawn="4"))
    position = next_deal(position, a=OUT_AT_ONCE, stock="45")
    assert (look(position).deal, look(position).dealer) == (2, Seat.B)
    position = play(position, goes_out("A").format(drawn="4"))
    assert look(next_deal(position)).dealer is Seat.A


def test_2_the_deal_alternates_after_a_blocked_deal() -> None:
    position = idle_until_blocked(start())
    assert look(position).scores[0].out is None
    assert look(next_deal(position)).dealer is Seat.A
