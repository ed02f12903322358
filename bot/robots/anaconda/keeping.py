"""What four kept cards of Anaconda are worth to the expert: chips that they gain, as playouts of passes found.

It was fitted to both passes of some 500 deals with three to five players: of each pass nine ways to part the hand were
played out in 40 deals. Only the differences between four and four of the same hand mean something.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.games.anaconda.moves import PASSED
from bot.games.anaconda.options import LowRanking
from bot.games.cards import RANKS, Card
from bot.robots.anaconda.holding import LOW_CARDS, height_of

BET = 2  # chips, in those deals
TALLEST = len(RANKS) - 1


@dataclass(frozen=True, slots=True)
class Worths:
    """Chips that four cards gain before a pass."""

    alike: tuple[float, ...]  # a pair, two pair, three and four of a kind
    tall: tuple[float, ...]  # likewise more for aces, and less for lower ones
    suited: tuple[float, float]  # three or four of a suit
    straight: float
    low: tuple[float, ...]  # by how many different ranks make a low hand: they win the high half less
    smooth: float  # four that make the best one, the five left out; less for others
    ace: float  # among two low ones or more


FIRST = Worths((-1.0, -1.6, 0.4, 7.2), (2.8, 3.9, 8.0, 0.0), (0.6, 1.1), -0.3, (0.0, -2.2, -4.5, -6.1, -7.8), 6.6, 0.1)
LAST = Worths((0.6, 1.4, 3.5, 12.5), (0.5, 1.8, 3.2, 0.0), (0.6, 2.6), 0.6, (0.0, -1.9, -3.2, -3.4, -3.6), 7.8, 0.4)


def ways(hand: Sequence[Card], low: LowRanking, *, is_last: bool) -> list[tuple[float, tuple[Card, ...]]]:
    """Return all ways to pass three cards on, with what the others are worth: the best first."""
    found = [(kept(hand, passed, low, is_last=is_last), passed) for passed in combinations(hand, PASSED)]
    return sorted(found, key=lambda each: -each[0])


def kept(hand: Sequence[Card], passed: Sequence[Card], low: LowRanking, *, is_last: bool) -> float:
    """Return what the cards of a hand are worth that are not passed on."""
    return _worth([card for card in hand if card not in passed], low, LAST if is_last else FIRST)


def _worth(four: Sequence[Card], low: LowRanking, worths: Worths) -> float:
    ranks = Counter(card.rank.place for card in four)
    suits = max(Counter(card.suit for card in four).values())
    found = worths.suited[suits - 3] if suits > 2 else 0.0
    match sorted(ranks.values(), reverse=True):
        case [1, *_]:
            if max(ranks) - min(ranks) < 5:
                found += worths.straight
        case counts:
            made = (2, 2), (3, 1), (4,)
            at = made.index(tuple(counts)) + 1 if tuple(counts) in made else 0
            lowest = max(place for place, count in ranks.items() if count > 1)
            found += worths.alike[at] + worths.tall[at] * (TALLEST - lowest) / TALLEST
    lows = [height for place in ranks if (height := height_of(place, low)) < LOW_CARDS]
    found += worths.low[len(lows)] + worths.ace * (len(lows) > 1 and not min(lows))
    if len(lows) == len(four):
        found += worths.smooth * (LOW_CARDS - 1 - max(lows)) / 4
    return found
