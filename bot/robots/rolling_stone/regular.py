"""A sound player of Rolling Stone: leads what others cannot follow, and keeps a card of every suit.

Its numbers were set by playing 500 deals at each table among novices, with the same cards each time. The comment next
to each number says what it was compared with.
"""

from dataclasses import dataclass
from itertools import groupby
from random import Random

from bot.games.cards import Card
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Level
from bot.robots.rolling_stone.reading import Reading
from bot.robots.rolling_stone.robot import RollingRobot

TAKEN = 1  # for a lead that is surely taken up, while someone has fewer cards; with 0.5 and 2 a little less
LENGTH = 0.1  # for each card of the suit; with 0.05 and 0.2 as good
KEEPS = 0.5  # for a suit still held: a player with one of each cannot be made to take up; with 0 and 1 less
WEARY_AFTER = (
    20  # tricks; then cards are more and more often any, or good players would go around forever; 12 cost a little
)
WEARY = 0.02  # more of them with each trick; with 0.01 every hundredth deal of five regulars went to the limit
WEARIEST = 0.5  # of the cards at most; likewise with 0.3


@dataclass(frozen=True, slots=True)
class RollingRegular(RollingRobot):
    """A robot that plays by its hand and by what everyone saw, and breaks circles by chance.

    Among novices it wins 47 of 100 deals of four, 35 of five and 26 of six, where a novice in its place wins 25, 20 and
    17 (`tests/robots/test_strength_of_rolling_stone.py` holds every size). Playing out 10 or 20 imagined deals for each
    card won less. Without chance half of the deals among regulars of four went to the limit of tricks, with it none.
    """

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
        taken = 0 if reading.is_ahead else TAKEN

        def value(cards: list[Card]) -> float:
            return taken * reading.taken(cards[0].suit) + LENGTH * len(cards) + KEEPS * (len(cards) > 1)

        by_suit = sorted(legal, key=lambda card: card.suit.place)  # stable: the lowest of each stays last
        suits = [[*cards] for _, cards in groupby(by_suit, key=lambda card: card.suit)]
        return max(suits, key=value)[-1]
