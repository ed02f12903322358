"""The events of a game of Guts."""

from dataclasses import dataclass, replace

from bot.games.cards import Hand
from bot.games.dealing import DealOver, own_alone
from bot.games.guts.board import Score
from bot.games.protocol import Event, Outcome, Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal begins. Each player knows only their own hand."""

    deal: int
    dealer: Seat
    is_ante: bool  # whether everyone put a chip in
    pot: int
    hands: tuple[Hand | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the hands of others."""
        return replace(self, hands=own_alone(self.hands, seat))


@dataclass(frozen=True, slots=True)
class Said(Event):
    """A player has said whether they are in, or it is said for them: as they ordered, for silence, or as the last."""

    may_be_ordered = True

    seat: Seat
    is_in: bool


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """All have chosen, and the choices are shown."""

    ins: tuple[Seat, ...]  # from the dealer's left
    outs: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    outcome: Outcome
    shares: tuple[int, ...] = ()  # chips of the last pot, by seat (G6.2); empty if it was abandoned
