"""Ranks of poker hands, high and low. Suits never count between hands.

Hands are compared by their worth, a whole number: the greater one wins, for low hands too, and hands with equal ones
share. It is looked up by how many cards of each rank there are; suits matter only where five are alike. That finds the
worth of a million hands of five cards a second, or of 200,000 of seven and more; `best` chooses from 25,000 of seven.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, StrEnum
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from bot.games.cards import CARDS, RANKS, Card

_SeatT = TypeVar("_SeatT", bound=Hashable)
FIVE = 5  # cards that count


class Category(StrEnum):
    """The category of a hand, from the lowest to the highest when played high."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"


class Ranking(Enum):
    """A rule for which hand is best."""

    HIGH = "high"  # the ace is high; in straights also low
    ACE_TO_FIVE = "ace_to_five"  # low: the ace is low, straights and flushes do not exist; 5 4 3 2 A is best
    ACE_TO_SIX = "ace_to_six"  # low: the ace is low, straights and flushes are bad; 6 4 3 2 A is best
    DEUCE_TO_SEVEN = "deuce_to_seven"  # low: the ace is high, straights and flushes are bad; 7 5 4 3 2 is best

    __hash__ = object.__hash__  # that of an enum is computed in Python, and there is one object for each


def worth(cards: Iterable[Card], ranking: Ranking = Ranking.HIGH) -> int:
    """Reckon what the best five of these cards are worth: the greater number wins.

    The cards are up to 20 of one pack, without jokers. Fewer than five make no straight and no flush.
    """
    return worth_of([CODES[card.place] for card in cards], ranking)


def worth_of(codes: Sequence[int], ranking: Ranking = Ranking.HIGH) -> int:
    """Reckon the same of cards that are given as numbers, each one of `CODES`: for robots that try many hands."""
    code = sum(codes)
    if ranking is Ranking.ACE_TO_FIVE or not (code + _NEARLY) & _FIVE_OF_A_SUIT:
        return _of_ranks(code & RANKED, ranking)
    if len(codes) == FIVE:
        return _of_five(code & RANKED, ranking, is_suited=True)
    return max([worth_of(five, ranking) for five in combinations(codes, FIVE)])


def best(cards: Iterable[Card], ranking: Ranking = Ranking.HIGH) -> tuple[Card, ...]:
    """Choose the five of these cards that are worth most, in hand order; of equal ones those that come first in it."""
    return max(combinations(sorted(cards, key=lambda card: card.place), FIVE), key=lambda five: worth(five, ranking))


def winners(hands: Mapping[_SeatT, Iterable[Card]], ranking: Ranking = Ranking.HIGH) -> frozenset[_SeatT]:
    """Name who has the best of these hands; several where they are level, nobody where there is no hand."""
    worths = {seat: worth(cards, ranking) for seat, cards in hands.items()}
    most = max(worths.values(), default=None)
    return frozenset(seat for seat, one in worths.items() if one == most)


def category(worth: int) -> Category:
    """Name the category of the hands with this worth."""
    return _CATEGORIES[abs(worth) >> _NUMBERS]


RANKED = (1 << 3 * len(RANKS)) - 1
"""The bits of a sum of codes that count ranks."""

SUITED = tuple(1 << 3 * len(RANKS) + 5 * suit for suit in range(4))
"""One card of each suit, in such a sum."""

CODES = tuple((1 << 3 * (12 - card.rank.place)) + SUITED[card.suit.place] for card in CARDS)
"""A number for each card, by its place: the sum of several counts cards of each rank, and above them of each suit.

Ranks have three bits each, those of twos lowest, and suits five.
"""

# With eleven more of each suit, five or more of one set the highest of its bits.
_NEARLY, _FIVE_OF_A_SUIT = 11 * sum(SUITED), 16 * sum(SUITED)

_CATEGORIES = tuple(Category)
_NUMBERS = 4 * FIVE  # bits below that of the category: four for each rank
_ACE, _LOW_ACE = 14, 1
_PLACES = range(0, 3 * len(RANKS), 3)  # of ranks in a sum of codes, those of twos first
_ONES = sum(1 << place for place in _PLACES)
_STRAIGHTS = (*(0o11111 << place for place in reversed(_PLACES[:-4])), 0o1000000001111)  # the highest first
_SEEN = 1 << 15  # hands that are kept: all 6,175 of five cards, and the likely ones of seven


