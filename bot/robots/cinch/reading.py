"""A player's reading of the table in Cinch: trumps that are still out, who may win a trick, and what lies in it."""

from dataclasses import dataclass
from functools import cached_property

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.board import Board, partner
from bot.games.cinch.choosing import played_first, worth_of
from bot.games.cinch.trumps import beats, is_trump, left_pedro, right_pedro
from bot.games.cinch.views import CinchView
from bot.games.protocol import Seat


@dataclass(frozen=True)
class Reading:
    """A view of a seat that plays a card now, and what follows from it."""

    board: Board
    seat: Seat
    trump: Suit
    low_first: tuple[Card, ...]  # legal cards, pedros last
    hand: Hand
    out: tuple[Card, ...]  # trumps that others may hold

    @classmethod
    def of(cls, view: CinchView) -> "Reading":
        """Read a view. Raises ValueError where no card is asked for."""
        trump = view.board.trump
        if view.seat is None or trump is None:
            raise ValueError("no card is asked for")
        out = tuple(card for card in view.unseen() if is_trump(card, trump))
        return cls(view.board, view.seat, trump, played_first(view.playable(), trump), view.hand, out)

    @property
    def partner(self) -> Seat:
        """The seat opposite."""
        return partner(self.seat)

    @cached_property
    def behind(self) -> tuple[Seat, ...]:
        """The seats that play to the trick after this one."""
        trick = self.board.trick
        return () if trick is None else trick.players[len(trick.cards) + 1 :]

    @property
    def best(self) -> Card | None:
        """The card currently winning the trick."""
        board = self.board
        return None if board.trick is None or board.winning is None else board.trick.card(board.winning)

    def worth(self, card: Card) -> int:
        """Return the points that a card gives."""
        return worth_of(card, self.trump)

    @property
    def at_stake(self) -> int:
        """The points that lie in the trick."""
        return 0 if self.board.trick is None else sum(map(self.worth, self.board.trick.cards))

    @property
    def pedros_out(self) -> int:
        """Pedros that others may hold."""
        return sum(card in (right_pedro(self.trump), left_pedro(self.trump)) for card in self.out)

    def wins(self, card: Card) -> bool:
        """Return whether a card would win the trick so far."""
        best = self.best
        return best is None or beats(card, best, self.trump)

    def may_hold_trumps(self, seat: Seat) -> bool:
        """Return whether a seat may hold a trump."""
        return bool(self.out) and self.trump not in self.board.lacks[seat]

    def is_safe(self, card: Card) -> bool:
        """Return whether no opponent who plays later can beat a card that wins the trick."""
        rivals = [seat for seat in self.behind if seat != self.partner]
        if not rivals:
            return True
        if is_trump(card, self.trump) and all(not beats(each, card, self.trump) for each in self.out):
            return True
        return is_trump(card, self.trump) and not any(map(self.may_hold_trumps, rivals))
