"""Playing cards: ranks, suits, cards and hands, with the text forms a record uses."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum


class NotACard(ValueError):  # noqa: N818
    """A text that names no card. The text of the error never holds the words typed."""


class Suit(Enum):
    """One of the four suits, in the order hands are shown: spades, hearts, diamonds, clubs."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    def __str__(self) -> str:
        return self.value


class Rank(Enum):
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

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card. The two copies of a card in two packs are alike."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"


def parse_rank(text: str) -> Rank:
    """The rank written as `text`: one sign, or `10`; case is free. Raises NotACard."""
    sign = {"10": "T"}.get(text, text).upper()
    for rank in Rank:
        if rank.value == sign:
            return rank
    raise NotACard


def parse_card(text: str) -> Card:
    """The card written as `text`: `KS`, `10h`, `Q♠`. Raises NotACard."""
    plain = text.removesuffix("\N{VARIATION SELECTOR-16}")
    sign = {"\N{BLACK SPADE SUIT}": "S", "\N{BLACK HEART SUIT}": "H", "\N{BLACK DIAMOND SUIT}": "D", "\N{BLACK CLUB SUIT}": "C"}.get(plain[-1:], plain[-1:]).upper()
    for suit in Suit:
        if suit.value == sign:
            return Card(parse_rank(plain[:-1]), suit)
    raise NotACard


class Hand:
    """Cards held, in no order of their own: an opaque multiset. Iterating yields them in hand order (ace first, twos last)."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        ranks, suits = list(Rank), list(Suit)
        self._cards = tuple(sorted(cards, key=lambda card: (ranks.index(card.rank), suits.index(card.suit))))

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hand) and self._cards == other._cards

    def __hash__(self) -> int:
        return hash(self._cards)

    def __repr__(self) -> str:
        return f"Hand({len(self)} cards)"
