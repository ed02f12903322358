"""Hands and entries by seat with one thing changed, as positions change them."""

from collections.abc import Iterable
from typing import TypeVar

from bot.games.cards import Card, Hand, pack
from bot.games.protocol import Seat

_T = TypeVar("_T")


def put(entries: tuple[_T, ...], seat: Seat, value: _T) -> tuple[_T, ...]:
    """Return the entries by seat with another one for this seat."""
    return (*entries[:seat], value, *entries[seat + 1 :])


def more(hand: Hand, card: Card) -> Hand:
    """Return the hand with one card more."""
    return Hand.of_bits(hand.bits + (1 << 2 * card.place))


def joined(hand: Hand, cards: Iterable[Card]) -> Hand:
    """Return the hand with these cards too."""
    return Hand.of_bits(hand.bits + pack(cards))


def less(hand: Hand, card: Card) -> Hand:
    """Return the hand without one of its cards."""
    return Hand.of_bits(hand.bits - (1 << 2 * card.place))


def grown(turns: tuple[int, ...], *seats: Seat | None) -> tuple[int, ...]:
    """Return the numbers of turns after the choices of these seats have changed."""
    return tuple([turn + (seat in seats) for seat, turn in enumerate(turns)])
