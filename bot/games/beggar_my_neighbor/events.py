"""The events of a game of Beggar My Neighbor. All of them are public: nobody has a card that others may not see."""

from dataclasses import dataclass

from bot.games.beggar_my_neighbor.board import Go, Score, Taken
from bot.games.dealing import DealOver
from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal begins. Nobody sees a card."""

    deal: int
    seat: Seat  # the dealer


@dataclass(frozen=True, slots=True)
class Went(Event):
    """A player has turned a card, or paid."""

    seat: Seat
    go: Go


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A player has taken the pile."""

    seat: Seat
    count: int
    held: int  # cards in that stack, with these
    lap: Taken


@dataclass(frozen=True, slots=True)
class Low(Event):
    """A lap has left a player with ten cards or fewer, who had more before it."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""
