"""A beginner at Kalooki: collects what lies next to each other, and never calls."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import JOKER, Card
from bot.games.kalooki.contracts import CONTRACTS
from bot.games.kalooki.views import KalookiView
from bot.robots.kalooki.robot import KalookiRobot
from bot.robots.protocol import Level
from bot.robots.rummies.looking import neighbors, unwanted

CARELESS = 0.2  # of the discards are any
WANTED = 2  # neighbors from which a card is worth taking


@dataclass(frozen=True, slots=True)
class KalookiNovice(KalookiRobot):
    """A robot that takes whatever lies next to its cards, and throws without a thought for what that costs."""

    level: Level = Level.NOVICE

    def takes(self, view: KalookiView, random: Random) -> bool:
        """Take jokers, and what has two neighbors."""
        top = view.board.table.top
        return top is not None and (top is JOKER or neighbors(view.hand, top, CONTRACTS[view.board.contract]) >= WANTED)

    def calls(self, view: KalookiView, random: Random) -> bool:
        """Call nothing."""
        return False

    def rejects(self, view: KalookiView, random: Random) -> bool:
        """Take what someone else wants only if it is wanted here too."""
        return self.takes(view, random)

    def discards(self, view: KalookiView, cards: list[Card], random: Random) -> Card:
        """Discard anything now and then, else any card that the contract does not want."""
        free = unwanted(view.hand, view.slots(), cards)
        return random.choice(cards if not free or random.random() < CARELESS else free)
