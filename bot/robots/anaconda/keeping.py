"""What four kept cards of Anaconda are worth: chips that they gain, where some of the others may be beginners.

Most of it is near an equilibrium of passes. Both passes of some 500 deals with three to five players, who passed by it,
were played out in 60 deals each, with every way to part the hand, and it was fitted to them. That was done nine times,
until a fit to new deals gained nothing. Among beginners that alone gains far less than what the regular keeps, so that
what four cards promise counts, too. Only the differences between four and four of the same hand mean something.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.games.anaconda.options import LowRanking
from bot.games.cards import Card
from bot.games.poker import CODES
from bot.robots.anaconda.holding import (
    KEPT,
    LOW_CARDS,
    PARTINGS,
    TALLEST,
    Fours,
    each_four,
    every_four,
    height_of,
    promises_of,
)

_Both = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Worths:
    """Chips that four cards gain before a pass, at a bet of two."""

    alike: tuple[float, ...]  # a pair, two pair, three and four of a kind
    tall: tuple[float, ...]  # likewise more for aces, and less for lower ones
    suited: tuple[float, float]  # three or four of a suit
    straight: float
    low: tuple[float, ...]  # by how many different ranks make a low hand: they win the high half less
    smooth: float  # four that make the best one, the five left out; less for others
    ace: float  # among two low ones or more
    high: float  # four aces, less for lower ones: nothing else may tell them apart


FIRST = Worths(
    (-0.3, 0.8, 2.3, 10.7), (2.6, 4.2, 7.6, 5.6), (0.1, 0.1), -0.3, (0.6, -0.2, -0.4, -0.2, 0.2), 3.6, 1.1, 1.7
)
LAST = Worths(
    (0.5, 2.6, 3.1, 18.5), (0.9, 3.7, 6.5, 3.1), (0.3, 2.0), 0.0, (1.6, 0.4, -0.5, -0.4, -1.2), 6.3, 0.7, -0.9
)

PROMISED = 10.0  # chips for what four cards promise


def ways(hand: Sequence[Card], low: LowRanking, *, is_last: bool) -> list[tuple[Card, ...]]:
    """Return all ways to pass three cards of a hand on: the best first."""
    worths = each_four([CODES[card.place] for card in hand], _worths_of(low, is_last))
    found = sorted(zip(worths, PARTINGS, strict=True), key=lambda each: -each[0])
    return [tuple([hand[at] for at in passed]) for _, passed in found]


@lru_cache(64)  # the hands of one imagined deal, in which several choices are tried
def parting(codes: tuple[int, ...], low: LowRanking, is_last: bool) -> tuple[float, tuple[int, ...]]:
    """Return what the best four of seven cards promise, and the places of the three to pass on."""
    promises, worths = zip(*each_four(codes, _both_of(low, is_last)), strict=True)
    return max(promises), PARTINGS[worths.index(max(worths))]


@cache
def _both_of(low: LowRanking, is_last: bool) -> Mapping[int, tuple[_Both, _Both, _Both]]:
    """Return what four cards promise, and what they are worth, by their ranks, as `Fours`."""
    worths = _worths_of(low, is_last)

    def both(ranks: int, promises: tuple[float, float, float], suits: int) -> _Both:
        return promises[suits], worths[ranks][suits]

    found = promises_of(low).items()
    return {ranks: (both(ranks, each, 0), both(ranks, each, 1), both(ranks, each, 2)) for ranks, each in found}


@cache
def _worths_of(low: LowRanking, is_last: bool) -> Fours:
    found = every_four(lambda places: _worths(places, low, LAST if is_last else FIRST))
    promised = promises_of(low)

    def worth(ranks: int, suits: int) -> float:
        return found[ranks][suits] + PROMISED * promised[ranks][suits]

    return {ranks: (worth(ranks, 0), worth(ranks, 1), worth(ranks, 2)) for ranks in found}


def _worths(places: Sequence[int], low: LowRanking, worths: Worths) -> tuple[float, float, float]:
    """Return what four cards of these ranks are worth if at most two are of a suit, if three are, and if all are."""
    ranks, found = Counter(places), 0.0
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
    if len(lows) == KEPT:
        found += worths.smooth * (LOW_CARDS - 1 - max(lows)) / 4
    found += worths.high * sum(TALLEST - place for place in places) / (KEPT * TALLEST)
    three, four = worths.suited
    return found, found + three, found + four
