"""The open part of a game of Contract Rummy: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import NamedTuple

from bot.games.cards import Card, Hand, deck_of
from bot.games.contract_rummy.options import ContractRummyOptions, MayI
from bot.games.contract_rummy.scoring import DealScore
from bot.games.protocol import Asking, Outcome, Seat, Window, clockwise
from bot.games.rummy.laid import Laid
from bot.games.rummy.views import ContractBoard

PLAYERS = range(3, 6)
DECKS = MappingProxyType({seats: deck_of(packs=2, jokers=seats - 1) for seats in PLAYERS})
"""106 to 108 cards by the number of players, in hand order (CR1.2)."""

MOST_BOUGHT = 3  # cards of a player in a deal, where that was agreed (CR2.4)
MOST_RENEWALS = 3  # of the stock in a deal (CR2.6)
LEAST_PILE = 2  # cards from which the stock is renewed: the top stays (CR2.5)
TAKES = 3  # turns of each player that begin with `take` in a row before the next must draw (CR2.7)

NONE = Hand()


class Phase(Enum):
    """The next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    BEGIN = "begin"  # a turn begins: take or draw
    ASKED = "asked"  # after a draw, others are asked whether they buy the top card
    RENEW = "renew"  # a renewed stock is owed
    PLAY = "play"  # lay, lay off, discard
    OVER = "over"


class Table(NamedTuple):
    """The open part of the deal on the table. Tuples have one entry for each seat, unless they say otherwise.

    Nearly every move makes a new one, so it is a named tuple: no other frozen type is made faster.
    """

    in_hand: tuple[int, ...]  # cards
    known: tuple[Hand, ...]  # cards in hand that everyone saw come there
    has_laid: tuple[bool, ...]  # the contract, in this deal
    bought: tuple[int, ...]  # cards, in this deal
    jokers: tuple[int, ...]  # taken from melds, in this deal
    phase: Phase = Phase.DEAL
    active: Seat | None = None  # whose turn it is
    lays_now: bool = False  # whether the active player has laid the contract in this very turn (CR3.6)
    asked: tuple[Seat, ...] = ()  # whether they buy, in the order in which they count
    buyer: Seat | None = None  # who bought the last card in this turn (CR2.3)
    stock: int = 0  # cards
    renewals: int = 0
    pile: tuple[Card, ...] = ()  # its top last
    thrower: Seat | None = None  # who discarded the top card; None for any other card (CR2.4)
    takes: int = 0  # turns in a row that began with `take` (CR2.7)
    melds: tuple[Laid, ...] = ()  # in order of their numbers, the first is number 1 (CR3.7)

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        return self.pile[-1] if self.pile else None

    @property
    def may_take(self) -> bool:
        """Whether the active player may take the top card when the turn begins (CR2.1, CR2.7)."""
        return bool(self.pile) and self.takes < TAKES * len(self.in_hand)

    def is_stock_left(self, *, pile: int) -> bool:
        """Return whether a card can be drawn, perhaps from a stock renewed from a pile of so many cards (CR2.5)."""
        return bool(self.stock) or (self.renewals < MOST_RENEWALS and pile >= LEAST_PILE)

    @property
    def awaits_stock(self) -> Seat | None:
        """The player whose draw or penalty card waits for a renewed stock (CR2.5); None while nobody does."""
        if self.phase is not Phase.RENEW:
            return None
        return self.active if self.buyer is None else self.buyer

    @property
    def is_gone(self) -> bool:
        """Whether the stock is used up for good (CR2.6)."""
        return not self.is_stock_left(pile=len(self.pile))

    @property
    def is_for_sale(self) -> bool:
        """Whether there is a card to buy, and a penalty card (CR2.5)."""
        return bool(self.pile) and self.is_stock_left(pile=len(self.pile) - 1)

    def is_limited(self, seat: Seat, may_i: MayI) -> bool:
        """Return whether a player has bought as often as was agreed (CR2.4)."""
        return may_i is MayI.THREE and self.bought[seat] >= MOST_BOUGHT

    def buyers(self, may_i: MayI) -> tuple[Seat, ...]:
        """Return who is asked for the top card after a draw, in the order in which they count (CR2.2 to CR2.5)."""
        active = self.active
        if active is None or not self.is_for_sale:
            return ()
        others = clockwise(len(self.in_hand), after=active, without=(active,))
        barred = self.buyer, self.thrower
        return tuple([seat for seat in others if seat not in barred and not self.is_limited(seat, may_i)])


@dataclass(frozen=True, slots=True)
class Board(ContractBoard[DealScore]):
    """The open part of a game at one moment."""

    options: ContractRummyOptions
    dealer: Seat
    table: Table
    deal: int = 0  # from 1; 0 before the first
    contract: int = 0  # of this deal; 0 before the first
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[DealScore, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def deck(self) -> tuple[Card, ...]:
        """Two packs, and one joker fewer than players (CR1.2)."""
        return DECKS[len(self.table.in_hand)]

    @property
    def phase(self) -> Phase:
        """The next thing that must happen."""
        return self.table.phase

    @property
    def at(self) -> int:
        """The number of agreed contracts that are over."""
        return len(self.scores)

    @property
    def next_dealer(self) -> Seat:
        """The next dealer, on the left of the last (CR1.5)."""
        return clockwise(len(self.seats), after=self.dealer)[0] if self.deal else self.dealer

    @property
    def to_act(self) -> frozenset[Seat]:
        """The player whose turn it is, or who is asked."""
        table = self.table
        if table.active is None or table.phase is Phase.RENEW:
            return frozenset()
        return frozenset(table.asked or (table.active,))

    @property
    def window(self) -> Window | None:
        """The question whether others buy the top card; nobody sees who has answered."""
        table = self.table
        number = sum(table.bought)
        return Window(Asking.CLAIM, table.asked, active=table.active, number=number) if table.asked else None


def opened(options: ContractRummyOptions, *, first: Seat, seats: int) -> Board:
    """Return the bare table of a game in which `first` deals first."""
    return Board(options, first, bare(seats))


def bare(seats: int) -> Table:
    """Return a table without a deal."""
    none = (0,) * seats
    return Table(in_hand=none, known=(NONE,) * seats, has_laid=(False,) * seats, bought=none, jokers=none)
