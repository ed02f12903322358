"""Cards, their text forms, and hands packed in one integer."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import (
    BYTE_SIZES,
    CARDS,
    RANKS,
    Card,
    Hand,
    NotACard,
    Rank,
    Suit,
    byte_holds,
    common,
    pack,
    parse_card,
    parse_rank,
    size,
    unpack,
)
from bot.games.mille.board import FIRST_TWO, TWO, Board
from bot.games.mille.kinds import KINDS, cards_of_kinds, count_kind, kind_of, parse_kind, points, wild_points

HANDS = st.permutations(CARDS * 2).flatmap(lambda deck: st.integers(0, 104).map(lambda count: tuple(deck[:count])))


def test_cards_are_written_and_read_alike() -> None:
    assert [parse_card(str(card)) for card in CARDS] == list(CARDS)
    assert [card.place for card in CARDS] == list(range(52))


@pytest.mark.parametrize("text", ["TH", "10H", "10h", "th", "T♥", "10♥\ufe0f"])
def test_a_card_is_read_in_every_form(text: str) -> None:
    assert parse_card(text) == Card(Rank.TEN, Suit.HEARTS)


@pytest.mark.parametrize(
    "text", ["", "T", "H", "1H", "TX", "TH ", "TH\ufe0f", "T♥\ufe0f\ufe0f", "Kſ", "\u212aH", "TH\u00a0", "100H"]
)
def test_what_is_no_card_is_refused_without_repeating_it(text: str) -> None:
    with pytest.raises(NotACard) as error:
        parse_card(text)
    assert str(error.value) == ""


def test_ranks_are_read_in_every_form() -> None:
    assert [parse_rank(text) for text in ("10", "t", "T", "q", "2")] == [
        Rank.TEN,
        Rank.TEN,
        Rank.TEN,
        Rank.QUEEN,
        Rank.TWO,
    ]


@given(HANDS)
def test_a_hand_holds_what_was_put_in(cards: tuple[Card, ...]) -> None:
    hand, counted = Hand(cards), Counter(cards)
    assert Counter(hand) == counted
    assert len(hand) == len(cards)
    assert [card.place for card in hand] == sorted(card.place for card in cards)
    assert all(hand.count(card) == counted[card] and (card in hand) == (counted[card] > 0) for card in CARDS)
    assert all(hand.count_rank(rank) == sum(card.rank is rank for card in cards) for rank in RANKS)
    assert hand == Hand(reversed(cards)) == Hand.of_bits(hand.bits)
    assert hash(hand) == hash(Hand(reversed(cards)))


@given(HANDS)
def test_a_hand_shows_no_card_in_its_repr(cards: tuple[Card, ...]) -> None:
    assert repr(Hand(cards)) == f"Hand({len(cards)} cards)"


@given(HANDS, HANDS)
def test_packed_cards_add_and_compare_as_multisets(some: tuple[Card, ...], others: tuple[Card, ...]) -> None:
    one, two = Counter(some), Counter(others)
    both = Counter(unpack(common(pack(some), pack(others))))
    assert both == one & two
    held = all(byte_holds(pack(some) >> 8 * rank & 255, pack(others) >> 8 * rank & 255) for rank in range(13))
    assert held == (two <= one)
    assert size(pack(some)) == len(some)
    assert points(pack(some)) == sum(kind_of(card).points for card in some)


def test_more_copies_than_two_bits_count_are_refused() -> None:
    with pytest.raises(ValueError, match="copies"):
        Hand([CARDS[0]] * 4)


def test_there_are_fifteen_kinds() -> None:
    assert list(map(str, KINDS)) == ["A", "K", "QS", "Q", "J", "JD", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
    assert [parse_kind(str(kind)) for kind in KINDS] == list(KINDS)
    assert parse_kind("qs") == kind_of(parse_card("QS")) != parse_kind("QH") == parse_kind("q")


def test_both_packs_are_worth_what_the_rules_say() -> None:
    assert {str(kind): kind.points for kind in KINDS} == {
        **dict.fromkeys("KQJT", 10),
        **dict.fromkeys("9876543", 5),
        "A": 15,
        "2": 20,
        "QS": 100,
        "JD": 50,
    }
    assert points(pack(CARDS * 2)) == 8 * (15 + 40 + 35 + 20) + 2 * (90 + 40)
    assert wild_points(0b10 << 8 * Rank.KING.place) == 40


@given(HANDS)
def test_kinds_split_a_hand(cards: tuple[Card, ...]) -> None:
    hand = Hand(cards)
    assert sum(count_kind(hand, kind) for kind in KINDS) == len(cards)
    asked = [kind_of(card) for card in cards]
    assert Hand(cards_of_kinds(hand, asked) or ()) == hand
    assert cards_of_kinds(hand, [*asked, KINDS[0], *[KINDS[0]] * 8]) is None


def test_a_byte_counts_the_suits_of_a_rank() -> None:
    assert BYTE_SIZES[pack([CARDS[0], CARDS[0], CARDS[3]])] == 3


def test_the_board_is_taken_apart_in_this_order() -> None:
    """`deal.py` names the fields of a board by their position; so must anyone who changes them here."""
    assert Board._fields == (
        "number",
        "dealer",
        "phase",
        "actor",
        "may_pick",
        "stock",
        "renewals",
        "pile",
        "top",
        "buried",
        "in_hand",
        "laid",
        "wilds",
        "known",
        "turns",
    )


def test_the_twos_are_the_last_cards() -> None:
    assert [card.rank is Rank.TWO for card in CARDS] == [place >= FIRST_TWO for place in range(len(CARDS))]
    assert RANKS[TWO] is Rank.TWO
