"""What a seat, or a bystander, may know of a game of Mille. No field here could hold a hidden card of anyone else."""

from dataclasses import dataclass
from enum import Enum

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.options import MilleOptions
from bot.games.protocol import Outcome, Seat, View


class Phase(Enum):
    """What the seat to act owes."""

    DEAL = "deal"  # cards are owed: no seat acts
    BEGIN = "begin"  # draw, take or pick
    PLAY = "play"  # lay, or discard
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Meld:
    """A set on the table: all cards of one rank a player has laid, and the wild twos laid with them (Rules 4)."""

    rank: Rank
    naturals: tuple[Card, ...]  # in hand order
    wilds: tuple[Card, ...] = ()  # in hand order; none in a meld of twos

    @property
    def is_squared(self) -> bool:
        """Squared up: exactly seven natural cards and no wild two."""
        return len(self.naturals) == 7 and not self.wilds

    @property
    def is_turned(self) -> bool:
        """Turned over: exactly eight natural cards and no wild two, a natural."""
        return len(self.naturals) == 8 and not self.wilds


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one player."""

    seat: Seat
    in_hand: int  # cards
    melds: tuple[Meld, ...]  # in hand order of their ranks
    down: int  # points on the table as printed on the cards, before doubling
    total: int  # points of the finished deals
    naturals: int  # in the finished deals of this game
    chapeaux: int  # in the finished deals of this game
    known: Hand  # cards everybody saw this player take and keep


@dataclass(frozen=True, slots=True)
class DealScore:
    """One line of the score pad (Rules 6 and 9); tuples hold one entry a seat."""

    deal: int  # from 1
    dealer: Seat
    out: Seat | None  # who went out; None in a blocked deal
    table: tuple[int, int]  # points on the table, doublings included
    caught: tuple[int, int]  # points left in hand
    scores: tuple[int, int]
    naturals: tuple[int, int]  # asterisks
    chapeaux: tuple[bool, bool]  # circled
    totals: tuple[int, int]  # after this deal


@dataclass(frozen=True, slots=True)
class MilleView(View):
    """A game of Mille as `seat` may know it (None: a bystander)."""

    seat: Seat | None
    options: MilleOptions
    to_act: frozenset[Seat]
    outcome: Outcome | None
    turn: int
    phase: Phase
    deal: int  # number of the deal on the table, from 1
    dealer: Seat
    stock: int  # cards
    renewals: int  # times the stock of this deal was renewed
    pile: int  # cards
    top: Card | None  # of the pile
    may_pick: bool  # the turned-up two may be picked now, by the seat to act
    seats: tuple[SeatView, SeatView]
    scores: tuple[DealScore, ...]  # finished deals
    hand: Hand | None  # the own hand; None for a bystander
    held: int  # points of the own hand
    fresh: tuple[Card, ...]  # cards this seat got into hand this turn and still holds, in hand order
