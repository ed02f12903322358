"""A player's reading of the table in Rolling Stone: who may be without a suit."""

import math
from dataclasses import dataclass

from bot.games.cards import SUITS, Suit
from bot.games.protocol import Seat, clockwise
from bot.games.rolling_stone.board import Board
from bot.games.rolling_stone.views import RollingView
from bot.games.tricks import of_suit

TAKEN_UP = 0.5  # of a card that is shed, for one that someone takes up: they lead next; with 0.25 and 1 less


@dataclass(frozen=True, slots=True)
class Reading:
    """A view of a seat that plays now, and what follows from it."""

    board: Board
    seat: Seat
    unseen: dict[Suit, int]  # how many cards of each suit lie the seat does not know where

    @classmethod
    def of(cls, view: RollingView) -> "Reading":
        """Read a view. Raises ValueError for a bystander's."""
        if view.seat is None:
            raise ValueError("a bystander does not play")
        unseen = dict.fromkeys(SUITS, 0)
        for card in view.unseen():
            unseen[card.suit] += 1
        return cls(view.board, view.seat, unseen)

    def lacks(self, seat: Seat, suit: Suit) -> float:
        """Return how likely another seat holds no card of a suit. Hands are taken as independent.

        Known cards lie where everyone saw them go, and players who could not follow hold only those. The others may
        lie in any hand that may hold their suit.
        """
        board = self.board
        if of_suit(board.known[seat], suit):
            return 0
        if suit in board.lacks[seat]:
            return 1
        hidden, wanted = board.hidden(seat), self.unseen[suit]
        pool = max(hidden, sum(self.unseen[each] for each in SUITS if each not in board.lacks[seat]))
        return math.comb(pool - wanted, hidden) / math.comb(pool, hidden)

    def raced(self, suit: Suit) -> tuple[float, float]:
        """Return what a lead of a suit should bring in the race to be out first, and how likely everyone follows.

        A player who follows has a card less, which counts more the fewer they have; who takes up has some more.
        """
        gains, follow, in_hand = 0.0, 1.0, self.board.in_hand
        for cards, seat in enumerate(clockwise(len(self.board.seats), after=self.seat)[:-1], 1):
            lacks = self.lacks(seat, suit)
            gains += follow * (TAKEN_UP * cards * lacks - (1 - lacks)) / in_hand[seat]
            follow *= 1 - lacks
        return gains, follow

    def followed(self, suit: Suit) -> float:
        """Return how many should follow a lead of a suit before someone takes up."""
        count, follow = 0.0, 1.0
        for seat in clockwise(len(self.board.seats), after=self.seat)[:-1]:
            follow *= 1 - self.lacks(seat, suit)
            count += follow
        return count
