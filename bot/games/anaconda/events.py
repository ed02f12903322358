"""The events of a game of Anaconda. Amounts are chips."""

from dataclasses import dataclass, field, replace

from bot.games.anaconda.board import Score
from bot.games.cards import Card, Hand
from bot.games.dealing import DealOver, own_alone
from bot.games.protocol import Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal begins: players with chips have put in their antes. Each player knows only their own hand."""

    deal: int
    dealer: Seat
    pot: int  # after antes, with what was left over
    hands: tuple[Hand | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the hands of others."""
        return replace(self, hands=own_alone(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Betted(Event):
    """The base of what a player does in a round of betting. It may have been ordered, or done for them."""

    may_be_ordered = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Checked(Betted):
    """A player has checked."""


@dataclass(frozen=True, slots=True)
class Folded(Betted):
    """A player has folded. Nobody sees the cards."""


@dataclass(frozen=True, slots=True)
class Called(Betted):
    """A player has called."""

    chips: int  # that went in now
    is_all_in: bool


@dataclass(frozen=True, slots=True)
class DidBet(Betted):
    """A player has bet."""

    to: int  # the amount that others must match in this round
    is_all_in: bool


@dataclass(frozen=True, slots=True)
class Raised(Betted):
    """A player has raised."""

    to: int  # the amount that others must match in this round
    is_all_in: bool


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """Chips that nobody has called go back to a player (A4.6)."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class PassedOn(Event):
    """Cards have moved from a player to another, who alone know them."""

    giver: Seat
    receiver: Seat
    count: int
    cards: tuple[Card, ...] | None = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the cards for anyone else."""
        return self if seat in (self.giver, self.receiver) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """All have declared, and the fists are open."""

    highs: tuple[Seat, ...]  # from the dealer's left
    lows: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """A player shows four cards, and holds a fifth."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    outcome: Outcome
    seat: Seat | None = None  # who got what was left over
    chips: int = 0  # of that
