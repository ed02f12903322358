"""The events of a game of Kalooki. Each is public, or has a vaguer form for those who may not know all of it."""

from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.dealing import DealOver, HandsDealt
from bot.games.kalooki.scoring import DealScore
from bot.games.protocol import Event, Seat
from bot.games.rummy.melds import Meld


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins, and the next card starts the pile. Each player knows only their own hand."""

    contract: int
    top: Card


@dataclass(frozen=True, slots=True)
class Overcalled(Event):
    """A player has called once too often, which costs points (K2.7)."""

    may_be_ordered = True

    seat: Seat
    fine: int  # points


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A call waits for the answer of the player whose turn it is."""

    seat: Seat
    card: Card
    active: Seat


@dataclass(frozen=True, slots=True)
class Granted(Event):
    """A player got the card that they called, because it was allowed or had to be. The penalty card follows."""

    may_be_ordered = True

    seat: Seat
    card: Card
    active: Seat


@dataclass(frozen=True, slots=True)
class Rejected(Event):
    """The active player took the top card, which someone else had called."""

    seat: Seat
    card: Card
    caller: Seat


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A player put a card in a joker's place, and the joker moved to an end of the meld."""

    seat: Seat
    meld: int  # its number
    owner: Seat
    card: Card
    joker: Card  # what the joker stands for now
    now: Meld


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player with nothing but jokers ended the turn without a discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has no card left: the deal is over."""

    seat: Seat
    bent: bool  # whether they had laid the contract in the same turn, and others pay double


@dataclass(frozen=True, slots=True)
class ThrownOut(Event):
    """The stock is used up for good, and the deal is scored for nobody."""

    deal: int
    contract: int
    voids: int  # times in a row that this contract was thrown out
    is_dropped: bool  # whether the contract is now given up


@dataclass(frozen=True, slots=True)
class Scored(DealOver[DealScore]):
    """The deal is over, and counted."""
