"""The regular of Rolling Stone as it was at b24ea6e5: a robot that others must beat, and that never changes."""

from dataclasses import dataclass
from itertools import groupby
from random import Random

from bot.games.cards import Card
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Level
from bot.robots.rolling_stone.reading import Reading
from bot.robots.rolling_stone.robot import RollingRobot

TAKEN = 1
LENGTH = 0.1
KEEPS = 0.5
WEARY_AFTER = 20  # tricks; then cards are more and more often any
WEARY = 0.02  # more of them with each trick
WEARIEST = 0.5  # of the cards at most


@dataclass(frozen=True, slots=True)
class FrozenRegular(RollingRobot):
    """A robot that plays by its hand and by what everyone saw, and breaks circles by chance."""

    level: Level = Level.REGULAR

    def card(self, view: RollingView, legal: list[Card], random: Random) -> Card:
        """Lead the lowest card of the best suit; follow with the lowest, or as the last with the highest if it wins."""
        board = view.board
        if random.random() < min(WEARIEST, WEARY * (board.tricks - WEARY_AFTER)):
            return random.choice(legal)
        if board.trick is None or board.led is None:
            return self._lead(view, legal)
        is_last = len(board.trick.cards) == len(board.seats) - 1
        highest = min(card.place for card in board.trick.cards)
        return legal[0] if is_last and legal[0].place < highest else legal[-1]

    def _lead(self, view: RollingView, legal: list[Card]) -> Card:
        reading = Reading.of(view)
        taken = 0 if reading.seat in reading.board.fewest else TAKEN

        def value(cards: list[Card]) -> float:
            return taken * (1 - reading.raced(cards[0].suit)[1]) + LENGTH * len(cards) + KEEPS * (len(cards) > 1)

        by_suit = sorted(legal, key=lambda card: card.suit.place)  # stable: the lowest of each stays last
        suits = [[*cards] for _, cards in groupby(by_suit, key=lambda card: card.suit)]
        return max(suits, key=value)[-1]
