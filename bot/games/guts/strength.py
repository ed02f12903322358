"""Which of two hands of two cards is better (G4.2)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.games.cards import RANKS, Card, Hand, Rank


class Strength(NamedTuple):
    """What a hand is worth: the greater one wins, equal ones tie."""

    is_pair: bool
    high: int  # ace 12, two 0
    low: int


def strength(hand: Iterable[Card]) -> Strength:
    """How strong two cards are. Suits mean nothing."""
    low, high = sorted(_height(card.rank) for card in hand)
    return Strength(low == high, high, low)


def share_above(hand: Hand) -> float:
    """The share of all hands that are stronger than this one."""
    return _ABOVE[strength(hand)]


def _height(rank: Rank) -> int:
    return len(RANKS) - 1 - rank.place


def _shares() -> Mapping[Strength, float]:
    ways = {Strength(low == high, high, low): 6 if low == high else 16 for high in range(13) for low in range(high + 1)}
    above, shares = 0, {}
    for one in sorted(ways, reverse=True):
        shares[one] = above / sum(ways.values())
        above += ways[one]
    return shares


_ABOVE = _shares()
