"""The open part of a game of Daifugo: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import Enum, StrEnum

from bot.games.cards import Card, Hand, Rank
from bot.games.daifugo.options import DaifugoOptions
from bot.games.daifugo.titles import FOUR, Title, titles
from bot.games.dealing import DealtBoard
from bot.games.protocol import SEATS, Asking, Outcome, Seat, Window, clockwise

TWO, ONE = 2, 1  # cards that are exchanged (D5.1, D5.4)
NONE = Hand()


class Phase(Enum):
    """A phase: the next thing that must happen."""

    DEAL = "deal"  # a deck is owed
    GIVE = "give"  # a player who was given cards gives others back
    PLAY = "play"  # cards, or a pass
    OVER = "over"


class Closed(StrEnum):
    """A way for a round to end."""

    PASSED = "passed"  # all others have passed (D4.3)
    UNBEATABLE = "unbeatable"  # nothing beats those cards (D4.6)
    EIGHT = "eight"  # an eight ends it (D4.8)
    DEAL = "deal"  # with the deal (D4.5)


@dataclass(frozen=True, slots=True)
class Laid:
    """Cards that a player has played to a round."""

    seat: Seat
    cards: tuple[Card, ...]  # of one rank

    @property
    def rank(self) -> Rank:
        """Their rank."""
        return self.cards[0].rank


@dataclass(frozen=True, slots=True)
class Round:
    """A round that is over. Its cards lie there until someone leads; then they are face down."""

    number: int  # in its deal, from 1
    laid: tuple[Laid, ...]  # in the order of playing
    closed: Closed
    leader: Seat | None  # who leads after it; None if the deal is over


@dataclass(frozen=True, slots=True)
class Pair:
    """Two players who exchange cards in this deal (D5)."""

    poor: Seat  # gives the highest cards: forced, and done when the cards are dealt
    rich: Seat  # gives any back
    count: int  # of cards, each way


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat, unless they say otherwise."""

    deal: int
    dealer: Seat
    order: tuple[Seat, ...]  # in which they went out, the Destitute last
    titles: tuple[Title, ...]
    places: tuple[int, ...]  # from 1
    totals: tuple[int, ...]  # how often each was Daifugo, after it
    rounds: int
    revolutions: int
    held: int  # how many cards the Destitute was left with
    fell: Seat | None  # was Daifugo, and is Destitute
    rose: Seat | None  # was Destitute, and is Daifugo

    @property
    def scores(self) -> tuple[int, ...]:
        """The worth of the deal: places, the fewer the better."""
        return self.places


@dataclass(frozen=True, slots=True)
class Board(DealtBoard[Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise."""

    options: DaifugoOptions
    dealer: Seat
    in_hand: tuple[int, ...]  # cards
    phase: Phase = Phase.DEAL
    deal: int = 0  # from 1; 0 before the first
    active: Seat | None = None  # who leads, plays or passes now
    round: int = 0  # in this deal, from 1; 0 before the first lead is due
    laid: tuple[Laid, ...] = ()  # in this round, in the order of playing
    passed: frozenset[Seat] = frozenset()  # out of this round (D4.2)
    out: tuple[Seat, ...] = ()  # without cards in this deal, in that order
    is_turned: bool = False  # whether threes are high (D4.7)
    revolutions: int = 0  # in this deal
    before: Round | None = None  # the round that has ended, until someone leads or cards are dealt
    gone: Hand = NONE  # cards of rounds whose cards lie face down: memory for robots, never shown again (D8)
    pairs: tuple[Pair, ...] = ()  # who exchanges cards in this deal, the Daifugo first
    chosen: frozenset[Seat] = frozenset()  # who has chosen in secret what to give
    left: tuple[Seat, ...] = ()  # in the order of leaving
    scores: tuple[Score, ...] = ()  # finished deals
    outcome: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table."""
        return SEATS[: len(self.in_hand)]

    @property
    def is_deck_owed(self) -> bool:
        """Whether the next deal can begin."""
        return self.phase is Phase.DEAL

    @property
    def next_dealer(self) -> Seat:
        """The first is drawn by lot; then the Destitute deals (D3.1)."""
        return self.scores[-1].order[-1] if self.scores else self.dealer

    @property
    def next_leader(self) -> Seat:
        """The leader of the next deal: the Daifugo, or in the first the player at the dealer's left (D3.2)."""
        return self.scores[-1].order[0] if self.scores else clockwise(len(self.in_hand), after=self.dealer)[0]

    @property
    def next_pairs(self) -> tuple[Pair, ...]:
        """The pairs that exchange cards in the next deal (D5.1, D5.4)."""
        if not self.scores:
            return ()
        order = self.scores[-1].order
        first = Pair(order[-1], order[0], TWO)
        if len(order) < FOUR or not self.options.second_exchange:
            return (first,)
        return first, Pair(order[-2], order[1], ONE)

    @property
    def titles(self) -> tuple[Title, ...]:
        """The titles of the last finished deal; empty in the first."""
        return self.scores[-1].titles if self.scores else ()

    @property
    def points(self) -> tuple[int, ...]:
        """The number of times each has been Daifugo."""
        return self.scores[-1].totals if self.scores else (0,) * len(self.in_hand)

    def title(self, seat: Seat) -> Title | None:
        """Return the title that a seat has by now: in this deal, once it is out, else that of the deal before."""
        if self.phase is not Phase.DEAL and seat in self.out:
            return titles(len(self.in_hand))[self.out.index(seat)]
        return self.titles[seat] if self.scores else None

    @property
    def top(self) -> Laid | None:
        """The cards to beat; None while a lead is due."""
        return self.laid[-1] if self.laid else None

    @property
    def wanted(self) -> int | None:
        """The number of cards the table wants; None while a lead is due."""
        return len(self.laid[-1].cards) if self.laid else None

    @property
    def holding(self) -> tuple[Seat, ...]:
        """The seats that hold cards."""
        return tuple([seat for seat in self.seats if self.in_hand[seat]])

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that may act: the one in turn, or all that give cards back, from the dealer's left."""
        if self.phase is Phase.PLAY:
            return () if self.active is None else (self.active,)
        if self.phase is not Phase.GIVE:
            return ()
        rich = {pair.rich for pair in self.pairs}
        return tuple(seat for seat in clockwise(len(self.in_hand), after=self.dealer) if seat in rich)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats to play, or to give cards back."""
        return frozenset(self.asked)

    def asking(self, seat: Seat, passed: frozenset[Seat]) -> "Board":
        """Return the board once it is the turn of `seat`, and these have passed."""
        return Board(  # what `replace` would do, in a fifth of its time: most moves of a game come here
            self.options,
            self.dealer,
            self.in_hand,
            self.phase,
            self.deal,
            seat,
            self.round,
            self.laid,
            passed,
            self.out,
            self.is_turned,
            self.revolutions,
            self.before,
            self.gone,
            self.pairs,
            self.chosen,
            self.left,
            self.scores,
            self.outcome,
        )

    @property
    def window(self) -> Window | None:
        """The secret choice that is open, where two give cards back at the same time (D5.4)."""
        asked = self.asked
        if self.phase is not Phase.GIVE or len(asked) == 1:
            return None
        return Window(Asking.CHOICE, asked, self.chosen)

    def gives(self, seat: Seat | None) -> int:
        """Return how many cards a seat gives back in this deal; 0 for a seat that gives none."""
        return next((pair.count for pair in self.pairs if pair.rich == seat), 0)
