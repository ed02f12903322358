"""The moves and events of games with a stock and a pile, in which a turn is to draw or take, and to discard."""

from dataclasses import dataclass, field, replace

from bot.games.cards import Card
from bot.games.protocol import Event, OneWord, Seat, Worded


class Draw(OneWord, word="draw"):
    """Draw the top card of the stock."""


class Take(OneWord, word="take"):
    """Take the top card of the pile, also when someone has claimed it."""


@dataclass(frozen=True, slots=True)
class Discard(Worded, word="discard"):
    """Put a card on the pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew from the stock. Only that player knows the card."""

    seat: Seat
    card: Card | None = field(repr=False)  # a log line must not show it

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the card for anyone else."""
        return self if seat == self.seat else Drew(self.seat, None)


@dataclass(frozen=True, slots=True)
class Penalized(Event):
    """A player who claimed the top card off turn drew a penalty card. Only that player knows it."""

    may_be_ordered = True

    seat: Seat
    card: Card | None = field(repr=False)
    claims: int  # that succeeded in this deal

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the card for anyone else."""
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Took(Event):
    """The active player took the top card of the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Renewed(Event):
    """The pile, without its top card, became the new stock."""

    stock: int  # cards


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player put a card on the pile."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class FewLeft(Event):
    """A player announces that two cards or one are left after the turn."""

    seat: Seat
    cards: int  # 1 or 2


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player left the pile when the stock was used up."""

    seat: Seat
