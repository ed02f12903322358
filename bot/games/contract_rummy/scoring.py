"""The cost of cards left in hand, and a deal that is counted (CR1.2, CR5.3)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import CARDS, JOKER, Card, Rank
from bot.games.rummy.views import ContractScore

ACE_OR_JOKER = 15  # points each
TEN_TO_KING = 10  # points each


class Ended(StrEnum):
    """A way in which a deal ended."""

    OUT = "out"  # a player had no card left
    BLOCKED = "blocked"  # the stock was used up (CR2.6)
    LEFT = "left"  # leaving ended the game while it was on (CR5.5)


@dataclass(frozen=True, slots=True)
class DealScore(ContractScore):
    """A finished deal. Tuples have one entry for each seat."""

    ended: Ended
    bought: tuple[int, ...]  # cards
    jokers: tuple[int, ...]  # taken from melds


def _cost(card: Card) -> int:
    if card is JOKER or card.rank is Rank.ACE:
        return ACE_OR_JOKER
    return min(TEN_TO_KING, 14 - card.rank.place)


_COSTS = (*map(_cost, CARDS), _cost(JOKER))  # by place


def cost(card: Card) -> int:
    """Return the points of a card left in hand (CR1.2)."""
    return _COSTS[card.place]


def costs(cards: Iterable[Card]) -> int:
    """Return the points of cards left in hand."""
    return sum([_COSTS[card.place] for card in cards])


def dearest(cards: int, deck: Iterable[Card]) -> int:
    """Return the points of the costliest hand of that many cards of a deck."""
    return sum(sorted(map(cost, deck), reverse=True)[:cards])
