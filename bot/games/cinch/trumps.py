"""Trumps in Cinch: fourteen of them, since the other five of the color, the left pedro, is one in every respect."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from bot.games.cards import CARDS, SUITS, Card, Hand, Rank, Suit, pack
from bot.games.tricks import Trick

SAME_COLOR: Mapping[Suit, Suit] = MappingProxyType(
    {
        Suit.SPADES: Suit.CLUBS,
        Suit.CLUBS: Suit.SPADES,
        Suit.HEARTS: Suit.DIAMONDS,
        Suit.DIAMONDS: Suit.HEARTS,
    }
)
"""For each suit the other one of its color (C1.3)."""


def right_pedro(trump: Suit) -> Card:
    """Return the five of trumps."""
    return CARDS[4 * Rank.FIVE.place + trump.place]


def left_pedro(trump: Suit) -> Card:
    """Return the other five of that color."""
    return CARDS[4 * Rank.FIVE.place + SAME_COLOR[trump].place]


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Return whether a card is a trump; none is before they are named."""
    return trump is not None and _POWERS[trump][card.place] > 0


def suit_of(card: Card, trump: Suit | None) -> Suit:
    """Return the suit that a card belongs to: the left pedro to trumps, and not to the suit printed on it."""
    return trump if trump is not None and is_trump(card, trump) else card.suit


def power(card: Card, trump: Suit | None) -> int:
    """Return the rank of a trump, from 14 (ace) to 1 (two), the left pedro between the right one and the four.

    Other cards have none.
    """
    return 0 if trump is None else _POWERS[trump][card.place]


def trumps_of(trump: Suit) -> tuple[Card, ...]:
    """Return all fourteen, the highest first."""
    return _TRUMPS[trump]


def scoring(trump: Suit) -> Hand:
    """Return the points of cards in a trick: jack, ten and both pedros (C6)."""
    return _SCORING[trump]


def suited(cards: Hand, suit: Suit, trump: Suit | None) -> Hand:
    """Return the cards that belong to a suit."""
    return Hand.of_bits(cards.bits & _BITS[trump, suit])


def beats(card: Card, best: Card, trump: Suit | None) -> bool:
    """Return whether a card that is played later takes the trick from the one that wins it until then (C5.4)."""
    high, low = power(card, trump), power(best, trump)
    if high or low:
        return high > low
    return card.suit is best.suit and card.place < best.place


def best_of(trick: Trick, trump: Suit | None) -> int | None:
    """Return the place of the card currently winning a trick; None before the first."""
    if not trick.cards:
        return None
    best = 0
    for at, card in enumerate(trick.cards):
        if beats(card, trick.cards[best], trump):
            best = at
    return best


def in_order(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return trumps first, from the top, the left pedro among them; then the other suits in hand order."""
    return tuple(sorted(cards, key=lambda card: (-power(card, trump), card.suit.place, card.place)))


_TRUMPS = {
    trump: tuple(
        sorted(
            [card for card in CARDS if card.suit is trump or card == left_pedro(trump)],
            key=lambda card: (card.rank.place, card.suit is not trump),
        )
    )
    for trump in SUITS
}
_POWERS = {
    trump: tuple(14 - _TRUMPS[trump].index(card) if card in _TRUMPS[trump] else 0 for card in CARDS) for trump in SUITS
}
_SCORING = {
    trump: Hand(card for card in cards if card.rank in (Rank.JACK, Rank.TEN, Rank.FIVE))
    for trump, cards in _TRUMPS.items()
}
_BITS = {
    (trump, suit): pack(card for card in CARDS if suit_of(card, trump) is suit)
    for trump in (None, *SUITS)
    for suit in SUITS
}
