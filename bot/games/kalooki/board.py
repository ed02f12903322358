"""The open part of a game of Kalooki: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from bot.games.cards import Card, Hand, deck_of
from bot.games.kalooki.options import KalookiOptions, Overcall
from bot.games.kalooki.scoring import DealScore
from bot.games.protocol import Asking, Outcome, Seat, Window, clockwise
from bot.games.rummy.laid import Laid
from bot.games.rummy.views import ContractBoard

DECK = deck_of(packs=2, jokers=4)  # 108 cards, in hand order
MOST_CALLS = 3  # successful ones of a player in a deal (K2.6)
MOST_RENEWALS = 1  # of the stock in a deal (K2.9)
LEAST_PILE = 2  # cards from which the stock is renewed: the top stays (K2.9)
TAKES = 3  # turns of each player that begin with `take` in a row before the next must draw (K2.11)
MOST_VOIDS = 3  # times in a row that a contract is thrown out; then it stays unscored (K6.3)

NONE = Hand()


class Phase(Enum):
    """The next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    BEGIN = "begin"  # a turn begins: others may be asked whether they call
    CALLED = "called"  # a call waits for the answer of the active player
    DRAW = "draw"  # a call held, so the active player must draw
    RENEW = "renew"  # a renewed stock is owed
    PLAY = "play"  # lay, tack on, discard
    OVER = "over"


class Table(NamedTuple):
    """The open part of the deal on the table. Tuples have one entry for each seat, unless they say otherwise.

    Nearly every move makes a new one, so it is a named tuple: no other frozen type is made faster.
    """

    in_hand: tuple[int, ...]  # cards
    known: tuple[Hand, ...]  # cards in hand that everyone saw come there
    has_laid: tuple[bool, ...]  # the contract, in this deal
    calls: tuple[int, ...]  # successful ones
    offenses: tuple[int, ...]  # calls too many (K2.7)
    phase: Phase = Phase.DEAL
    active: Seat | None = None  # whose turn it is
    lays_now: bool = False  # whether the active player has laid the contract in this very turn (K6.2)
    asked: tuple[Seat, ...] = ()  # whether they call, in the order in which calls count
    caller: Seat | None = None  # whose call waits for an answer, or for the penalty card
    stock: int = 0  # cards
    renewals: int = 0
    pile: tuple[Card, ...] = ()  # its top last
    thrower: Seat | None = None  # who discarded the top card; None for any other card (K2.2)
    takes: int = 0  # turns in a row that began with `take`, since a card left the stock (K2.11)
    melds: tuple[Laid, ...] = ()  # in order of their numbers, the first is number 1 (K3.6)

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def may_take(self) -> bool:
        """Whether the active player may take the top card when the turn begins (K2.1, K2.11)."""
        active = self.active
        return (
            active is not None
            and not self.has_laid[active]
            and bool(self.pile)
            and self.takes < TAKES * len(self.in_hand)
        )

    def is_stock_left(self, *, pile: int) -> bool:
        """Return whether a card can be drawn, perhaps from a stock renewed from a pile of so many cards (K2.9)."""
        return bool(self.stock) or (self.renewals < MOST_RENEWALS and pile >= LEAST_PILE)

    @property
    def awaits_stock(self) -> Seat | None:
        """The player whose draw or penalty card waits for a renewed stock (K2.9); None while nobody does."""
        if self.phase is not Phase.RENEW:
            return None
        return self.active if self.caller is None else self.caller

    @property
    def is_gone(self) -> bool:
        """Whether the stock is used up for good (K2.10)."""
        return not self.is_stock_left(pile=len(self.pile))

    @property
    def is_callable_by_some(self) -> bool:
        """Whether there is a card to call, and a penalty card (K2.8)."""
        return bool(self.pile) and self.is_stock_left(pile=len(self.pile) - 1)

    def callers(self, overcall: Overcall) -> tuple[Seat, ...]:
        """Return who is asked when a turn begins, in the order in which calls count (K2.2, K2.6, K2.7, K2.8)."""
        active = self.active
        if active is None or not self.is_callable_by_some:
            return ()
        most = MOST_CALLS if overcall is Overcall.REFUSE else None
        return tuple(
            [
                seat
                for seat in clockwise(len(self.in_hand), after=active, without=(active,))
                if not self.has_laid[seat] and seat != self.thrower and (most is None or self.calls[seat] < most)
            ]
        )


@dataclass(frozen=True, slots=True)
class Board(ContractBoard[DealScore]):
    """The open part of a game at one moment."""

    options: KalookiOptions
    dealer: Seat
    table: Table
    deal: int = 0  # from 1; 0 before the first
    contract: int = 0  # of this deal; 0 before the first
    at: int = 0  # which of the agreed contracts is played, or comes next once the deal is over; counted from 0
    voids: int = 0  # times in a row that it was thrown out (K6.3)
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[DealScore, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def deck(self) -> tuple[Card, ...]:
        """Two packs and four jokers (K1.2)."""
        return DECK

    @property
    def phase(self) -> Phase:
        """The next thing that must happen."""
        return self.table.phase

    @property
    def next_dealer(self) -> Seat:
        """The next dealer: the next on the left, or the same after a deal that was thrown out (K1.5, K6.3)."""
        if not self.deal or self.voids:
            return self.dealer
        return clockwise(len(self.seats), after=self.dealer)[0]

    @property
    def to_act(self) -> frozenset[Seat]:
        """The player whose turn it is, and who is asked; where others are asked the player only if they may take."""
        table = self.table
        if table.active is None or table.phase is Phase.RENEW:
            return frozenset()
        if not table.asked:
            return frozenset((table.active,))
        return frozenset((table.active, *table.asked) if table.may_take else table.asked)

    @property
    def window(self) -> Window | None:
        """The calls that are open; nobody sees who has answered. Nobody waits for those whose call would be a fine."""
        table = self.table
        if not table.asked:
            return None
        presumed = frozenset([seat for seat in table.asked if table.calls[seat] >= MOST_CALLS])
        return Window(Asking.CLAIM, table.asked, active=table.active, presumed=presumed)


def opened(options: KalookiOptions, *, first: Seat, seats: int) -> Board:
    """Return the bare table of a game in which `first` deals first."""
    return Board(options, first, bare(seats))


def bare(seats: int) -> Table:
    """Return a table without a deal."""
    none = (0,) * seats
    return Table(in_hand=none, known=(NONE,) * seats, has_laid=(False,) * seats, calls=none, offenses=none)
