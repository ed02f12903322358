"""The worth of hands of Anaconda at a glance: how good seven cards are, and what four that are kept may become."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from random import Random

from bot.games.anaconda.board import DEALT, Half
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.moves import PASSED
from bot.games.anaconda.options import AnacondaOptions, LowRanking
from bot.games.cards import CARDS, Card, Rank
from bot.games.poker import Ranking, worth

SAMPLE = 1_000  # random hands of seven, among which others are placed; the first thought of a process makes them
LOW_CARDS = 8  # ranks that make a low hand, the best first

# What four kept cards promise for the high half, by how many are alike; a little for high ones.
QUADS, TRIPS, TWO_PAIR, PAIR = 1.0, 0.72, 0.6, 0.3
FLUSH, THREE_SUITED, STRAIGHT = 0.5, 0.16, 0.36
TALL = 0.08
LOW = (0.0, 0.02, 0.12, 0.38, 0.8)  # by how many of them make a low hand
SMOOTH = 0.25  # for lower ones


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
    partings = [
        (promise([card for card in hand if card not in passed], low), passed) for passed in combinations(hand, PASSED)
    ]
    return max(partings, key=lambda each: each[0])


def promise(four: Sequence[Card], low: LowRanking) -> float:
    """Return how good a hand may become of these four, for the half that suits it better."""
    return max(_high(four), _low(four, low))


def _high(four: Sequence[Card]) -> float:
    ranks, suits = Counter(card.rank for card in four), Counter(card.suit for card in four)
    match sorted(ranks.values(), reverse=True):
        case [4]:
            made = QUADS
        case [3, *_]:
            made = TRIPS
        case [2, 2]:
            made = TWO_PAIR
        case [2, *_]:
            made = PAIR
        case _:
            made = STRAIGHT if _spread(four) < 5 else 0.0
    suited = max(suits.values())
    made = max(made, FLUSH) if suited == 4 else made + THREE_SUITED * (suited == 3)
    return made + TALL * sum(12 - card.rank.place for card in four) / 48


def _spread(four: Sequence[Card]) -> int:
    places = [card.rank.place for card in four]
    return max(places) - min(places)


def _low(four: Sequence[Card], low: LowRanking) -> float:
    heights = {_height(card.rank, low) for card in four}
    good = sorted(height for height in heights if height < LOW_CARDS)
    smooth = sum(LOW_CARDS - height for height in good) / (LOW_CARDS * 4)
    return LOW[len(good)] + SMOOTH * smooth * (len(good) > 2)


def _height(rank: Rank, low: LowRanking) -> int:
    """Return the place of a rank among low ones, the best first."""
    if low is LowRanking.DEUCE_TO_SEVEN:
        return 12 - rank.place
    return 0 if rank is Rank.ACE else 13 - rank.place
