"""The best player of Contract Rummy: it buys whatever brings it nearer, and counts the cards that still can."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card
from bot.games.contract_rummy.contracts import CONTRACTS, RULES
from bot.games.contract_rummy.views import ContractRummyView
from bot.robots.contract_rummy.imagining import COSTS
from bot.robots.contract_rummy.regular import ContractRummyRegular
from bot.robots.protocol import Level
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.outs import widest

FULL = 20  # cards in a hand from which on nothing is bought


@dataclass(frozen=True, slots=True)
class ContractRummyExpert(ContractRummyRegular):
    """A robot that takes as the regular does, buys also late in a deal, and keeps most cards of use unseen."""

    level: Level = Level.EXPERT

    def asks(self, view: ContractRummyView, random: Random) -> bool:
        """Buy what brings the contract nearer. In the seventh deal buy nothing: all that is bought must be laid."""
        is_free = view.wanted is not None and not view.is_whole and len(view.hand) < FULL
        return is_free and self.takes(view, random)

    def discards(self, view: ContractRummyView, cards: list[Card], random: Random) -> Card:
        """Discard what leaves most cards that bring the contract nearer; a joker only if it must."""
        naturals = [card for card in cards if card is not JOKER]
        if view.wanted is None or not naturals:
            return ContractRummyRegular.discards(self, view, cards, random)
        needs = Needs(CONTRACTS[view.board.contract], RULES)
        return widest(needs, view.hand, naturals, unseen=view.unseen(), costs=COSTS)
