"""The open part of a game of Cinch: what everyone knows. No field can hold a hidden card."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, StrEnum

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.options import CinchOptions
from bot.games.cinch.trumps import best_of, suit_of
from bot.games.one_card.board import Phase, TrickBoard
from bot.games.protocol import Seat, Side, clockwise
from bot.games.tricks import Trick

SIDES: tuple[Side, ...] = ((Seat.A, Seat.C), (Seat.B, Seat.D))  # partners sit opposite (C1.1)
PACKETS, PACKET = 3, 3  # nine cards each, in packets (C2.2)
DEALT = PACKETS * PACKET
STUB = 16  # cards
HELD = 6  # cards each after the draw, and tricks of a deal
LIMIT = 50  # deals (C7.3)
NONE = Hand()


class Stage(Enum):
    """A stage of an open deal."""

    BID = "bid"
    NAME = "name"  # the bidder names trumps
    THROW = "throw"  # someone has seven trumps or more
    ROB = "rob"  # the dealer chooses from the rest of the stub
    PLAY = "play"


class Ended(StrEnum):
    """A way for a deal to end (C12.3)."""

    PLAYED = "played"
    PASSED = "passed"  # all passed, and the cards were thrown in (C3.4)


class Part(StrEnum):
    """A part of the score (C6)."""

    HIGH = "high"
    LOW = "low"
    JACK = "jack"
    TEN = "ten"
    RIGHT = "right"
    LEFT = "left"

    @property
    def worth(self) -> int:
        """The points: five for a pedro, one for anything else."""
        return 5 if self in (Part.RIGHT, Part.LEFT) else 1


PARTS = tuple(Part)


@dataclass(frozen=True, slots=True)
class Call:
    """A bid, or a pass."""

    seat: Seat
    points: int  # 0: passed


@dataclass(frozen=True, slots=True)
class Taken:
    """A point taken: for the highest and lowest trump only provisionally, until the deal is over."""

    part: Part
    side: int  # which has it, by its number
    card: Card  # for which it is given
    seat: Seat  # who won it in a trick, or put it away; of the highest who played it
    is_put_away: bool = False  # by a defender, before the first trick (C4.8)


@dataclass(frozen=True, slots=True)
class Gone:
    """A trick that is over."""

    trick: Trick
    winner: Seat
    taken: tuple[Taken, ...]  # jack, ten and pedros that lay in it


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each side, unless they say otherwise."""

    deal: int
    dealer: Seat
    ended: Ended
    bidder: Seat | None  # who named trumps
    bid: int  # 0: none (C3.4)
    trump: Suit | None
    taken: tuple[Taken | None, ...]  # by part; None: nobody has it
    points: tuple[int, int]
    is_made: bool | None  # whether the contract was
    scores: tuple[int, int]
    sums: tuple[int, int]  # after it

    @property
    def totals(self) -> tuple[int, ...]:
        """Points after it, by seat: partners have the same."""
        return self.sums * 2


