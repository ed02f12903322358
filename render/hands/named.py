"""The names of five cards of poker: "flush, king high", or for a low hand its ranks, "9-7-4-3-A"."""

from collections import Counter
from collections.abc import Sequence

from bot.games.cards import RANKS, Card, Rank
from bot.games.poker import Category, Ranking, category, worth
from bot.text import Locale
from render.words import rank_sign, say

ACE_IS_LOW = frozenset((Ranking.ACE_TO_FIVE, Ranking.ACE_TO_SIX))


def high_named(cards: Sequence[Card], locale: Locale) -> str:
    """Return what five cards are when the highest hand wins, in a few words."""
    return _named(cards, Ranking.HIGH, locale)


def low_named(cards: Sequence[Card], ranking: Ranking, locale: Locale, *, is_spoken: bool = False) -> str:
    """Return what five cards are when the lowest wins: their ranks from the worst on, or the pair that spoils them.

    `is_spoken`: the ranks as words, for the ear.
    """
    if category(worth(cards, ranking)) is not Category.HIGH_CARD:
        return _named(cards, ranking, locale)
    ranks = _in_order(cards, ranking)
    if is_spoken:
        return ", ".join(say(locale, f"pictures-rank-{rank}") for rank in ranks)
    return "-".join(map(rank_sign, ranks))


def _named(cards: Sequence[Card], ranking: Ranking, locale: Locale) -> str:
    found = category(worth(cards, ranking))
    first, second = _in_order(cards, ranking)[:2]
    match found:
        case Category.STRAIGHT_FLUSH | Category.STRAIGHT if first is Rank.ACE and second is Rank.FIVE:
            first = Rank.FIVE  # the ace is its lowest card
        case Category.STRAIGHT_FLUSH if first is Rank.ACE:
            return say(locale, "pictures-poker-royal-flush")
    if found in {Category.HIGH_CARD, Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH}:
        return say(locale, f"pictures-poker-{found}", rank=say(locale, f"pictures-rank-{first}"))
    pairs = _in_order(cards, Ranking.HIGH)[:2]  # "aces and twos", however low the ace is
    one, other = (say(locale, f"pictures-ranks-{rank}") for rank in pairs)
    if found in {Category.TWO_PAIR, Category.FULL_HOUSE}:
        return say(locale, f"pictures-poker-{found}", rank=one, lower=other)
    return say(locale, f"pictures-poker-{found}", rank=one)


def _in_order(cards: Sequence[Card], ranking: Ranking) -> list[Rank]:
    """Return the ranks of the cards, each once: those of most cards first, and of as many the highest."""
    counts = Counter(card.rank for card in cards)
    order = [*RANKS[1:], Rank.ACE] if ranking in ACE_IS_LOW else [*RANKS]
    return sorted(counts, key=lambda rank: (-counts[rank], order.index(rank)))
