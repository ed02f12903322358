"""A sound player of Rolling Stone: leads what keeps the others from shedding, and keeps a card of every suit.

Its numbers were set by playing thousands of deals of four and of five among robots of old, with the same cards each
time. The comments next to them say what they were compared with.
"""

from dataclasses import dataclass
from itertools import groupby
from random import Random

from bot.games.cards import Card
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.views import RollingView
from bot.robots.protocol import Level
from bot.robots.rolling_stone.reading import Reading
from bot.robots.rolling_stone.robot import RollingRobot


@dataclass(frozen=True, slots=True)
class Weariness:
    """The rate at which a player tires of a deal that goes round."""

    each: float  # with each trick
    tricks: int  # of the deal, before it begins
    round_for: int  # tricks of which none was discarded, before it begins

    def of(self, board: Board) -> float:
        """Return how tired a player is now."""
        return self.each * max(0, min(board.tricks - self.tricks, board.going_round - self.round_for))


# For each card of the suit, and for a suit still held after the lead: who has one of each never takes up. With 0.1 and
# 0.5, one among robots of old gained 0.3 cards a deal less with five, and as much with four.
LENGTH, KEEPS = 0.2, 0.8
# Of leads that someone takes up. 15 tricks sooner cost half a card a deal.
TIRED = Weariness(0.2, tricks=45, round_for=5)
# Of the best lead, where none is left that all follow. Without it one deal in four of five or six went to the limit.
RESTLESS = Weariness(0.3, tricks=58, round_for=10)
# From then on a deal is to end, for any winner. Without it 3 of 1,500 deals of five went to the limit, and 7 of six.
SPENT = Weariness(1.0, tricks=100, round_for=10)
AS_GOOD = 0.05  # players who follow


@dataclass(frozen=True, slots=True)
class RollingRegular(RollingRobot):
    """A robot that plays by its hand and by what everyone saw.

    A deal might go round forever, for players who are behind lead what others must take up. Positions hardly ever
    come again exactly. So after many tricks, while none is discarded, this robot tires: at first of such leads, then
    of the best one, and leads any that looks nearly as good. The last who tires wins, so it is in no hurry. In the end
    it leads what most others follow before someone takes up: one hand grows, and the others are soon out.
    """

    level: Level = Level.REGULAR

    def card(self, view: RollingView, legal: list[Card], random: Random) -> Card:
        """Lead the lowest card of the best suit; follow with the lowest, or as the last with the highest if it wins."""
        board = view.board
        if board.trick is None or board.led is None:
            return self._lead(view, legal, random)
        is_last = len(board.trick.cards) == len(board.seats) - 1
        highest = min(card.place for card in board.trick.cards)
        return legal[0] if is_last and legal[0].place < highest else legal[-1]

    def _lead(self, view: RollingView, legal: list[Card], random: Random) -> Card:
        reading, tired = Reading.of(view), TIRED.of(view.board)
        by_suit = sorted(legal, key=lambda card: card.suit.place)  # stable: the lowest of each stays last
        suits = [[*cards] for _, cards in groupby(by_suit, key=lambda card: card.suit)]
        if SPENT.of(view.board):
            followed = [reading.followed(cards[0].suit) for cards in suits]
            most = max(followed) - AS_GOOD
            return random.choice([cards for cards, one in zip(suits, followed, strict=True) if one >= most])[-1]

        def value(cards: list[Card]) -> float:
            gains, follow = reading.raced(cards[0].suit)
            return gains + tired * follow + LENGTH * len(cards) + KEEPS * (len(cards) > 1)

        values = [value(cards) for cards in suits]
        if restless := RESTLESS.of(view.board):
            near = max(values) - restless
            return random.choice([cards for cards, one in zip(suits, values, strict=True) if one >= near])[-1]
        return suits[values.index(max(values))][-1]
