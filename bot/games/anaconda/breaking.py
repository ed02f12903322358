"""What a pass breaks up: a warning for players who wish for one (A12)."""

from collections import Counter
from collections.abc import Collection, Mapping

from bot.games.anaconda.board import Half
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.moves import OPEN
from bot.games.anaconda.options import AnacondaOptions
from bot.games.cards import RANKS, Card, Rank
from bot.games.poker import Ranking, best

EIGHT_OR_BETTER = frozenset(RANKS[RANKS.index(Rank.EIGHT) :])  # the ranks of a good low hand


def broken_up(
    hand: Collection[Card], passed: Collection[Card], options: AnacondaOptions
) -> Mapping[Half, tuple[Card, ...]]:
    """Return the best five cards for each half worth keeping, where passing these cards keeps none of them.

    Worth keeping are equal ranks for high, and an eight or better for low; of that four cards can stay.
    """
    high, low = (best(hand, ranking(options, half)) for half in (Half.HIGH, Half.LOW))
    found, stays = dict[Half, tuple[Card, ...]](), False
    if equal := _of_equal_ranks(high):
        found[Half.HIGH] = high
        stays = equal.isdisjoint(passed)
    if {card.rank for card in low} <= _good_ranks(options.low.ranking) and not _of_equal_ranks(low):
        found[Half.LOW] = low
        stays |= len({*low} - {*passed}) == OPEN
    return {} if stays else found


def _of_equal_ranks(five: Collection[Card]) -> frozenset[Card]:
    """Return the cards that have a rank in common; of a full house the three alone, since a pass leaves four."""
    counts = Counter(card.rank for card in five)
    least = 2 if sum(count for count in counts.values() if count > 1) <= OPEN else 3
    return frozenset(card for card in five if counts[card.rank] >= least)


def _good_ranks(rule: Ranking) -> frozenset[Rank]:
    return EIGHT_OR_BETTER if rule is Ranking.DEUCE_TO_SEVEN else EIGHT_OR_BETTER | {Rank.ACE}
