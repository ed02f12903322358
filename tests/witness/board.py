"""The open part of a game of Magpie: public facts. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum

from bot.games.cards import JOKER, RANKS, Card, Hand, deck_of
from bot.games.dealing import DealtBoard
from bot.games.protocol import SEATS, Asking, Outcome, Seat, Side, Window, clockwise
from tests.witness.options import MagpieOptions

DEALT = 3  # cards each
TURNS = 2  # of each seat in a deal
SIDES: tuple[Side, ...] = ((Seat.A, Seat.C), (Seat.B, Seat.D))  # of four (1.1)


class Phase(Enum):
    """The next required act."""

    DEAL = "deal"  # a deck is owed
    GIVE = "give"  # all choose a card in secret
    BEGIN = "begin"  # a turn begins; others may be asked
    CLAIMED = "claimed"  # a claim held: the active player draws
    RENEW = "renew"  # a renewed stock is owed
    DISCARD = "discard"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Score:
    """A finished deal. Tuples have one entry for each seat."""

    deal: int
    dealer: Seat
    pot: int  # chips that were won
    winners: Side
    hands: tuple[Hand | None, ...]  # of the winners (5.1)
    scores: tuple[int, ...]  # how the chips changed
    chips: tuple[int, ...]  # after it


@dataclass(frozen=True, slots=True)
class Board(DealtBoard[Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: MagpieOptions
    dealer: Seat
    chips: tuple[int, ...]
    in_hand: tuple[int, ...]  # cards
    known: tuple[Hand, ...]  # cards in hand that everyone saw come there
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    played: int = 0  # turns of this deal that are over
    stock: int = 0  # cards
    renewals: int = 0
    pile: tuple[Card, ...] = ()  # its top last
    thrower: Seat | None = None  # of the top card
    chosen: frozenset[Seat] = frozenset()  # who has chosen a card to give
    asked: tuple[Seat, ...] = ()  # for a claim, in order
    claims: tuple[Seat, ...] = ()  # those who have claimed in this deal
    pot: int = 0
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[Score, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return SEATS[: len(self.chips)]

    @property
    def sides(self) -> tuple[Side, ...]:
        """The players on each side."""
        return sides_of(len(self.chips))

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of a deal (1.2)."""
        return deck_for(len(self.chips))

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    @property
    def next_dealer(self) -> Seat:
        """The next dealer: the deal passes to the left (2.1)."""
        return self.dealer if self.deal == 0 else self.order[0]

    @property
    def active(self) -> Seat | None:
        """The seat whose turn it is."""
        if self.phase in (Phase.DEAL, Phase.GIVE, Phase.OVER):
            return None
        return self.order[self.played % len(self.seats)]

    @property
    def order(self) -> tuple[Seat, ...]:
        """All seats from the dealer's left."""
        return clockwise(len(self.seats), after=self.dealer)

    @property
    def price(self) -> int:
        """The cost of a claim now (4.2)."""
        return len(self.claims) + 1

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now."""
        if self.phase is Phase.GIVE:
            return frozenset(self.seats)
        active = self.active
        if active is None or self.phase is Phase.RENEW:
            return frozenset()
        return frozenset((active, *self.asked))

    @property
    def window(self) -> Window | None:
        """The window that is open; of a claim nobody sees who has answered."""
        if self.phase is Phase.GIVE:
            return Window(Asking.CHOICE, self.order, self.chosen)
        return Window(Asking.CLAIM, self.asked, active=self.active) if self.asked else None

    def points(self, card: Card) -> int:
        """Return what a card counts at the end of a deal (1.2)."""
        return self.options.joker if card == JOKER else worth(card)

    def to_be_asked(self) -> tuple[Seat, ...]:
        """Return who is asked when a turn begins (4.2)."""
        if not self.pile or self.active is None:
            return ()
        return clockwise(len(self.seats), after=self.active, without=(self.active, self.thrower, *self.claims))


def sides_of(seats: int) -> tuple[Side, ...]:
    """Return the sides at a table of `seats` (1.1)."""
    return SIDES if seats == 4 else tuple((seat,) for seat in SEATS[:seats])


def deck_for(seats: int) -> tuple[Card, ...]:
    """Return the deck of `seats` players, in hand order (1.2)."""
    return deck_of([card for card in deck_of() if card.rank in RANKS[:seats]], jokers=2)


def worth(card: Card) -> int:
    """Return the points of a card (1.2)."""
    return 6 if card == JOKER else 5 - card.rank.place
