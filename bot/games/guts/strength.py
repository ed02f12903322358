"""The share of hands of two cards that are better than one (G4.2)."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations

from bot.games.cards import CARDS, Hand
from bot.games.poker import worth


def share_above(hand: Hand) -> float:
    """Return the share of all hands that are stronger than this one."""
    return _shares()[worth(hand)]


@cache
def _shares() -> Mapping[int, float]:
    ways, above, shares = Counter(map(worth, combinations(CARDS, 2))), 0, {}
    for one in sorted(ways, reverse=True):
        shares[one] = above / ways.total()
        above += ways[one]
    return shares
