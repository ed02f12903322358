"""The cards that are passed, kept and held by default (A8.4)."""

from collections.abc import Iterable

from bot.games.anaconda.board import Half
from bot.games.anaconda.moves import PASSED, PassOn, Show
from bot.games.anaconda.options import AnacondaOptions
from bot.games.cards import Card
from bot.games.poker import Ranking, best


def ranking(options: AnacondaOptions, half: Half) -> Ranking:
    """Return the rule by which hands are compared for a half of the pot."""
    return Ranking.HIGH if half is Half.HIGH else options.low.ranking


def lowest(hand: Iterable[Card]) -> PassOn:
    """Return the pass of the three lowest cards: aces are high, and of equal ranks spades go first."""
    return PassOn(tuple(sorted(hand, key=_upwards)[:PASSED]))


def kept(hand: Iterable[Card], rule: Ranking) -> Show:
    """Return the best five cards by this rule; the lowest is held: aces are high, of equal ranks clubs come last."""
    *shown, held = best(hand, rule)
    return Show(tuple(shown), held)


def _upwards(card: Card) -> tuple[int, int]:
    return -card.rank.place, card.suit.place
