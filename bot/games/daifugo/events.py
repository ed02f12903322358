"""The events of a game of Daifugo."""

from dataclasses import dataclass, field, replace

from bot.games.cards import Card
from bot.games.daifugo.board import Closed, Score
from bot.games.daifugo.titles import Title
from bot.games.dealing import DealOver, HandsDealt
from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins. Each player knows only their own hand, as it was dealt."""


@dataclass(frozen=True, slots=True)
class Fetched(Event):
    """The highest cards of the Destitute, or of the Poor, have moved by themselves (D5.1)."""

    seat: Seat  # whose they were
    to: Seat
    count: int
    cards: tuple[Card, ...] | None = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; which cards, only its two know."""
        return self if seat in (self.seat, self.to) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Gave(Event):
    """Cards were given back: this exchange is done (D5.3)."""

    may_be_ordered = True

    seat: Seat  # who gave
    to: Seat
    count: int
    cards: tuple[Card, ...] | None = field(repr=False)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; which cards, only its two know."""
        return self if seat in (self.seat, self.to) else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Cards were played, or led."""

    seat: Seat
    cards: tuple[Card, ...]
    count: int
    is_lead: bool
    is_last: bool = False  # a lead of the only card in a hand, which plays itself

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing else to play."""
        return self.is_last


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player is out of the round."""

    may_be_ordered = True

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Four of a kind reversed the order of ranks, or restored it (D4.7)."""

    seat: Seat
    is_turned: bool  # now


@dataclass(frozen=True, slots=True)
class Few(Event):
    """A player who has played has one or two cards left."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Out(Event):
    """A player has played the last card, and has a title."""

    seat: Seat
    place: int  # from 1
    title: Title


@dataclass(frozen=True, slots=True)
class RoundOver(Event):
    """A round is over, and the deal is not."""

    seat: Seat  # who leads the next
    number: int  # of the round in its deal, from 1
    winner: Seat  # who played last
    closed: Closed


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """The former Daifugo is Destitute."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rose(Event):
    """The former Destitute is Daifugo."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""
