"""A beginner at Kalooki: collects what lies next to each other, and never calls."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card, Hand
from bot.games.kalooki.contracts import CONTRACTS
from bot.games.kalooki.scoring import cost
from bot.games.kalooki.views import KalookiView
from bot.games.melds import heights_of
from bot.robots.kalooki.robot import KalookiRobot
from bot.robots.protocol import Level

CARELESS = 0.15  # of the discards are any
NEAR = 3  # heights that a run of four spans
WANTED = 2  # neighbors from which a card is worth taking


@dataclass(frozen=True, slots=True)
class KalookiNovice(KalookiRobot):
    """A robot that sees pairs and neighbors, and keeps no count of what it needs."""

    level: Level = Level.NOVICE

    def takes(self, view: KalookiView, random: Random) -> bool:
        """Take jokers, and what has two neighbors."""
        top = view.board.table.top
        return top is not None and (top is JOKER or neighbors(view.hand, top, view.board.contract) >= WANTED)

    def calls(self, view: KalookiView, random: Random) -> bool:
        """Call nothing."""
        return False

    def rejects(self, view: KalookiView, random: Random) -> bool:
        """Take what somebody else wants only if it is wanted here, too."""
        return self.takes(view, random)

    def discards(self, view: KalookiView, cards: list[Card], random: Random) -> Card:
        """Discard what has the fewest neighbors; of several, what costs most."""
        if random.random() < CARELESS:
            return random.choice(cards)
        contract = view.board.contract
        return min(cards, key=lambda card: (neighbors(view.hand, card, contract), -cost(card), card.place))


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
