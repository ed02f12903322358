"""Ranks of poker hands: known counts, a plain definition, and hands in the order that every player knows."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, RANKS, SUITS, Card, Rank, parse_card
from bot.games.poker import Category, Ranking, best, category, winners, worth
from tests.left_out import first

LOWS = (Ranking.ACE_TO_FIVE, Ranking.ACE_TO_SIX, Ranking.DEUCE_TO_SEVEN)
RANKINGS = st.sampled_from(Ranking)

# Of all 2,598,960 hands of five cards, from high cards to straight flushes
HIGH_HANDS = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
NINE_STRAIGHTS = (
    1_303_560,
    1_098_240,
    123_552,
    54_912,
    9_180,
    5_112,
    3_744,
    624,
    36,
)  # an ace has one end
FROM_SEVEN = (53_040, 107_520, 24_192, 10_752, 4_080, 208, 1_344, 224, 16)  # of all 201,376 from sevens up
CLASSES_FROM_SEVEN = 840  # that differ in worth
COUNTS = {
    Ranking.HIGH: HIGH_HANDS,
    Ranking.ACE_TO_FIVE: (1_317_888, 1_098_240, 123_552, 54_912, 0, 0, 3_744, 624, 0),
    Ranking.ACE_TO_SIX: NINE_STRAIGHTS,
    Ranking.DEUCE_TO_SEVEN: NINE_STRAIGHTS,
}
CLASSES = {  # hands that differ in worth
    Ranking.HIGH: 7_462,
    Ranking.ACE_TO_FIVE: 6_175,
    Ranking.ACE_TO_SIX: 7_462,
    Ranking.DEUCE_TO_SEVEN: 7_462,
}


def hand(text: str) -> list[Card]:
    """Return the cards of `KS QH`, or of ranks alone, which get mixed suits."""
    words = text.split()
    return [parse_card(word if len(word) > 1 else word + "SHDC"[at % 4]) for at, word in enumerate(words)]


def sorts(counted: Counter[Category]) -> tuple[int, ...]:
    """Return how many hands there are of each sort."""
    return tuple(counted[one] for one in Category)


@pytest.mark.parametrize("ranking", first(2, Ranking, why="all hands of poker"))
def test_as_many_hands_of_each_sort_as_is_known(ranking: Ranking) -> None:
    """By the ranks of five cards: one hand for all that differ in suits alone."""
    counted: Counter[Category] = Counter()
    worths = set()
    for ranks in combinations_with_replacement(RANKS, 5):
        copies = Counter(ranks)
        if copies.most_common(1)[0][1] > 4:
            continue
        mixed = [Card(rank, SUITS[at % 4]) for at, rank in enumerate(ranks)]
        ways = prod(comb(4, count) for count in copies.values())
        is_suitable = len(copies) == 5
        worths.add(worth(mixed, ranking))
        counted[category(worth(mixed, ranking))] += ways - 4 * is_suitable
        if is_suitable:
            suited = worth([Card(rank, SUITS[0]) for rank in ranks], ranking)
            worths.add(suited)
            counted[category(suited)] += 4
    assert (sorts(counted), len(worths)) == (COUNTS[ranking], CLASSES[ranking])


@pytest.mark.long("all hands of poker")
def test_as_many_hands_of_each_sort_as_is_known_hand_by_hand() -> None:
    """In every mixture of suits, from sevens up: all rankings see in the same way whether five are of one suit."""
    counted = Counter(worth(five) for five in combinations([card for card in CARDS if card.rank.place < 8], 5))
    by_sort: Counter[Category] = Counter()
    for value, count in counted.items():
        by_sort[category(value)] += count
    assert (sorts(by_sort), len(counted)) == (FROM_SEVEN, CLASSES_FROM_SEVEN)


@pytest.mark.parametrize(
    ("ranking", "hands"),
    [
        (
            Ranking.HIGH,
            "AS KS QS JS TS | 5H 4H 3H 2H AH | 9 9 9 9 2 | 3 3 3 2 2 | AH JH 9H 5H 2H | 6 5 4 3 2 | 5 4 3 2 A |"
            " Q Q Q 3 2 | 2 2 2 4 3 | J J 9 9 A | T T A K Q | A K Q J 9 | K Q J T 8",
        ),
        (Ranking.HIGH, "3 3 3 2 2 | 2 2 2 A A | 2S 3S 4S 5S 7S | A K Q J T | K Q J T 9"),
        (Ranking.HIGH, "A A 2 2 3 | K K Q Q A | K K Q Q J | K K J J A | 2 2 A K Q | 2 2 A K J | 3 2 K A Q"),
        (
            Ranking.ACE_TO_FIVE,
            "5H 4H 3H 2H AH | 6 4 3 2 A | 6 5 3 2 A | 7 5 4 3 2 | 8 4 3 2 A | K Q J T A | A A 2 3 4 | 2 2 A 3 4 |"
            " A A 2 2 K | A A A 2 3 | A A A 2 2 | A A A A 2",
        ),
        (Ranking.ACE_TO_SIX, "6 4 3 2 A | 6 5 3 2 A | 7 5 4 3 2 | K Q J T A | A A 2 3 4 | 5 4 3 2 A | 5H 4H 3H 2H AH"),
        (
            Ranking.DEUCE_TO_SEVEN,
            "7 5 4 3 2 | 7 6 4 3 2 | 8 5 4 3 2 | K Q J T 8 | A 5 4 3 2 | A 6 4 3 2 | A K Q J 9 | 2 2 3 4 5 |"
            " 6 5 4 3 2 | A K Q J T | 7H 5H 4H 3H 2H | 2 2 2 3 3 | 2 2 2 2 3 | 6H 5H 4H 3H 2H",
        ),
    ],
)
def test_hands_from_the_best_to_the_worst(ranking: Ranking, hands: str) -> None:
    texts = hands.split(" | ")
    for better, worse in pairwise(texts):
        assert worth(hand(better), ranking) > worth(hand(worse), ranking), (better, worse)


def test_suits_never_count() -> None:
    assert worth(hand("AS AH KD KC 2S")) == worth(hand("AD AC KS KH 2D"))
    assert worth(hand("AS JS 9S 5S 2S")) == worth(hand("AC JC 9C 5C 2C"))


@pytest.mark.parametrize(
    ("hands", "sort"),
    [
        ("A", Category.HIGH_CARD),
        ("4 4", Category.PAIR),
        ("4 4 2 2", Category.TWO_PAIR),
        ("AS KS QS JS", Category.HIGH_CARD),
        ("7 7 7", Category.THREE_OF_A_KIND),
        ("7 7 7 7", Category.FOUR_OF_A_KIND),
    ],
)
def test_fewer_than_five_cards_make_no_straight_and_no_flush(hands: str, sort: Category) -> None:
    assert category(worth(hand(hands))) is sort


def test_the_best_hand_wins_and_level_ones_win_together() -> None:
    hands = {"A": hand("K K Q Q 3"), "B": hand("5 4 3 2 A"), "C": hand("3 Q Q K K")}
    assert winners({"A": hands["A"], "C": hands["C"]}) == {"A", "C"}
    assert winners(hands) == winners(hands, Ranking.ACE_TO_FIVE) == {"B"}
    assert winners({}) == frozenset()


# The plain definition


def plain(five: Sequence[Card], ranking: Ranking) -> tuple[int, list[int]]:
    """Return the place of its sort, and its ranks, most cards first: the greater is the higher hand."""
    ace = 1 if ranking in (Ranking.ACE_TO_FIVE, Ranking.ACE_TO_SIX) else 14
    ranks = [ace if card.rank is Rank.ACE else 14 - card.rank.place for card in five]
    if ranking is Ranking.HIGH and sorted(ranks) == [2, 3, 4, 5, 14]:
        ranks = [5, 4, 3, 2, 1]
    copies = Counter(ranks)  # counted before: a list is empty while it is sorted
    ranks.sort(key=lambda rank: (copies[rank], rank), reverse=True)
    same = sum(ranks.count(rank) for rank in ranks)  # 5, 7, 9, 11, 13, 17
    is_suited = ranking is not Ranking.ACE_TO_FIVE and len({card.suit for card in five}) == 1
    is_straight = ranking is not Ranking.ACE_TO_FIVE and same == 5 and max(ranks) - min(ranks) == 4
    sort = {5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7}[same]
    if is_suited or is_straight:
        sort = 8 if is_suited and is_straight else 5 if is_suited else 4
    return sort, ranks


def better(one: tuple[int, list[int]], other: tuple[int, list[int]], ranking: Ranking) -> int:
    """Return 1 if the one wins, -1 if the other does, 0 if they share."""
    found = (one > other) - (one < other)
    return found if ranking is Ranking.HIGH else -found


def hands_of(least: int, most: int, among: Iterable[Card] = CARDS) -> st.SearchStrategy[list[Card]]:
    """Return a strategy for `least` to `most` cards."""
    return st.lists(st.sampled_from([*among]), min_size=least, max_size=most, unique=True)


NEAR = [card for card in CARDS if card.rank.place % 4 or card.suit is SUITS[0]]  # fives with more in common
FIVES = hands_of(5, 5) | hands_of(5, 5, NEAR[:20]) | hands_of(5, 5, [card for card in CARDS if card.suit is SUITS[1]])


@given(FIVES, FIVES, RANKINGS)
def test_hands_compare_as_the_plain_definition_says(one: list[Card], other: list[Card], ranking: Ranking) -> None:
    found, against = worth(one, ranking), worth(other, ranking)
    assert (found > against) - (found < against) == better(plain(one, ranking), plain(other, ranking), ranking)
    assert category(found) is [*Category][plain(one, ranking)[0]]


@given(hands_of(5, 8) | hands_of(5, 9, CARDS[::4] + CARDS[1:20:4]), RANKINGS)
def test_of_more_cards_the_best_five_count(cards: list[Card], ranking: Ranking) -> None:
    fives = [*combinations(sorted(cards, key=lambda card: card.place), 5)]
    most = max(worth(five, ranking) for five in fives)
    assert worth(cards, ranking) == most
    assert best(cards, ranking) == next(five for five in fives if worth(five, ranking) == most)


@pytest.mark.parametrize("ranking", LOWS)
def test_of_a_suited_low_hand_the_flush_is_left_out_where_it_is_bad(ranking: Ranking) -> None:
    cards = hand("7S 5S 4S 3S 2S 8D")
    suited = hand("7S 5S 4S 3S 2S")
    assert ([*best(cards, ranking)] == suited) is (ranking is Ranking.ACE_TO_FIVE)
