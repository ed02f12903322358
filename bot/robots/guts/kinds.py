"""The 91 kinds of hands of two cards, in Guts the weakest first: suits do not matter."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import comb

from bot.games.cards import RANKS, Card

RISING = "".join(rank.value for rank in reversed(RANKS))  # from the two to the ace
KINDS = (
    *(high + low for low, high in sorted(combinations(RISING, 2), key=lambda pair: [*map(RISING.index, pair[::-1])])),
    *(rank * 2 for rank in RISING),
)
"""Two ranks each, as in "K7": those that differ by the higher, then by the lower; then pairs."""


def kind_of(cards: Iterable[Card]) -> int:
    """Return the place of a hand among the kinds."""
    low, high = sorted([len(RISING) - 1 - card.rank.place for card in cards])
    return len(KINDS) - len(RISING) + high if low == high else comb(high, 2) + low


@cache
def likely() -> Sequence[float]:
    """Return how likely a hand is of each kind."""
    return _shares([4] * len(RISING))


@cache
def likely_beside() -> Sequence[Sequence[float]]:
    """Return the same of another hand, by the kind of one's own: its two cards lie nowhere else."""
    found = []
    for kind in KINDS:
        left = [4] * len(RISING)
        for rank in kind:
            left[RISING.index(rank)] -= 1
        found.append(_shares(left))
    return tuple(found)


def _shares(left: Sequence[int]) -> Sequence[float]:
    """Return how likely each kind is if so many cards of each rank are left."""
    ways = []
    for kind in KINDS:
        high, low = map(RISING.index, kind)
        ways.append(comb(left[high], 2) if high == low else left[high] * left[low])
    return tuple(way / sum(ways) for way in ways)
