"""The events of a game of Linger Longer, besides those of every game of one card a turn."""

from dataclasses import dataclass, replace

from bot.games.cards import Card, Suit
from bot.games.dealing import DealOver, HandsDealt
from bot.games.linger_longer.board import Score
from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins. Each player knows only their own hand, and the card that fixes trumps."""

    turned: Card  # the dealer's last card, or one from the stock
    is_aside: bool  # whether it is out of play (L2.4)

    @property
    def trump(self) -> Suit:
        """The suit that is trumps."""
        return self.turned.suit


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A trick is whole, and someone has won it."""

    seat: Seat
    number: int  # of the trick in its deal, from 1


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """The winner of a trick has drawn. Nobody else knows which card."""

    seat: Seat
    card: Card | None
    stock: int  # cards that are left in it

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the card for anyone else."""
        return self if seat == self.seat else replace(self, card=None)

    def __repr__(self) -> str:
        return f"Drew({self.seat!r}, {self.stock} left)"


@dataclass(frozen=True, slots=True)
class LastCard(Event):
    """A trick has left a player with one card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """Players have no card left after a trick and its draw, and are out of the deal (L3.6)."""

    seats: tuple[Seat, ...]
    number: int  # of the trick in its deal, from 1


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""
