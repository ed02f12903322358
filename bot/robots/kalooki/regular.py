"""A sound player of Kalooki: counts how many cards the contract lacks, and keeps what brings it nearer."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card, Hand
from bot.games.entries import less, more
from bot.games.kalooki.board import MOST_CALLS
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.scoring import cost
from bot.games.kalooki.views import KalookiView
from bot.games.rummy.nearing import missing
from bot.robots.kalooki.robot import KalookiRobot
from bot.robots.protocol import Level
from bot.robots.rummies.looking import neighbors, unwanted

NEIGHBOR = 6  # points that a card is worth for each neighbor, until someone has laid
LATE = 3  # the same then
CALLED = 2  # cards that the contract may lack after a call: further away it is not worth the penalty card


@dataclass(frozen=True, slots=True)
class KalookiRegular(KalookiRobot):
    """A robot that takes and calls what the contract lacks, and discards what costs most of the rest."""

    level: Level = Level.REGULAR

    def takes(self, view: KalookiView, random: Random) -> bool:
        """Take a joker, and what brings the contract nearer."""
        top = view.board.table.top
        return top is not None and (top is JOKER or _after(view, top) < _lacks(view.hand, view))

    def calls(self, view: KalookiView, random: Random) -> bool:
        """Call what brings the contract within reach, unless it would be fined."""
        table, top = view.board.table, view.board.table.top
        if view.seat is None or top is None or table.calls[view.seat] >= MOST_CALLS:
            return False
        after = _after(view, top)
        return after <= CALLED and after < _lacks(view.hand, view)

    def rejects(self, view: KalookiView, random: Random) -> bool:
        """Take it rather than give it away, if it is of use here too."""
        return self.takes(view, random)

    def discards(self, view: KalookiView, cards: list[Card], random: Random) -> Card:
        """Discard what the contract does not want; of that, what costs most and has the fewest neighbors."""
        if view.wanted is None:
            return max(cards, key=lambda card: (cost(card), -card.place))
        free = unwanted(view.hand, view.slots(), cards)
        if not free:
            return min(cards, key=lambda card: (_lacks(less(view.hand, card), view), -cost(card), card.place))
        each = LATE if any(view.board.table.has_laid) else NEIGHBOR
        wanted = CONTRACTS[view.board.contract]
        return min(free, key=lambda card: (each * neighbors(view.hand, card, wanted) - cost(card), card.place))


def _lacks(hand: Hand, view: KalookiView) -> int:
    return missing(hand, CONTRACTS[view.board.contract], RULES)


def _after(view: KalookiView, card: Card) -> int:
    return _lacks(more(view.hand, card), view)
