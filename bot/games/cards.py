"""Playing cards: ranks, suits, cards, jokers and hands, with the text forms a record uses.

The order of ranks here is that of shown hands; each game decides which card beats which.

Inside the rules a set of cards is one integer: two bits count the copies of a card, a byte holds the four suits of a
rank, and bytes are in hand order (aces lowest); above them is the number of jokers, of any size. `pack` and `unpack`
convert; counting and comparing are look-ups. Outside the rules the same integer is an opaque `Hand`.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Self


class NotACard(ValueError):  # noqa: N818
    """A text that names no card. The text of the error never quotes what was typed."""


class _Placed(Enum):
    """A sign on a card, with its place in a hand."""

    place: int  # in hand order, from 0
    sign: str  # its value, which an enum's `value` and `format` find by many calls

    def __init__(self, sign: str) -> None:
        self.place, self.sign = len(type(self).__members__), sign

    __hash__ = object.__hash__  # that of an enum is computed in Python, and there is one object for each

    def __str__(self) -> str:
        return self.sign


class Suit(_Placed):
    """One of the four suits, in the order hands are shown: spades, hearts, diamonds, clubs."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


class Rank(_Placed):
    """One of the thirteen ranks, in the order hands are shown: ace high, the two last."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card. The two copies of a card in two packs are alike."""

    rank: Rank
    suit: Suit
    place: int = field(init=False, repr=False, compare=False)  # in hand order, 0 (A♠) to 51 (2♣)

    def __post_init__(self) -> None:
        object.__setattr__(self, "place", 4 * self.rank.place + self.suit.place)

    def __hash__(self) -> int:
        return self.place

    def __str__(self) -> str:
        return self.rank.sign + self.suit.sign


class _Joker(Card):
    """The class of `JOKER`."""

    __slots__ = ()

    def __init__(self) -> None:
        object.__setattr__(self, "place", 52)

    @property
    def rank(self) -> Rank:
        """Nothing that a joker has. Raises TypeError, so that no rule takes it for some card by mistake."""
        raise TypeError("a joker has no rank")

    @property
    def suit(self) -> Suit:
        """Nothing that a joker has. Raises TypeError."""
        raise TypeError("a joker has no suit")

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return self.place

    def __repr__(self) -> str:
        return "Card(joker)"

    def __str__(self) -> str:
        return "JK"

    def __reduce__(self) -> str:
        return "JOKER"  # the one object, in every process


JOKER: Card = _Joker()
"""Every joker, last in hand order. It has neither rank nor suit: ask `card == JOKER` first."""

RANKS = tuple(Rank)
SUITS = tuple(Suit)
CARDS = tuple(Card(rank, suit) for rank in RANKS for suit in SUITS)  # one pack, in hand order


