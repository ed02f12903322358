"""Cards of any game: jokers, decks, hands."""

import copy
import pickle

import pytest

from bot.games.cards import CARDS, JOKER, Card, Hand, NotACard, deck_of, parse_card, parse_rank


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
