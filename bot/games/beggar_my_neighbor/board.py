"""The open part of a game of Beggar My Neighbor: what everyone knows. No field can hold a card of a stack."""

from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from bot.games.beggar_my_neighbor.options import BeggarOptions
from bot.games.cards import RANKS, Card
from bot.games.dealing import DealtBoard
from bot.games.protocol import Outcome, Seat

SEATS = (Seat.A, Seat.B)
LOW = 10  # cards in a stack that are announced (B8)
_DEMANDS = {rank: max(0, 4 - rank.place) for rank in RANKS}


def demand(card: Card) -> int:
    """Return how many cards a penalty card makes the other player pay; none for a number card (B1.1)."""
    return _DEMANDS[card.rank]


def other(seat: Seat) -> Seat:
    """Return the other player."""
    return SEATS[1 - seat]


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    TURN = "turn"
    OVER = "over"


class Ended(StrEnum):
    """A way for a deal to end (B10.3)."""

    ALL = "all"  # one player has all cards (B4.1, B4.2)
    LIMIT = "limit"  # after the last lap that a deal may have (B4.3)


@dataclass(frozen=True, slots=True)
class Go:
    """The cards that one player turned at one time (B3.7)."""

    seat: Seat
    cards: tuple[Card, ...]
    owed: int  # before it; none in free turning

    @property
    def demands(self) -> int:
        """The number of cards that its last card demands of the other player."""
        return demand(self.cards[-1])

    @property
    def has_stopped(self) -> bool:
        """Whether a penalty card has stopped the payment (B3.4)."""
        return self.owed > 0 and self.demands > 0


@dataclass(frozen=True, slots=True)
class Taken:
    """A whole lap: what was turned onto the empty pile until someone took it."""

    number: int  # in its deal, from 1
    goes: tuple[Go, ...]
    seat: Seat  # who took the pile
    held: tuple[int, int]  # cards in the stacks after it

    @property
    def count(self) -> int:
        """The number of cards taken."""
        return sum(len(go.cards) for go in self.goes)

    @property
    def rally(self) -> tuple[Card, ...]:
        """Its penalty cards: each but the first has stopped the payment for the one before."""
        return rally(self.goes)


def rally(goes: tuple[Go, ...]) -> tuple[Card, ...]:
    """Return the penalty cards of a lap, or of as much of it as was turned."""
    return tuple(go.cards[-1] for go in goes if go.demands)


@dataclass(frozen=True, slots=True)
class Course:
    """The remarkable events of a deal so far."""

    rally: tuple[Card, ...] = ()  # the longest
    pile: int = 0  # the largest that was taken
    fewest: tuple[int, int] = (26, 26)  # cards in each stack after a lap

    def after(self, lap: Taken) -> "Course":
        """Return the same with one lap more."""
        longest = lap.rally if len(lap.rally) > len(self.rally) else self.rally
        fewest = (min(self.fewest[0], lap.held[0]), min(self.fewest[1], lap.held[1]))
        return Course(longest, max(self.pile, lap.count), fewest)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat."""

    deal: int
    dealer: Seat
    ended: Ended
    winner: Seat | None  # None: drawn (B4.3)
    laps: int
    turned: int  # cards
    held: tuple[int, int]  # cards in the stacks
    course: Course
    scores: tuple[int, int]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Board(DealtBoard[Score]):
    """The open part of a game at one moment. Pairs have one entry for each seat."""

    options: BeggarOptions
    dealer: Seat
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    in_stack: tuple[int, int] = (0, 0)  # cards
    goes: tuple[Go, ...] = ()  # of the lap that is on, whose cards lie on the pile
    turner: Seat | None = None  # who turns next
    owed: int = 0  # by who turns next; none in free turning
    laps: int = 0  # whole ones of this deal
    turned: int = 0  # cards of this deal
    last_laps: tuple[Taken, ...] = ()  # those that the last move has finished
    course: Course = Course()
    left: tuple[Seat, ...] = ()
    scores: tuple[Score, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Both players."""
        return SEATS

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    @property
    def next_dealer(self) -> Seat:
        """The first by lot, then the deal alternates (B2.1)."""
        return self.dealer if self.deal == 0 else other(self.dealer)

    @property
    def to_act(self) -> frozenset[Seat]:
        """Both may act all the time while a deal is on (B7.4)."""
        return frozenset(SEATS if self.phase is Phase.TURN else ())

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards between them, in the order in which they were turned."""
        return tuple(card for go in self.goes for card in go.cards)

    @property
    def rally(self) -> tuple[Card, ...]:
        """The penalty cards on the pile."""
        return rally(self.goes)

    @property
    def points(self) -> tuple[int, int]:
        """Deals won."""
        return self.scores[-1].totals if self.scores else (0, 0)

    def over(self, outcome: Outcome) -> "Board":
        """Return the board once the game is over."""
        return replace(self, phase=Phase.OVER, turner=None, owed=0, outcome=outcome)
