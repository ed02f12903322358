"""The events of a game of Contract Rummy. Each is public, or has a vaguer form for those who may not know all of it.

Those that other games have, too, are in `discarding` (a draw, a card taken, a discard, few cards left, a renewed stock)
and in `rummy.laid` (a contract, more melds, cards laid off).
"""

from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.contract_rummy.moves import Taking
from bot.games.contract_rummy.scoring import DealScore
from bot.games.dealing import DealOver, HandsDealt
from bot.games.protocol import Event, Seat
from bot.games.rummy.melds import Meld


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins, and the next card starts the pile. Each player knows only their own hand."""

    contract: int
    top: Card


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """A player asked first, and got the top card of the pile. The penalty card follows (CR2.2)."""

    may_be_ordered = True

    seat: Seat
    card: Card
    active: Seat


@dataclass(frozen=True, slots=True)
class JokersTaken(Event):
    """A player put cards in the places of jokers, and laid these in new melds."""

    seat: Seat
    takings: tuple[Taking, ...]
    melds: tuple[Meld, ...]  # new ones
    first: int  # the number of the first of them


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player has no card left: the deal is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """The stock is used up for good, and the deal is over without anyone going out (CR2.6)."""

    deal: int


@dataclass(frozen=True, slots=True)
class Scored(DealOver[DealScore]):
    """The deal is over, and counted."""
