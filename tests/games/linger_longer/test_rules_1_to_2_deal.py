"""L1 and L2: the players, the cards, the deal, and the choice of trumps."""

from itertools import pairwise

import pytest

from bot.games.cards import CARDS, Card, Suit
from bot.games.protocol import SEATS, Owed, Seat, clockwise
from tests.games.linger_longer.tables import LINGER, begun, board, dealt, look
from tests.games.notation import hand, play
from tests.games.reading import any_deck, to_the_end


@pytest.mark.parametrize("seats", range(3, 7))
def test_l1_1_three_to_six_players_each_for_themselves(seats: int) -> None:
    position = begun(seats).supply(any_deck()).position
    assert board(position).seats == SEATS[:seats]
    assert LINGER.sides(seats) == tuple((seat,) for seat in SEATS[:seats])


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_l1_1_no_fewer_and_no_more(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 6"):
        begun(seats)


def test_l1_2_one_whole_pack_for_every_deal() -> None:
    position = begun()
    chance = position.chance
    assert chance is not None
    assert (chance.kind, chance.deal, chance.cards) == (Owed.DECK, 1, CARDS)


def test_l1_2_the_ace_is_high() -> None:
    spades = [card for card in CARDS if card.suit is Suit.SPADES]
    assert (str(spades[0]), str(spades[-1])) == ("AS", "2S")
    for higher, lower in pairwise(map(str, spades)):
        position = play(dealt(begun(), b=lower, c=higher, a="2D 3D 4H"), f"{lower} {higher} 2D")
        assert board(position).takers == (Seat.C,)


def test_l1_3_a_trick_won_is_worth_a_card_and_every_other_trick_costs_one() -> None:
    position = play(dealt(begun(), b="AS", c="2S", a="3S"), "AS 2S 3S")
    assert board(position).in_hand == (2, 3, 2)


def test_l2_1_the_first_dealer_comes_from_outside_then_the_deal_passes_left() -> None:
    last = to_the_end(begun(4, dealer="C", deals="6"))
    assert [str(each.dealer) for each in board(last).scores] == [*"CDABCD"]


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("trump", ["dealer", "stock"])
def test_l2_2_with_n_players_n_cards_each_one_at_a_time_from_the_dealers_left(seats: int, trump: str) -> None:
    pack = any_deck()
    position = begun(seats, dealer="B", trump=trump).supply(pack).position
    for place, seat in enumerate(clockwise(seats, after=Seat.B)):
        own = sorted(pack[place : seats * seats : seats], key=lambda card: card.place)
        assert hand(position, str(seat)) == " ".join(map(str, own))
    assert board(position).in_hand == (seats,) * seats
    assert board(position).stock == 52 - seats * seats - (trump == "stock")


@pytest.mark.parametrize("seats", [3, 6])
def test_l2_3_the_dealers_last_card_is_shown_and_its_suit_is_trumps(seats: int) -> None:
    pack = any_deck()
    position = begun(seats, dealer="C").supply(pack).position
    shown = pack[seats * seats - 1]
    assert (board(position).shown, board(position).trump, board(position).aside) == (shown, shown.suit, None)
    assert shown in look(position, "C").hand
    for seat in SEATS[:seats]:
        assert shown not in look(position, str(seat)).unseen()


def test_l2_3_it_is_known_to_all_until_it_is_played() -> None:
    position = dealt(begun(), b="9S 4D", c="KS 3D", a="QS AH TH")
    position = play(position, "9S KS QS", "3D")  # C leads
    assert str(board(position).shown) == "TH"
    position = play(position, "TH")
    assert (board(position).shown, board(position).trump) == (None, Suit.HEARTS)


def test_l2_4_or_the_next_card_of_the_stock_is_turned_and_lies_aside() -> None:
    pack = any_deck()
    position = begun(trump="stock").supply(pack).position
    assert (board(position).shown, board(position).aside, board(position).trump) == (None, pack[9], pack[9].suit)
    drawn: set[Card] = set()
    while position.chance is None:
        seat = min(position.to_act)
        step = position.play(seat, next(iter(position.legal_moves(seat))))
        drawn |= {card for each in SEATS[:3] if (card := look(step.position, str(each)).drawn) is not None}
        position = step.position
    assert pack[9] not in drawn
    assert drawn == {*pack[10 : 10 + len(board(position).tricks)]}
