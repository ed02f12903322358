"""The view of a seat in a game with contracts (`contracts.py`): its hand, and the melds that it has still to lay."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import ClassVar, Generic, Protocol, TypeVar

from bot.games.cards import Card, Hand
from bot.games.dealing import DealtBoard, JudgedView
from bot.games.protocol import SEATS, Move, Seat, Window
from bot.games.rummy.arranging import Arrangement, arrangements, filled
from bot.games.rummy.contracts import ContractOptions
from bot.games.rummy.covering import MOST_WAYS, lays_of
from bot.games.rummy.laid import Laid
from bot.games.rummy.laying import Lay
from bot.games.rummy.melds import MeldRules, Wanted
from bot.games.rummy.nearing import Slot, slots


@dataclass(frozen=True, slots=True)
class ContractScore:
    """A finished deal, after which all hands are shown. Tuples have one entry for each seat."""

    deal: int
    dealer: Seat
    contract: int
    out: Seat | None  # who went out
    hands: tuple[Hand, ...]  # as they were at the end
    scores: tuple[int, ...]  # points
    totals: tuple[int, ...]  # points after it


class ContractTable(Protocol):
    """The open part of the deal on the table, as far as every game with contracts has it."""

    @property
    def active(self) -> Seat | None:
        """The player whose turn it is."""

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked for the top of the pile, in the order in which they count."""

    @property
    def in_hand(self) -> tuple[int, ...]:
        """Numbers of cards, by seat."""

    @property
    def known(self) -> tuple[Hand, ...]:
        """The cards in hand that everyone saw come there, by seat."""

    @property
    def has_laid(self) -> tuple[bool, ...]:
        """Whether each player has laid the contract, by seat."""

    @property
    def lays_now(self) -> bool:
        """Whether the active player has laid the contract in this very turn."""

    @property
    def stock(self) -> int:
        """The number of cards in the stock."""

    @property
    def pile(self) -> tuple[Card, ...]:
        """The pile, its top last."""

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""

    @property
    def thrower(self) -> Seat | None:
        """The seat that discarded the top card; None for any other card."""

    @property
    def takes(self) -> int:
        """Turns in a row that began with `take`."""

    @property
    def renewals(self) -> int:
        """The number of times the stock was renewed in this deal."""

    @property
    def awaits_stock(self) -> Seat | None:
        """The player whose draw or penalty card waits for a renewed stock; None while nobody does."""

    @property
    def melds(self) -> tuple[Laid, ...]:
        """The melds in order of their numbers."""


ScoreT_co = TypeVar("ScoreT_co", bound=ContractScore, covariant=True)


class ContractBoard(DealtBoard[ScoreT_co], Generic[ScoreT_co]):
    """The open part of such a game. A game's own is a frozen dataclass with these fields too."""

    __slots__ = ()

    options: ContractOptions
    dealer: Seat
    table: ContractTable
    contract: int  # of the deal; 0 before the first

    @property
    @abstractmethod
    def at(self) -> int:
        """The place of the contract that is played, or comes next, among the agreed ones, counted from 0."""

    @property
    def is_dealt(self) -> bool:
        """Whether a deal is on."""
        return self.table.active is not None

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.table.active is None and self.outcome is None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return SEATS[: len(self.table.in_hand)]

    @property
    def next_contract(self) -> int:
        """The contract of the next deal."""
        return int(self.options.contracts[self.at])

    @property
    def points(self) -> tuple[int, ...]:
        """The totals so far, by seat."""
        return self.scores[-1].totals if self.scores else (0,) * len(self.seats)


BoardT_co = TypeVar("BoardT_co", bound=ContractBoard[ContractScore], covariant=True)


@dataclass(frozen=True, slots=True)
class ContractView(JudgedView[BoardT_co], Generic[BoardT_co]):
    """A view of such a game from `seat` (None: a bystander)."""

    contracts: ClassVar[Mapping[int, Wanted]]  # the melds of each contract, by its number
    rules: ClassVar[MeldRules]

    answer: Move | None = field(repr=False)  # of this seat in the window that is open
    fresh: tuple[Card, ...] = field(repr=False)  # that came since this seat's last turn, in order; some may be laid

    @staticmethod
    @abstractmethod
    def worth(card: Card) -> int:
        """Return the points of a card left in hand."""

    @property
    def window(self) -> Window | None:
        """The window that is open, with the own answer alone."""
        window = self.board.window
        if window is None or self.seat is None or self.answer is None:
            return window
        return replace(window, answered=frozenset((self.seat,)))

    @property
    def contract(self) -> Wanted | None:
        """The melds of the contract of the deal, which is on or just over; None before the first."""
        return self.contracts[self.board.contract] if self.board.contract else None

    @property
    def wanted(self) -> Wanted | None:
        """The melds of the contract, while this seat has still to lay it."""
        if self.seat is None or not self.board.is_dealt or self.board.table.has_laid[self.seat]:
            return None
        return self.contract

    def arrangements(self) -> tuple[Arrangement, ...]:
        """Return ways to lay the contract: fewest jokers first, then those that leave the fewest points in hand."""
        return () if self.wanted is None else arrangements(self.hand, self.wanted, self.rules, worth=self.worth)

    def ways(self, cards: Sequence[Card]) -> tuple[Lay, ...]:
        """Return ways to lay exactly these cards: the whole contract at first, later as few melds as possible."""
        lays = lays_of(cards, self.wanted, self.rules)
        return tuple(islice((lay for lay in lays if self.refusal(lay) is None), MOST_WAYS))

    def slots(self) -> tuple[Slot, ...]:
        """Return the melds of the contract as far as the hand fills them; none once it is laid."""
        return () if self.wanted is None else slots(self.hand, self.wanted, self.rules)

    def filled(self) -> tuple[Slot, ...]:
        """Return the same, and once the contract is complete its melds as they are best laid."""
        ways = self.arrangements()
        return filled(ways[0]) if ways else self.slots()

    def unseen(self) -> tuple[Card, ...]:
        """Return the stock and the hands of others, in hand order, without cards that everyone saw them get."""
        board = self.board
        if board.deal == 0:
            return ()
        seen = Counter(board.table.pile)
        for _, meld in board.table.melds:
            seen.update(meld.cards)
        if board.last is not None:
            hands = board.last.hands  # they are shown
        else:
            known = board.table.known
            hands = tuple(self.hand if seat == self.seat else known[seat] for seat in board.seats)
        for hand in hands:
            seen.update(hand)
        return tuple(sorted((Counter(board.deck) - seen).elements(), key=lambda card: card.place))
