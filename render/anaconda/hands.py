"""What the cards of a hand of Anaconda make, high and low."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.options import AnacondaOptions
from bot.games.anaconda.views import AnacondaView, Half
from bot.games.cards import RANKS, Card
from bot.games.poker import FIVE, best, worth
from bot.text import Locale
from render.hands.named import ACE_IS_LOW, high_named, low_named
from render.hands.poker import Best, Way

WAYS = {Half.HIGH: Way.HIGH, Half.LOW: Way.LOW}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards from the highest rank down, as a poker hand lies."""
    return tuple(sorted(cards, key=lambda card: (RANKS.index(card.rank), card.suit.place)))


def laid_out(five: Sequence[Card], half: Half, options: AnacondaOptions) -> tuple[Card, ...]:
    """Return five cards as their worth is read: those of most of a rank first, and a low ace last."""
    counts, is_ace_low = Counter(card.rank for card in five), ranking(options, half) in ACE_IS_LOW
    ranks = [*RANKS[1:], RANKS[0]] if is_ace_low else RANKS
    return tuple(sorted(five, key=lambda card: (-counts[card.rank], ranks.index(card.rank), card.suit.place)))


def worth_of(cards: Iterable[Card], half: Half, options: AnacondaOptions) -> int:
    """Return what five cards are worth for a half: the greater number wins."""
    return worth(cards, ranking(options, half))


def five_named(
    cards: Sequence[Card], half: Half, options: AnacondaOptions, locale: Locale, *, is_spoken: bool = False
) -> str:
    """Return what five cards are, for a half, in a few words."""
    if half is Half.HIGH:
        return high_named(cards, locale)
    return low_named(cards, options.low.ranking, locale, is_spoken=is_spoken)


def best_of(view: AnacondaView, locale: Locale) -> tuple[Best, ...]:
    """Return the best five cards of the reader's hand, high and low; once one is declared that one alone."""
    board, seat = view.board, view.seat
    declared = board.declared[seat] if seat is not None and board.declared else None
    if len(view.hand) < FIVE:
        return ()
    found = []
    for half in Half if declared is None else (declared,):
        cards = best(view.hand, ranking(board.options, half))
        words, spoken = (five_named(cards, half, board.options, locale, is_spoken=said) for said in (False, True))
        found.append(Best(WAYS[half], cards, words, spoken))
    return tuple(found)
