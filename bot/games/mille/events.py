"""The events of a game of Mille. Each is public, or has a vaguer form for those who may not know all of it."""

from dataclasses import dataclass, replace

from bot.games.cards import Card, Hand, Rank
from bot.games.dealing import DealOver
from bot.games.mille.scoring import DealScore
from bot.games.protocol import Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal begins. Each player knows only their own hand."""

    deal: int  # from 1
    dealer: Seat
    top: Card  # turned up
    hands: tuple[Hand | None, Hand | None]  # one entry a seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the hands of others."""
        return replace(
            self,
            hands=(
                self.hands[Seat.A] if seat == Seat.A else None,
                self.hands[Seat.B] if seat == Seat.B else None,
            ),
        )


@dataclass(frozen=True, slots=True)
class Renewed(Event):
    """The pile, without its top card, became the new stock."""

    renewal: int  # of this deal, from 1
    stock: int  # cards


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """The non-dealer took the turned-up two into hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player took the pile. Three cards went on the table, the rest to hand, where nobody may look again."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, Card, Card]  # laid: the two from hand, then the top of the pile
    to_hand: int  # cards


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A player laid cards from hand."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SquaredUp(Event):
    """A meld has seven natural cards and no wild two."""

    seat: Seat
    rank: Rank


@dataclass(frozen=True, slots=True)
class TurnedOver(Event):
    """A meld has eight natural cards and no wild two: a natural."""

    seat: Seat
    rank: Rank


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has no card left: the deal is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The stock is used up and nobody takes the pile: the deal is over."""


@dataclass(frozen=True, slots=True)
class Scored(DealOver[DealScore]):
    """The deal was counted."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    outcome: Outcome
    by: Seat | None = None  # who resigned, or whose time ran out