def deck_of(cards: Iterable[Card] = CARDS, *, packs: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """Return these `cards` of each of `packs` packs, and the jokers, in hand order: what a dealer shuffles."""
    return (*sorted([*cards] * packs, key=lambda card: card.place), *[JOKER] * jokers)


_SUIT_SIGNS = ("\N{BLACK SPADE SUIT}", "\N{BLACK HEART SUIT}", "\N{BLACK DIAMOND SUIT}", "\N{BLACK CLUB SUIT}")
_RANK_TEXTS = {text: rank for rank in RANKS for text in (rank.value, rank.value.lower())} | {"10": Rank.TEN}
_SUIT_TEXTS = {
    text: suit
    for suit, sign in zip(SUITS, _SUIT_SIGNS, strict=True)
    for text in (suit.value, suit.value.lower(), sign, sign + "\N{VARIATION SELECTOR-16}")
}
_CARD_TEXTS = {
    rank_text + suit_text: CARDS[4 * rank.place + suit.place]
    for rank_text, rank in _RANK_TEXTS.items()
    for suit_text, suit in _SUIT_TEXTS.items()
} | dict.fromkeys(("JK", "jk", "Jk", "\N{BLACK STAR}", "*"), JOKER)


def parse_rank(text: str) -> Rank:
    """Return the rank written as `text`: one sign, or `10`, in either case. Raises NotACard."""
    rank = _RANK_TEXTS.get(text)
    if rank is None:
        raise NotACard
    return rank


def parse_suit(text: str) -> Suit:
    """Return the suit written as `text`: its letter in either case, or its sign. Raises NotACard."""
    suit = _SUIT_TEXTS.get(text)
    if suit is None:
        raise NotACard
    return suit


def parse_card(text: str) -> Card:
    """Return the card written as `text`: `KS`, `10h`, `Q♠`, `JK` (a joker). Raises NotACard."""
    card = _CARD_TEXTS.get(text)
    if card is None:
        raise NotACard
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards written in `text`, with spaces between them. Raises NotACard."""
    return tuple(map(parse_card, text.split()))


MOST_COPIES = 3  # of one card, except jokers: two bits count no more
_JOKERS = 2 * JOKER.place  # bits of all other cards in a hand; those above count jokers

_BELOW_JOKERS = (1 << _JOKERS) - 1

_ONES = int("01" * 52, 2)
_TWOS = _ONES << 1

# For each byte (the four suits of a rank): how many cards it counts, and the places of their suits in hand order.
BYTE_SIZES = tuple(sum(byte >> 2 * suit & 3 for suit in range(4)) for byte in range(256))
BYTE_SUITS = tuple(tuple(suit for suit in range(4) for _ in range(byte >> 2 * suit & 3)) for byte in range(256))

# For each byte: the same counts with a spare bit above each, so that one subtraction compares all four.
_SPREAD = tuple(sum((byte >> 2 * suit & 3) << 3 * suit for suit in range(4)) for byte in range(256))
_SPARE = 0o4444


def pack(cards: Iterable[Card]) -> int:
    """Return the integer that counts `cards`. Raises ValueError for more than three copies of a natural card."""
    bits = 0
    for card in cards:
        shift = 2 * card.place
        if bits >> shift & 3 == MOST_COPIES and shift != _JOKERS:
            raise ValueError("more copies of a card than a hand can count")
        bits += 1 << shift
    return bits


# For each rank and each byte of it: the cards that it counts, in hand order. Last, for their byte: the jokers.
_BYTE_CARDS = (
    *(tuple(tuple(CARDS[4 * rank.place + suit] for suit in suits) for suits in BYTE_SUITS) for rank in Rank),
    tuple((JOKER,) * jokers for jokers in range(256)),
)


def rank_cards(rank: int, byte: int) -> tuple[Card, ...]:
    """Return the cards that `byte` counts, of the rank at the place `rank`, in hand order."""
    return _BYTE_CARDS[rank][byte]


def unpack(bits: int) -> tuple[Card, ...]:
    """Return the cards that `bits` counts, in hand order."""
    cards: list[Card] = []
    for held, byte in zip(_BYTE_CARDS, bits.to_bytes(14, "little"), strict=True):
        if byte:
            cards += held[byte]
    return tuple(cards)


def size(bits: int) -> int:
    """Return how many cards `bits` counts."""
    return (bits & _ONES).bit_count() + 2 * (bits & _TWOS).bit_count() + (bits >> _JOKERS)


def byte_holds(byte: int, wanted: int) -> bool:
    """Return whether a rank's `byte` counts at least as many of each suit as `wanted`."""
    return ((_SPREAD[byte] | _SPARE) - _SPREAD[wanted]) & _SPARE == _SPARE


def common(bits: int, other: int) -> int:
    """Return the cards in both, copies counted."""
    # Where only one of them counts two or three, the other has the smaller count.
    more, less = bits & ~other & _TWOS, other & ~bits & _TWOS
    jokers = min(bits >> _JOKERS, other >> _JOKERS)
    return (bits & other | more >> 1 & other | less >> 1 & bits) & _BELOW_JOKERS | jokers << _JOKERS


class HandOrder(StrEnum):
    """A player's preferred order of a hand. Each game decides what that means for its cards."""

    DOWN = "down"  # ace first, two last, in the order of `Rank`
    UP = "up"  # the other way round
    VALUE = "value"  # costliest cards first


class Sorting(StrEnum):
    """The grouping of a hand, where a game lets players choose. `HandOrder` decides in which order."""

    SUIT = "suit"
    SETS = "sets"  # cards of a rank
    RUNS = "runs"  # cards of a suit in sequence


class Hand(Collection[Card]):
    """The cards that someone holds: an opaque multiset with at most three copies of each card, and any jokers.

    Iterating yields them in hand order (aces first, twos last; within a rank spades, hearts, diamonds,
    clubs; then jokers). The repr shows no card, so a hand may appear in any log line.
    """

    __slots__ = ("_bits",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        self._bits = pack(cards)

    @classmethod
    def of_bits(cls, bits: int) -> Self:
        """Return the hand that `bits` counts; the inverse of `bits`."""
        hand = cls.__new__(cls)
        hand._bits = bits
        return hand

    @property
    def bits(self) -> int:
        """The packed form, for the rules."""
        return self._bits

    def count(self, card: Card) -> int:
        """Return how many copies of `card` are held."""
        return self._bits >> _JOKERS if card is JOKER else self._bits >> 2 * card.place & 3

    def count_rank(self, rank: Rank) -> int:
        """Return how many cards of `rank` are held, of any suit."""
        return BYTE_SIZES[self._bits >> 8 * rank.place & 255]

    def has_all(self, cards: Iterable[Card]) -> bool:
        """Return whether all `cards` are held, as many copies of each."""
        return all(self.count(card) >= count for card, count in Counter(cards).items())

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and self.count(card) > 0

    def __iter__(self) -> Iterator[Card]:
        return iter(unpack(self._bits))

    def __len__(self) -> int:
        return size(self._bits)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self._bits == other._bits

    def __hash__(self) -> int:
        return hash(self._bits)

    def __repr__(self) -> str:
        return f"Hand({len(self)} cards)"
