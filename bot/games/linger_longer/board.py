"""The open part of a game of Linger Longer: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Card, Hand, Suit
from bot.games.linger_longer.options import LingerOptions
from bot.games.one_card.board import TrickBoard
from bot.games.protocol import Seat
from bot.games.tricks import Trick


class Ended(StrEnum):
    """A way for a deal to end (L10.3)."""

    LAST = "last"  # one player alone had cards (L4.1)
    LEFT = "left"  # all others had left the game (L7.2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat, unless they say otherwise."""

    deal: int
    dealer: Seat
    ended: Ended
    trump: Suit
    winner: Seat
    tricks: tuple[Trick, ...]  # those that were whole, in order
    takers: tuple[Seat, ...]  # who won each of them
    hand: Hand  # of the winner, shown (L8)
    scores: tuple[int, ...]  # points of this deal
    totals: tuple[int, ...]  # points after it


@dataclass(frozen=True, slots=True)
class Board(TrickBoard[LingerOptions, Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    trump: Suit | None = None
    shown: Card | None = None  # of the dealer, until it is played (L2.3)
    aside: Card | None = None  # turned from the stock, out of play (L2.4)
    stock: int = 0  # cards
    tricks: tuple[Trick, ...] = ()  # of this deal, whole, in order
    takers: tuple[Seat, ...] = ()  # who won each of them, and drew

    @property
    def deals(self) -> int:
        """The number of deals to play (L5.1)."""
        return self.options.deals_of(len(self.in_hand))

    @property
    def winning(self) -> Seat | None:
        """The seat currently winning the trick on the table."""
        return None if self.trick is None else self.trick.winning(self.trump)

    def taken(self, seat: Seat) -> int:
        """Return how many tricks a seat has won in this deal."""
        return self.takers.count(seat)

    def out_in(self, seat: Seat) -> int | None:
        """Return the number of the trick with which a seat ran out of cards; None while it is in the deal (L3.6)."""
        if self.deal == 0 or self.in_hand[seat] or (self.trick is not None and seat in self.trick.players):
            return None
        return sum(seat in trick.players for trick in self.tricks)

    @property
    def out(self) -> tuple[Seat, ...]:
        """The seats out of the deal, in that order; those of one trick in the order in which they played to it."""
        numbers = {seat: number for seat in self.seats if (number := self.out_in(seat)) is not None}
        return tuple(sorted(numbers, key=lambda seat: (numbers[seat], self._place(seat, numbers[seat]))))

    def _place(self, seat: Seat, number: int) -> int:
        return self.tricks[number - 1].players.index(seat)