@dataclass(frozen=True, slots=True)
class Board(TrickBoard[CinchOptions, Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise.

    What lies there when a deal is over stays until the next one.
    """

    stage: Stage = Stage.BID
    calls: tuple[Call, ...] = ()  # of this deal, in order
    bidder: Seat | None = None  # the highest until now; at last who names trumps
    bid: int = 0  # the highest until now; 0: none
    trump: Suit | None = None
    put_away: tuple[int, ...] = (0, 0, 0, 0)  # plain cards: the rest of nine were trumps
    thrown: tuple[Hand, ...] = (NONE,) * 4  # trumps: shown, and dead
    drew: tuple[int, ...] = (0, 0, 0, 0)  # cards: filled up, or robbed
    stub: int = 0  # cards that are left of it, face down
    has_robbed: bool = False  # whether the dealer has seen and chosen
    behind: Hand = NONE  # trumps that the dealer left there: shown, and dead
    gone: tuple[Gone, ...] = ()  # tricks of this deal that are over
    taken: tuple[Taken | None, ...] = (None,) * len(PARTS)  # by part, so far
    lacks: tuple[frozenset[Suit], ...] = (frozenset(),) * 4  # suits that they have shown to be without; trumps are one

    # Players and questions

    @property
    def deals(self) -> int:
        """The largest possible number of deals."""
        return LIMIT

    @property
    def is_last(self) -> bool:
        """Whether the match is over with the deal that was counted last (C7.3)."""
        return max(self.sums) >= self.options.target or self.deal >= LIMIT

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides."""
        return SIDES

    @property
    def order(self) -> tuple[Seat, ...]:
        """All four from the dealer's left, the dealer last."""
        return clockwise(len(self.in_hand), after=self.dealer)

    @property
    def active(self) -> Seat | None:
        """The seat now asked."""
        if self.phase is not Phase.PLAY:
            return None
        match self.stage:
            case Stage.BID:
                return self.order[len(self.calls)]
            case Stage.NAME:
                return self.bidder
            case Stage.THROW:
                return next((seat for seat in self.order if self.to_throw(seat)), None)
            case Stage.ROB:
                return self.dealer
            case Stage.PLAY:
                return None if self.trick is None else self.trick.active

    @property
    def led(self) -> Suit | None:
        """The suit led: trumps, if that was the left pedro."""
        return None if self.trick is None or not self.trick.cards else suit_of(self.trick.cards[0], self.trump)

    @property
    def winning(self) -> Seat | None:
        """The seat whose card is winning the trick on the table."""
        if self.trick is None or (best := best_of(self.trick, self.trump)) is None:
            return None
        return self.trick.players[best]

    @property
    def bids(self) -> range:
        """The possible bids now: above the last one (C3.1)."""
        return range(self.bid + 1, HIGHEST_BID + 1)

    def had(self, seat: Seat) -> int:
        """Return how many trumps a seat was dealt, as all know once the others are put away."""
        return DEALT - self.put_away[seat]

    def to_throw(self, seat: Seat) -> int:
        """Return how many trumps a seat must still throw (C4.2)."""
        return max(0, self.in_hand[seat] - HELD) if self.stage is Stage.THROW else 0

    def missing(self, seat: Seat) -> int:
        """Return how many cards a seat lacks before the first trick (C4.3, C4.4)."""
        return max(0, HELD - self.in_hand[seat])

    # What everyone sees

    @property
    def declarers(self) -> int | None:
        """The number of the side whose contract it is, or whose it would be by the highest bid so far."""
        return None if self.bidder is None else side_of(self.bidder)

    @property
    def before(self) -> Gone | None:
        """The last trick that is over."""
        return self.gone[-1] if self.gone else None

    @property
    def dead(self) -> Hand:
        """Trumps that nobody plays anymore: thrown, or left in the stub by the dealer."""
        return Hand(card for hand in (*self.thrown, self.behind) for card in hand)

    def plays(self) -> Iterator[tuple[Seat, Card]]:
        """Yield all cards of this deal that were played, in order, and by whom."""
        for gone in self.gone:
            yield from gone.trick
        if self.trick is not None:
            yield from self.trick

    @property
    def played(self) -> Hand:
        """All cards of this deal that were played."""
        return Hand(card for _, card in self.plays())

    @property
    def tricks(self) -> tuple[int, int]:
        """Tricks of this deal that each side has won."""
        won = [side_of(gone.winner) for gone in self.gone]
        return won.count(0), won.count(1)

    @property
    def in_deal(self) -> tuple[int, int]:
        """Each side's points of this deal so far, high and low provisionally."""
        return points_of(self.taken)

    @property
    def sums(self) -> tuple[int, int]:
        """Points of the match until now, by side."""
        return self.scores[-1].sums if self.scores else (0, 0)


def side_of(seat: Seat) -> int:
    """Return the number of the side of a seat."""
    return seat % len(SIDES)


def partner(seat: Seat) -> Seat:
    """Return who sits opposite."""
    return Seat((seat + 2) % 4)


def points_of(taken: Iterable[Taken | None]) -> tuple[int, int]:
    """Return the points of each side."""
    points = [0, 0]
    for each in taken:
        if each is not None:
            points[each.side] += each.part.worth
    return points[0], points[1]
