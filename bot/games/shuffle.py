"""The published shuffle: every deck and every renewed stock follows from a secret seed and the words of a cut.

A stream of numbers comes from HMAC-SHA-256 with the seed as key; the message names the game, the kind of cards and the
words of the cut, then counts 32-byte blocks from 0. Each block is read as eight big-endian 32-bit words. A word becomes
a number below n by remainder, after words that would favor small remainders are skipped. FAIR_DEAL.md describes all
this, so that anyone can check a deal. Any change here would deal other cards to running games.
"""

import hashlib
import hmac
from collections.abc import Iterator
from typing import TypeVar

from bot.games.cards import Card
from bot.games.protocol import Chance, Seat

SEED_BYTES = 32
WORDS = 1 << 32  # how many values a word of the stream can have

T = TypeVar("T")


def commitment(seed: bytes) -> str:
    """Return the commitment to a seed, published before anyone plays: its SHA-256, as 64 lowercase hex digits."""
    return hashlib.sha256(seed).hexdigest()


def table_seed(seed: bytes, *, number: int, table: int) -> bytes:
    """Return the seed of a table of a tournament, which follows from that of the tournament; both count from 1.

    `number`: of the round.
    """
    return hmac.digest(seed, f"{number}/{table}".encode(), hashlib.sha256)


def first_dealer(seed: bytes, *, game: str, seats: int) -> Seat:
    """Return the seat that deals first, drawn by lot (Rules 2)."""
    return Seat(_below(seats, _words(seed, f"{game}/first dealer/")))


def seat_order(seed: bytes, *, game: str, seats: int, cut: str) -> tuple[int, ...]:
    """Return who gets which seat, as numbers from 0 in the order of sitting down: an unbiased shuffle of them.

    `cut` is made of the presses by which they agreed, so that neither they nor the bot can choose a seat.
    """
    words, order = _words(seed, f"{game}/seats/{seats}/{cut}/"), list(range(seats))
    _mix(order, words)
    return tuple(order)


def shuffle(seed: bytes, *, game: str, chance: Chance, cut: str = "") -> tuple[Card, ...]:
    """Return the owed cards in the order that follows from the seed: an unbiased Fisher-Yates shuffle.

    The same seed, game, chance and cut always give the same order; `cut` is the word of the player who cut this deal.
    """
    words = _words(seed, f"{game}/{chance.kind}/{chance.deal}/{chance.number}/{cut}/")
    cards = list(chance.cards)
    _mix(cards, words)
    return tuple(cards)


def _mix(things: list[T], words: Iterator[int]) -> None:
    """Shuffle in place, after Fisher and Yates."""
    for last in range(len(things) - 1, 0, -1):
        other = _below(last + 1, words)
        things[last], things[other] = things[other], things[last]


def _words(seed: bytes, message: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed, message.encode() + block.to_bytes(4), hashlib.sha256)
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4])
        block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    fair = WORDS - WORDS % bound
    return next(word for word in words if word < fair) % bound
