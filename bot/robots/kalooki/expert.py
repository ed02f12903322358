"""The best player of Kalooki: it calls whatever brings it nearer, and counts the cards that still can."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import Card
from bot.games.kalooki.board import MOST_CALLS
from bot.games.kalooki.contracts import CONTRACTS, RULES
from bot.games.kalooki.views import KalookiView
from bot.robots.kalooki.imagining import COSTS
from bot.robots.kalooki.regular import KalookiRegular
from bot.robots.protocol import Level
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.outs import widest


@dataclass(frozen=True, slots=True)
class KalookiExpert(KalookiRegular):
    """A robot that takes as the regular does, calls however far its contract is, and keeps most cards of use unseen."""

    level: Level = Level.EXPERT

    def calls(self, view: KalookiView, random: Random) -> bool:
        """Call what brings the contract nearer, unless it would be fined."""
        return view.seat is not None and view.board.table.calls[view.seat] < MOST_CALLS and self.takes(view, random)

    def discards(self, view: KalookiView, cards: list[Card], random: Random) -> Card:
        """Discard what leaves most cards that bring the contract nearer."""
        if view.wanted is None:
            return KalookiRegular.discards(self, view, cards, random)
        needs = Needs(CONTRACTS[view.board.contract], RULES)
        return widest(needs, view.hand, cards, unseen=view.unseen(), costs=COSTS)
