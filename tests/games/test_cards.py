"""Cards of any game: jokers, decks, hands."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, JOKER, Card, Hand, NotACard, common, deck_of, pack, parse_card, parse_rank, unpack
from bot.games.entries import joined, less, more

TWO_PACKS = deck_of(packs=2, jokers=4)
SOME = st.permutations(TWO_PACKS).flatmap(lambda deck: st.integers(0, 108).map(lambda count: deck[:count]))


@pytest.mark.parametrize("text", ["JK", "jk", "Jk", "★", "*"])
def test_f3_a_joker_is_read_in_five_forms_and_written_in_one(text: str) -> None:
    assert parse_card(text) is JOKER
    assert str(parse_card(text)) == "JK"


@pytest.mark.parametrize("text", ["jK", "JKS", "J", "**", "☆"])
def test_other_texts_are_no_joker(text: str) -> None:
    with pytest.raises(NotACard):
        parse_card(text)
    with pytest.raises(NotACard):
        parse_rank("JK")


def test_a_joker_has_neither_rank_nor_suit() -> None:
    with pytest.raises(TypeError):
        _ = JOKER.rank
    with pytest.raises(TypeError):
        _ = JOKER.suit


def test_a_joker_is_like_any_other_and_like_no_card_in_every_process() -> None:
    assert pickle.loads(pickle.dumps(JOKER)) is JOKER
    assert copy.deepcopy(JOKER) is JOKER
    assert all(card != JOKER and card != JOKER for card in CARDS)
    assert isinstance(JOKER, Card)


def test_a_deck_has_so_many_packs_and_jokers_in_hand_order() -> None:
    deck = deck_of(packs=2, jokers=4)
    assert (len(deck), deck[-4:]) == (108, (JOKER,) * 4)
    assert list(deck) == sorted(deck, key=lambda card: card.place)


def test_a_hand_holds_jokers_last() -> None:
    ace, two = CARDS[0], CARDS[-1]
    hand = Hand([JOKER, two, JOKER, ace, JOKER, JOKER])
    assert [*hand] == [ace, two, JOKER, JOKER, JOKER, JOKER]
    assert (len(hand), hand.count(JOKER), hand.count(ace), JOKER in hand) == (6, 4, 1, True)
    assert hand == Hand([*hand]) == Hand.of_bits(hand.bits) != Hand([ace, two])
    assert JOKER not in Hand([ace])
    assert "JK" not in repr(hand)


def test_four_jokers_come_to_a_hand_and_leave_it() -> None:
    own = deck_of(CARDS[:12])
    hand = joined(Hand(own), [JOKER] * 4)
    assert hand == Hand([*own, *[JOKER] * 4]) == joined(more(Hand(own), JOKER), [JOKER] * 3)
    assert [*hand] == [*own, *[JOKER] * 4]
    for jokers in (3, 2, 1, 0):
        hand = less(hand, JOKER)
        assert (hand.count(JOKER), len(hand), JOKER in hand) == (jokers, 12 + jokers, jokers > 0)
    assert hand == Hand(own)
    with pytest.raises(ValueError):
        pack([*[JOKER] * 4, *[CARDS[0]] * 4])


@given(SOME, SOME)
def test_hands_of_two_packs_and_four_jokers_are_counted_as_any_multiset(some: list[Card], others: list[Card]) -> None:
    hand, counted, wanted = Hand(some), Counter(some), Counter(others)
    assert (Counter(hand), len(hand)) == (counted, len(some))
    assert [*hand] == sorted(some, key=lambda card: card.place)
    assert Counter(unpack(common(pack(some), pack(others)))) == counted & wanted
    assert hand.has_all(others) == (wanted <= counted)
    assert hand.has_all(some[: len(others)])
