"""The cost of cards left in hand, and a deal that is counted (K1.2, K6)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import CARDS, Card, Hand, Rank, Suit
from bot.games.rummy.views import ContractScore

JOKER_POINTS = 50
BLACK_ACE, RED_ACE = 15, 1  # points
TEN_TO_KING = 10  # points each
FINE = 50  # points for each call too many (K2.7)
BEND = 2  # times as many points, if the player who goes out bends the table (K6.2)


class Ended(StrEnum):
    """A way in which a deal ended."""

    OUT = "out"  # a player had no card left
    VOID = "void"  # it was thrown out (K6.3)
    LEFT = "left"  # leaving ended the game while it was on (K6.5)


@dataclass(frozen=True, slots=True)
class DealScore(ContractScore):
    """A finished deal. Tuples have one entry for each seat."""

    ended: Ended
    bent: bool
    fines: tuple[int, ...]  # points, part of the scores


def _cost(card: Card) -> int:
    if card.rank is Rank.ACE:
        return BLACK_ACE if card.suit in (Suit.SPADES, Suit.CLUBS) else RED_ACE
    return min(TEN_TO_KING, 14 - card.rank.place)


_COSTS = (*map(_cost, CARDS), JOKER_POINTS)  # by place


def cost(card: Card) -> int:
    """Return the points of a card left in hand (K1.2)."""
    return _COSTS[card.place]


def costs(cards: Iterable[Card]) -> int:
    """Return the points of cards left in hand."""
    return sum([_COSTS[card.place] for card in cards])


def dearest(cards: int) -> int:
    """Return the points of the costliest hand of that many cards, of two packs and four jokers."""
    return sum(sorted([*_COSTS[:-1] * 2, *[JOKER_POINTS] * 4], reverse=True)[:cards])


def scores_of(hands: Sequence[Hand], fines: Sequence[int], *, bent: bool) -> tuple[int, ...]:
    """Return the points of a deal by seat: hands, doubled if the table was bent, and fines (K2.7, K6.1, K6.2)."""
    times = BEND if bent else 1
    return tuple([times * costs(hand) + fine for hand, fine in zip(hands, fines, strict=True)])
