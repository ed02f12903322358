"""Cards are put in their permitted places."""

import pytest

from bot.games.cards import CARDS, NotACard, Suit, parse_card, parse_suit
from bot.games.placing import placed
from bot.games.protocol import Seat
from bot.games.report import of_sides

ACE, KING, QUEEN = (parse_card(text) for text in ("AS", "KS", "QS"))


def test_cards_are_placed_in_their_order_as_far_as_that_goes() -> None:
    assert placed([{*CARDS}] * 3, [KING, ACE, QUEEN]) == [KING, ACE, QUEEN]
    assert placed([{ACE, KING, QUEEN}, {KING}, {KING, QUEEN}], [KING, QUEEN, ACE]) == [ACE, KING, QUEEN]


@pytest.mark.parametrize("allowed", [[{ACE}, {ACE}], [{ACE, KING}], [{ACE}, {QUEEN}], [{ACE, KING}] * 3])
def test_cards_that_do_not_fit_are_refused(allowed: list[set[object]]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        placed(allowed, [ACE, KING])


def test_a_suit_is_read_in_every_form() -> None:
    for text, suit in {"S": Suit.SPADES, "h": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣\ufe0f": Suit.CLUBS}.items():
        assert parse_suit(text) is suit
    with pytest.raises(NotACard):
        parse_suit("X")


def test_f20_partners_have_their_values_together() -> None:
    sides = ((Seat.A, Seat.C), (Seat.B, Seat.D))
    assert of_sides(sides, (4, 7)) == {"AC": 4, "BD": 7}
