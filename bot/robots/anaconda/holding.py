"""The worth of hands of Anaconda at a glance: how good seven cards are, and what four that are kept may become."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from operator import add, itemgetter
from random import Random
from typing import TypeVar

from bot.games.anaconda.board import DEALT, Half
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.moves import PASSED
from bot.games.anaconda.options import AnacondaOptions, LowRanking
from bot.games.cards import CARDS, RANKS, Card, Rank
from bot.games.poker import CODES, RANKED, SUITED, Ranking, worth

T = TypeVar("T")

SAMPLE = 1_000  # random hands of seven, among which others are placed; the first thought of a process makes them
LOW_CARDS = 8  # ranks that make a low hand, the best first

# What four kept cards promise for the high half, by how many are alike; a little for high ones.
QUADS, TRIPS, TWO_PAIR, PAIR = 1.0, 0.72, 0.6, 0.3
FLUSH, THREE_SUITED, STRAIGHT = 0.5, 0.16, 0.36
TALL = 0.08
LOW = (0.0, 0.02, 0.12, 0.38, 0.8)  # by how many of them make a low hand
SMOOTH = 0.25  # for lower ones

KEPT = DEALT - PASSED

PARTINGS = tuple(combinations(range(DEALT), PASSED))
"""Which three of seven cards may be passed on."""

_PAIRS = tuple(combinations(range(DEALT), 2))
_KEPT = [tuple(sorted({*range(DEALT)} - {*passed})) for passed in PARTINGS]
_FIRST_PAIRS = itemgetter(*[_PAIRS.index(four[:2]) for four in _KEPT])
_SECOND_PAIRS = itemgetter(*[_PAIRS.index(four[2:]) for four in _KEPT])
"""Which two and two of a hand's pairs are the four cards that are left by each of `PARTINGS`."""

TALLEST = len(RANKS) - 1

Fours = Mapping[int, tuple[float, float, float]]
"""What four cards are worth, by their ranks: if at most two are of a suit, if three are, and if all are."""


def place_of(worth: int, rule: Ranking) -> float:
    """Return the share of random hands of seven that are worth less than this."""
    return bisect_left(_worths(rule), worth) / SAMPLE


@cache
def _worths(rule: Ranking) -> list[int]:
    luck = Random(1)  # noqa: S311  the same hands in every process
    return sorted(worth(luck.sample(CARDS, DEALT), rule) for _ in range(SAMPLE))


def rules_of(options: AnacondaOptions) -> tuple[tuple[Half, Ranking], tuple[Half, Ranking]]:
    """Return the halves of the pot with their rules."""
    return (Half.HIGH, ranking(options, Half.HIGH)), (Half.LOW, ranking(options, Half.LOW))


def best_parting(hand: Sequence[Card], low: LowRanking) -> tuple[float, tuple[Card, ...]]:
    """Return what the best four cards of a hand promise, and the three others, which are passed on."""
    found, passed = parting(tuple([CODES[card.place] for card in hand]), low)
    return found, tuple([hand[at] for at in passed])


@lru_cache(64)  # the hands of one imagined deal, in which several choices are tried
def parting(codes: tuple[int, ...], low: LowRanking) -> tuple[float, tuple[int, ...]]:
    """Return the same of seven cards that are given as `CODES`: the promise, and the places of those to pass on."""
    found = each_four(codes, promises_of(low))
    most = max(found)
    return most, PARTINGS[found.index(most)]


def each_four(codes: Sequence[int], fours: Mapping[int, tuple[T, T, T]]) -> list[T]:
    """Return what this says of each four of seven cards: what is left by each of `PARTINGS`."""
    pairs = [one + other for one, other in combinations(codes, 2)]
    kept = map(add, _FIRST_PAIRS(pairs), _SECOND_PAIRS(pairs))
    if not (sum(codes) + _ONE_LESS) & _HIGH_BITS:  # no three of a suit, so no four have as many
        return [fours[four & RANKED][0] for four in kept]
    return [
        fours[four & RANKED][0 if not (four + _ONE_LESS) & _HIGH_BITS else 2 if (four + _ALL_ALIKE) & _HIGH_BITS else 1]
        for four in kept
    ]


@cache
def promises_of(low: LowRanking) -> Fours:
    """Return how good a hand four cards may become, for the half that suits it better."""
    return every_four(lambda places: _promises(places, low))


def every_four(worths: Callable[[Sequence[int]], tuple[float, float, float]]) -> Fours:
    """Return what these say of all 1,820 ways for four cards to have ranks, given by their places."""
    ranks = range(len(RANKS))
    return {
        sum(1 << 3 * rank for rank in four): worths([TALLEST - rank for rank in four])
        for four in combinations_with_replacement(ranks, KEPT)
    }


def _promises(places: Sequence[int], low: LowRanking) -> tuple[float, float, float]:
    """Return what four cards of these ranks promise if at most two are of a suit, if three are, and if all are."""
    made, tall, bottom = (
        _made(places),
        TALL * sum(TALLEST - place for place in places) / (4 * TALLEST),
        _low(places, low),
    )
    return (
        max(made + tall, bottom),
        max(made + THREE_SUITED + tall, bottom),
        max(max(made, FLUSH) + tall, bottom),
    )


def _made(places: Sequence[int]) -> float:
    match sorted(Counter(places).values(), reverse=True):
        case [4]:
            return QUADS
        case [3, *_]:
            return TRIPS
        case [2, 2]:
            return TWO_PAIR
        case [2, *_]:
            return PAIR
    return STRAIGHT if max(places) - min(places) < 5 else 0.0


def _low(places: Sequence[int], low: LowRanking) -> float:
    heights = {height_of(place, low) for place in places}
    good = sorted(height for height in heights if height < LOW_CARDS)
    smooth = sum(LOW_CARDS - height for height in good) / (LOW_CARDS * 4)
    return LOW[len(good)] + SMOOTH * smooth * (len(good) > 2)


def is_low(rank: Rank, low: LowRanking) -> bool:
    """Return whether a card of this rank makes a low hand."""
    return height_of(rank.place, low) < LOW_CARDS


def height_of(place: int, low: LowRanking) -> int:
    """Return the place of a rank among low ones, the best first."""
    if low is LowRanking.DEUCE_TO_SEVEN:
        return 12 - place
    return 0 if place == Rank.ACE.place else 13 - place


# Three of a suit, and four, carry into the highest bit of its five.
_ONE_LESS, _ALL_ALIKE, _HIGH_BITS = 13 * sum(SUITED), 12 * sum(SUITED), 16 * sum(SUITED)
