"""The events of a game of Magpie."""

from dataclasses import dataclass, field, replace

from bot.games.cards import Card, Hand
from bot.games.dealing import DealOver
from bot.games.protocol import Event, Outcome, Seat
from tests.witness.board import Score


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal begins. Each player knows only their own hand."""

    deal: int
    dealer: Seat
    top: Card
    hands: tuple[Hand | None, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the hands of others."""
        return replace(self, hands=tuple(hand if own == seat else None for own, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Given(Event):
    """All have given a card to the next on the left. Each knows which came."""

    came: tuple[Card | None, ...] = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; only with the card that came to this seat."""
        return Given(tuple(card if own == seat else None for own, card in enumerate(self.came)))


@dataclass(frozen=True, slots=True)
class LetGo(Event):
    """All who were asked have let the card go."""


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A claim held."""

    seat: Seat
    card: Card
    price: int


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over, the winners have the pot."""


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over."""

    outcome: Outcome
