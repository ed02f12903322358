"""The events of a game of Cinch, besides those of every game of one card a turn."""

from dataclasses import dataclass, replace

from bot.games.cards import Hand, Suit
from bot.games.cinch.board import STUB, Score, Taken
from bot.games.dealing import DealOver, HandsDealt, own_alone
from bot.games.protocol import Event, Seat


@dataclass(frozen=True, slots=True)
class Dealt(HandsDealt):
    """A deal begins. Each player knows only their own nine cards."""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player has passed."""

    seat: Seat
    is_only: bool = False  # there was nothing left to bid (C3.1)

    @property
    def is_forced(self) -> bool:
        """Whether nothing else could be called."""
        return self.is_only


@dataclass(frozen=True, slots=True)
class Bade(Event):
    """A player has bid."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Named(Event):
    """The naming of trumps: the contract is fixed, and all other cards are put away unseen (C4.1)."""

    seat: Seat
    suit: Suit
    bid: int  # 0: all had passed (C3.4)
    put_away: tuple[int, ...]  # cards, by seat


@dataclass(frozen=True, slots=True)
class Threw(Event):
    """A player with seven trumps or more has thrown some, which all see (C4.2)."""

    seat: Seat
    cards: Hand
    scoring: Hand  # those of them that are worth points


@dataclass(frozen=True, slots=True)
class Filled(Event):
    """The hands are filled up from the stub, and if that is too short from what was put away (C4.3, C4.6, C4.7).

    Each player knows only the cards they received; the dealer also knows those left to choose from.
    """

    seat: Seat  # the dealer
    drew: tuple[int, ...]  # cards, by seat
    cards: tuple[Hand | None, ...]
    robs: int  # cards that the dealer will choose now
    stub: int  # cards that are left
    rest: Hand | None  # these, for the dealer who chooses

    @property
    def back(self) -> int:
        """The number of cards that came from what was put away, since the stub was too short (C4.6)."""
        return max(0, sum(self.drew) - STUB)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event without the cards of others."""
        return replace(self, cards=own_alone(self.cards, seat), rest=self.rest if seat == self.seat else None)


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """The dealer has chosen cards from the stub. Trumps that stay behind are shown (C4.4, C4.5)."""

    seat: Seat
    count: int
    cards: Hand | None  # only the dealer knows them
    behind: Hand
    scoring: Hand  # those left behind that are worth points

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return this event; without the cards for anyone else."""
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Won(Event):
    """A trick is over."""

    seat: Seat  # who has won it, and leads next
    number: int  # of the trick in its deal, from 1
    taken: tuple[Taken, ...]  # jack, ten and pedros that lay in it
    points: int  # what they are worth


@dataclass(frozen=True, slots=True)
class Scored(DealOver[Score]):
    """The deal is over."""