@lru_cache(maxsize=_SEEN)
def _of_ranks(code: int, ranking: Ranking) -> int:
    """Reckon what the best five cards of these ranks are worth, where no five are of a suit."""
    fives = _high_fives(code) if ranking is Ranking.HIGH else _low_fives(code, ranking)
    return max([_of_five(five, ranking, is_suited=False) for five in fives])


def _high_fives(code: int) -> Iterator[int]:
    """Yield the five cards of these ranks that are worth most, played high: a straight, and those most alike."""
    four = code >> 2 & _ONES
    two = four | code >> 1 & _ONES
    three, ranks = four | two & code, two | code & _ONES
    yield from [straight for straight in _STRAIGHTS if ranks & straight == straight][:1]
    five, left = 0, FIVE
    for alike, some in ((4, four), (3, three), (2, two), (2, two), *((1, ranks),) * FIVE):
        if alike <= left and (held := some & ranks):
            highest = 1 << held.bit_length() - 1
            five, left, ranks = five + alike * highest, left - alike, ranks ^ highest
    yield five


def _low_fives(code: int, ranking: Ranking) -> Iterable[int]:
    """Return five cards of these ranks that may be worth most, played low: the lowest, unless they are a bad hand."""
    lowest = _PLACES if ranking is Ranking.DEUCE_TO_SEVEN else (_PLACES[-1], *_PLACES[:-1])
    five = [1 << place for place in lowest if code >> place & 7][:FIVE]
    if len(five) == FIVE and (ranking is Ranking.ACE_TO_FIVE or sum(five) not in _STRAIGHTS):
        return (sum(five),)
    ones = [1 << place for place in _PLACES for _ in range(code >> place & 7)]
    return {sum(each) for each in combinations(ones, min(FIVE, len(ones)))}


@lru_cache(maxsize=_SEEN)
def _of_five(code: int, ranking: Ranking, *, is_suited: bool) -> int:
    """Reckon what five cards of these ranks, or fewer, are worth."""
    is_ace_low = ranking in (Ranking.ACE_TO_FIVE, Ranking.ACE_TO_SIX)
    counts = {rank: code >> 3 * (rank - 2) & 7 for rank in range(2, _ACE + 1)}
    if is_ace_low:
        counts[_LOW_ACE] = counts.pop(_ACE)
    ranks = sorted([rank for rank in counts if counts[rank]], key=lambda rank: (-counts[rank], -rank))
    found = _of_counts([counts[rank] for rank in ranks])
    if len(ranks) == FIVE and ranking is not Ranking.ACE_TO_FIVE:
        if ranking is Ranking.HIGH and ranks == [_ACE, 5, 4, 3, 2]:
            ranks = [5, 4, 3, 2, _LOW_ACE]
        found = _of_five_ranks(is_straight=ranks[0] - ranks[-1] == FIVE - 1, is_suited=is_suited)
    number = _CATEGORIES.index(found)
    for rank in ranks:
        number = number << 4 | rank
    number <<= 4 * (FIVE - len(ranks))
    return number if ranking is Ranking.HIGH else -number


def _of_counts(counts: list[int]) -> Category:
    """Name the category by how many cards are of a rank, the most first."""
    match counts:
        case [4, *_]:
            return Category.FOUR_OF_A_KIND
        case [3, 2]:
            return Category.FULL_HOUSE
        case [3, *_]:
            return Category.THREE_OF_A_KIND
        case [2, 2, *_]:
            return Category.TWO_PAIR
        case [2, *_]:
            return Category.PAIR
    return Category.HIGH_CARD


def _of_five_ranks(*, is_straight: bool, is_suited: bool) -> Category:
    """Name the category of five different ranks."""
    if is_straight:
        return Category.STRAIGHT_FLUSH if is_suited else Category.STRAIGHT
    return Category.FLUSH if is_suited else Category.HIGH_CARD
