"""The events of a game of Rolling Stone, besides those of every game of one card a turn."""

from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.dealing import DealOver, HandsDealt
from bot.games.protocol import Event, Seat
from bot.games.rolling_stone.board import Score


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins. Each player knows only their own hand."""


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """All have followed: the trick is out of the deal, and the player of the highest card leads (R3.3)."""

    seat: Seat  # who leads
    number: int  # of the trick in its deal, from 1
    count: int  # cards


@dataclass(frozen=True, slots=True)
class TookUp(Event):
    """A player could not follow, has taken up all cards played to the trick, and leads (R3.4)."""

    seat: Seat
    number: int  # of the trick in its deal, from 1
    cards: tuple[Card, ...]  # in the order in which they were played
    count: int  # of these cards
    held: int  # cards in hand, with these


@dataclass(frozen=True, slots=True)
class Few(Event):
    """A player who has played a card has one or two left."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""
