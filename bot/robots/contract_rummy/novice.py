"""A beginner at Contract Rummy: collects what lies next to each other, and never says “May I?”."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card
from bot.games.contract_rummy.views import ContractRummyView
from bot.robots.contract_rummy.robot import ContractRummyRobot
from bot.robots.protocol import Level
from bot.robots.rummies.looking import neighbors, unwanted

CARELESS = 0.2  # of the discards are any
WANTED = 2  # neighbors from which a card is worth taking


@dataclass(frozen=True, slots=True)
class ContractRummyNovice(ContractRummyRobot):
    """A robot that takes whatever lies next to its cards, and throws without a thought for what that costs."""

    level: Level = Level.NOVICE

    def takes(self, view: ContractRummyView, random: Random) -> bool:
        """Take jokers, and what has two neighbors while the contract is still to be laid."""
        top, wanted = view.board.table.top, view.wanted
        if top is None or wanted is None:
            return False
        return top is JOKER or neighbors(view.hand, top, wanted) >= WANTED

    def asks(self, view: ContractRummyView, random: Random) -> bool:
        """Buy nothing."""
        return False

    def discards(self, view: ContractRummyView, cards: list[Card], random: Random) -> Card:
        """Discard anything now and then, else any card that the contract does not want; a joker only if it must."""
        naturals = [card for card in cards if card is not JOKER] or cards
        free = unwanted(view.hand, view.slots(), naturals)
        return random.choice(naturals if not free or random.random() < CARELESS else free)
