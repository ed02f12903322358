"""Hands of two packs on integers, for robots that play deals out: bits of a suit lie together, so that runs are shifts.

A natural card's code is 13 times its suit and its height, from the ace (0) up to the king (12). The bit of the first
copy is at the code, that of the second 52 above it, and the number of jokers is above both.
"""

from collections.abc import Callable, Iterable, Iterator

from bot.games.cards import CARDS, JOKER, Card

KING = 12  # its height
SUIT = 13  # codes
PLANE = 52  # codes of natural cards
STAR = 2 * PLANE  # a joker's code
ONE_JOKER = 1 << STAR
NATURALS = ONE_JOKER - 1
FIRST = (1 << PLANE) - 1  # the first copies
MASK = (1 << SUIT) - 1  # the cards of a suit

RANKS = tuple(sum(1 << SUIT * at + height for at in range(8)) for height in range(SUIT))
"""The bits of each rank, of both copies, by height."""

_CODES = tuple(SUIT * card.suit.place + (-card.rank.place) % SUIT for card in CARDS)
_CARDS = {code: CARDS[place] for place, code in enumerate(_CODES)} | {STAR: JOKER}


def code_of(card: Card) -> int:
    """Return a card's code."""
    return STAR if card is JOKER else _CODES[card.place]


def card_at(code: int) -> Card:
    """Return the card with this code."""
    return _CARDS[code]


def by_code(number: Callable[[Card], int]) -> tuple[int, ...]:
    """Return a number of each card by its code."""
    return tuple(number(_CARDS[code]) if code in _CARDS else 0 for code in range(STAR + 1))


def packed(cards: Iterable[Card]) -> int:
    """Return the integer that counts these cards."""
    hand = 0
    for card in cards:
        hand = more(hand, code_of(card))
    return hand


def more(hand: int, code: int) -> int:
    """Return a hand with one card more."""
    one = 1 << code
    return hand + (one << PLANE if code < PLANE and hand & one else one)


def less(hand: int, code: int) -> int:
    """Return a hand with one card less, which it holds."""
    two = 1 << code + PLANE
    return hand - (two if code < PLANE and hand & two else 1 << code)


def without(hand: int, cards: int) -> int:
    """Return a hand without one copy of each of these natural cards, which it holds."""
    twice = hand >> PLANE & cards
    return hand - (twice << PLANE | cards & ~twice)


def holds(cards: int, code: int) -> bool:
    """Return whether a card is among these, as either copy."""
    return bool(cards >> STAR if code == STAR else (cards >> code | cards >> code + PLANE) & 1)


def size(hand: int) -> int:
    """Return how many cards a hand has."""
    return (hand & NATURALS).bit_count() + (hand >> STAR)


def codes(hand: int) -> Iterator[int]:
    """Yield the codes of the natural cards of a hand, each copy."""
    bits = hand & NATURALS
    while bits:
        low = bits & -bits
        code = low.bit_length() - 1
        yield code if code < PLANE else code - PLANE
        bits ^= low


def costs_of(hand: int, costs: tuple[int, ...]) -> int:
    """Return the points of a hand, by the points of each card."""
    return sum([costs[code] for code in codes(hand)]) + costs[STAR] * (hand >> STAR)


def heights(suit: int, low: int, high: int) -> int:
    """Return the cards of a suit from one height to another; the height above the king is the ace again."""
    cards = 0
    for height in range(low, high + 1):
        cards |= 1 << SUIT * suit + height % SUIT
    return cards
