"""A first look at a hand in a rummy with contracts."""

from collections.abc import Sequence

from bot.games.cards import JOKER, Card, Hand
from bot.games.rummy.melds import Wanted, heights_of
from bot.games.rummy.nearing import Slot

NEAR = 3  # heights that a run of four spans


def neighbors(hand: Hand, card: Card, wanted: Wanted) -> int:
    """Return how many other cards of a hand may lie with a card in a meld that is wanted."""
    found = 0
    if wanted.sets:
        found += hand.count_rank(card.rank) - (card in hand)
    if wanted.runs:
        heights = heights_of(card.rank)
        found += len(
            {
                other
                for other in hand
                if other is not JOKER and other.suit is card.suit and other != card and _is_near(heights, other)
            }
        )
    return found


def unwanted(hand: Hand, slots: Sequence[Slot], cards: Sequence[Card]) -> list[Card]:
    """Return those of these cards of a hand that are in no meld which it comes closest to."""
    kept = Hand(card for slot in slots for card in slot.cards)
    return [card for card in cards if hand.count(card) > kept.count(card)]


def _is_near(heights: tuple[int, ...], other: Card) -> bool:
    return any(abs(height - own) <= NEAR for height in heights_of(other.rank) for own in heights)
