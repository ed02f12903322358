"""The open part of a deal: what everyone at the table knows. No field can hold a hidden card."""

from enum import Enum
from typing import NamedTuple

from bot.games.cards import BYTE_SIZES, Rank
from bot.games.protocol import Seat

SEATS = (Seat.A, Seat.B)
OTHER = (Seat.B, Seat.A)  # the opponent, by seat

TWO = Rank.TWO.place  # looked up once, because every move needs it
FIRST_TWO = 4 * TWO  # place of the first card among the twos, which are the last rank

MOST_RENEWALS = 3  # of the stock in a deal (Rules 5)
LEAST_RENEWED = 2  # cards in the pile, at least: the top stays, the rest is the new stock (Rules 5)

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = (frozenset({Seat.A}), frozenset({Seat.B}))


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed: no seat acts
    BEGIN = "begin"  # a turn begins: draw, take or pick
    RENEW = "renew"  # a renewed stock is owed to the seat whose turn it is: no seat acts
    PLAY = "play"  # lay, or discard
    OVER = "over"


_RENEW = Phase.RENEW  # reading a member from its enum is slow


class Board(NamedTuple):
    """The open part of a deal. Sets of cards are packed (see `cards`); pairs have one entry for each seat.

    Every move makes a new board, so it is a named tuple: no other frozen type is made faster. For the same reason
    `inner/deal.py` unpacks it by position. If you add or move a field, change those lines.
    """

    number: int  # of the deal, from 1; 0 before the first
    dealer: Seat
    phase: Phase
    actor: Seat | None  # whose turn it is
    may_pick: bool  # the turned-up two may be picked now
    stock: int  # cards
    renewals: int  # of the stock in this deal
    pile: int  # cards
    top: int  # place of the top card of the pile; -1 when the pile is empty
    buried: int  # the other cards of the pile
    in_hand: tuple[int, int]  # cards
    laid: tuple[int, int]  # natural cards on the table
    wilds: tuple[int, int]  # wild twos on the table: a byte of twos at the place of the rank they were laid with
    known: tuple[int, int]  # cards in hand that everyone saw the player take
    turns: tuple[int, int]  # each grows when the choices of its seat change

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seat that may play now; empty while cards are owed."""
        return _NOBODY if self.actor is None or self.phase is _RENEW else _ALONE[self.actor]

    @property
    def is_renewable(self) -> bool:
        """Whether a draw from an empty stock would renew it (Rules 5)."""
        return self.renewals < MOST_RENEWALS and self.pile >= LEAST_RENEWED

    @property
    def is_stock_gone(self) -> bool:
        """Whether the stock is used up: only taking and passing are left (Rules 5)."""
        return self.stock == 0 and not self.is_renewable

    def has_meld(self, seat: Seat, rank: int) -> bool:
        """Return whether `seat` has laid a meld of the rank at the place `rank`."""
        return self.laid[seat] >> 8 * rank & 255 != 0


def holds_pair(hand: int, top: int) -> bool:
    """Return whether packed `hand` has two cards of the rank of the card at place `top`."""
    return BYTE_SIZES[hand >> 8 * (top >> 2) & 255] >= 2


def before_first_deal(first: Seat) -> Board:
    """Return the bare table of a game in which `first` deals first."""
    return Board(
        number=0,
        dealer=first,
        phase=Phase.DEAL,
        actor=None,
        may_pick=False,
        stock=0,
        renewals=0,
        pile=0,
        top=-1,
        buried=0,
        in_hand=(0, 0),
        laid=(0, 0),
        wilds=(0, 0),
        known=(0, 0),
        turns=(0, 0),
    )
