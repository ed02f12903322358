"""What a player of Kalooki sees in a hand at a glance."""

from bot.games.cards import JOKER, Card, Hand
from bot.games.kalooki.contracts import CONTRACTS
from bot.games.melds import heights_of

NEAR = 3  # heights that a run of four spans


def neighbors(hand: Hand, card: Card, contract: int) -> int:
    """Return how many other cards of a hand may lie with a card in a meld that the contract wants."""
    wanted, found = CONTRACTS[contract], 0
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


def _is_near(heights: tuple[int, ...], other: Card) -> bool:
    return any(abs(height - own) <= NEAR for height in heights_of(other.rank) for own in heights)
