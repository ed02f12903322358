"""The open part of a game of Rolling Stone: what everyone knows. No field can hold a hidden card."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import CARDS, Card, Hand, Suit
from bot.games.one_card.board import TrickBoard
from bot.games.protocol import Seat
from bot.games.rolling_stone.options import RollingOptions
from bot.games.tricks import Trick, of_suit

DEALT = 8  # cards each (R1.2)
LIMIT = 150  # tricks of a deal (R4.2)
NONE = Hand()


class Ended(StrEnum):
    """A way for a deal to end (R10.3)."""

    OUT = "out"  # someone's last card left their hand (R4.1)
    LIMIT = "limit"  # after the last trick that a deal may have (R4.2)
    LEFT = "left"  # all others had left the game (R7.2)


@dataclass(frozen=True, slots=True)
class Gone:
    """A trick that is no longer on the table: all had followed, or someone has taken it up."""

    trick: Trick
    leader: Seat  # the leader after it: the player of the highest card, or the one who took it up
    is_taken: bool  # whether `leader` took its cards up; else they are out of the deal


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """A finished deal. Tuples have one entry for each seat, unless they say otherwise."""

    deal: int
    dealer: Seat
    ended: Ended
    winner: Seat | None  # None: drawn (R4.2)
    tricks: int  # discarded or taken up
    taken: int  # how many of them were taken up
    hands: tuple[Hand, ...]  # what was left, which everyone may see
    took: tuple[int, ...]  # how many tricks each took up
    most: tuple[int, ...]  # the most cards that each has held
    scores: tuple[int, ...]  # points of this deal; they sum to zero
    totals: tuple[int, ...]  # points after it


@dataclass(frozen=True, slots=True)
class Board(TrickBoard[RollingOptions, Score]):
    """The open part of a game at one moment. Tuples have one entry for each seat, unless they say otherwise.

    The trick in which a deal has ended stays on the table until the next one.
    """

    before: Gone | None = None  # the trick before the one on the table
    tricks: int = 0  # of this deal, discarded or taken up
    going_round: int = 0  # of these, those that were taken up since the last one was discarded
    discarded: Hand = NONE  # out of this deal (R3.3)
    known: tuple[Hand, ...] = ()  # cards that everyone saw this seat take up, and not play since
    lacks: tuple[frozenset[Suit], ...] = ()  # suits of which a seat holds only known cards: it could not follow
    took: tuple[int, ...] = ()  # how many tricks each has taken up in this deal
    most: tuple[int, ...] = ()  # the most cards that each has held in this deal

    @property
    def taken(self) -> int:
        """The number of tricks of this deal that were taken up."""
        return sum(self.took)

    @property
    def tricks_left(self) -> int:
        """The number of tricks left until the deal ends by itself."""
        return LIMIT - self.tricks

    @property
    def winning(self) -> Seat | None:
        """The seat with the highest card in the trick on the table."""
        return None if self.trick is None else self.trick.winning(None)

    @property
    def fewest(self) -> tuple[Seat, ...]:
        """The seats with the fewest cards: several if tied."""
        least = min(self.in_hand)
        return tuple(seat for seat in self.seats if self.in_hand[seat] == least)

    @property
    def deals(self) -> int:
        """The number of deals to play (R5.2)."""
        return self.options.deals

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of a deal at this table, in hand order: eight for each player, the highest (R1.2)."""
        return CARDS[: DEALT * len(self.in_hand)]

    def in_play(self, suit: Suit) -> int:
        """Return how many cards of a suit are not discarded: in hands, or on the table."""
        return 2 * len(self.in_hand) - len(of_suit(self.discarded, suit))

    def hidden(self, seat: Seat) -> int:
        """Return how many cards in a hand are not known to everyone."""
        return 0 if self.last is not None else self.in_hand[seat] - len(self.known[seat])

    def is_void(self, seat: Seat, suit: Suit) -> bool:
        """Return whether everyone knows that a seat holds no card of a suit."""
        return suit in self.lacks[seat] and not of_suit(self.known[seat], suit)
