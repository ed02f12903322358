"""A beginner at Linger Longer: wins every trick it can, with its strongest card."""

from dataclasses import dataclass
from random import Random

from bot.games.cards import Card
from bot.games.linger_longer.views import LingerView
from bot.robots.linger_longer.reading import cost, winners
from bot.robots.linger_longer.robot import LingerRobot
from bot.robots.protocol import Level

CARELESS = 0.15  # of the cards are any


@dataclass(frozen=True, slots=True)
class LingerNovice(LingerRobot):
    """A robot that plays like someone who has just learned what trumps are."""

    level: Level = Level.NOVICE

    def card(self, view: LingerView, legal: list[Card], random: Random) -> Card:
        """Lead the highest plain card; win with the strongest one; else throw the weakest."""
        if random.random() < CARELESS:
            return random.choice(legal)
        trump = view.board.trump
        if view.board.led is None:
            return min(legal, key=lambda card: (card.suit is trump, card.place))
        winning = winners(view.board, legal)
        if winning:
            return max(winning, key=lambda card: cost(card, trump))
        return min(legal, key=lambda card: cost(card, trump))
