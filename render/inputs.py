"""The values that pictures are drawn from besides a view of a game, and the finished picture."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from bot.games.cards import Card, Hand, HandOrder, Rank
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat, Settlement


class Theme(StrEnum):
    """The colours of the panel behind the cards: ink blue or bone."""

    NIGHT = "night"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class Style:
    """How a reader or a server wants pictures to look."""

    theme: Theme = Theme.NIGHT
    four_colours: bool = False  # diamonds blue, clubs green
    order: HandOrder = HandOrder.DOWN  # of the ranks in a private hand
    larger: bool = False  # cards in a private hand; a desktop may then have to shrink the picture


PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. The alt text of a hand is as secret as the hand."""

    png: bytes
    alt: str  # at most 1024 characters
    filename: str  # tells only the kind of picture


class Feast(StrEnum):
    """Something to celebrate at the end of a deal or a game."""

    NATURAL = "natural"  # all eight cards of a rank
    CLEAN = "clean"  # out without a wild two on the table
    CHAPEAU = "chapeau"  # a deal below zero
    GREAT_DEAL = "great-deal"  # many points in one deal
    SKUNK = "skunk"  # won with the opponent under half the target
    COMEBACK = "comeback"  # won after a chapeau


@dataclass(frozen=True, slots=True)
class Celebration:
    """What a banner says, in one line."""

    feast: Feast
    seat: Seat  # who did it, or whose chapeau it is
    rank: Rank | None = None  # of a natural
    points: int = 0  # of a great deal
    first: bool = False  # the player's first of this kind


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that everybody may see."""

    cards: Hand
    points: int
    fresh: tuple[Card, ...] = ()  # cards that have just come


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table with both hands open: at the end of a deal, or at a moment of a finished game.

    All hands of a deal are open once it is counted; those of an open deal never are, not even of its own players. So
    this is built only from the views of both seats that the log gives for a deal that was counted, or for a game
    that is over (`OpenTable.of`).
    """

    view: MilleView  # of a bystander
    hands: tuple[OpenHand, OpenHand]  # by seat
    celebrations: tuple[Celebration, ...] = ()  # the most important first

    @classmethod
    def of(cls, views: Sequence[MilleView], celebrations: Collection[Celebration] = ()) -> "OpenTable":
        """The open table of both seats' views at the same moment. Raises ValueError for other views."""
        if [view.seat for view in views] != [Seat.A, Seat.B] or views[0].board != views[1].board:
            raise ValueError("an open table needs the views of both seats at one moment")
        first, second = (OpenHand(view.hand or Hand(), view.held_points, view.fresh) for view in views)
        everybody = replace(views[0], seat=None, hand=None, held_points=0, fresh=())
        return cls(everybody, (first, second), tuple(celebrations))


@dataclass(frozen=True, slots=True)
class SettlementSheet:
    """What a receipt prints. The lines and transfers of the settlement are printed as they are."""

    settlement: Settlement
    winner: Seat | None  # None: nobody won
    totals: tuple[int, int]  # points, by seat
    stake: int  # the smaller stake, minor units
    unit: str  # the word after an amount, such as "chips"
    game: str = ""  # the seed of the pencil marks, which differ from game to game but not when drawn again
    celebrations: tuple[Celebration, ...] = ()  # the most important first


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One player on the leaderboard."""

    place: int | None  # from 1; None for a provisional rating on a leaderboard by rating
    name: str
    won: int  # games
    lost: int
    naturals: int
    chapeaux: int  # given to opponents
    net: int  # minor units won less those lost
    rating: int = 0
    is_provisional: bool = False  # the rating, which is then followed by a question mark


class Column(Enum):
    """A column of numbers on the leaderboard."""

    RECORD = "record"
    NATURALS = "naturals"
    CHAPEAUX = "chapeaux"
    LAST = "last"  # amounts, or ratings


@dataclass(frozen=True, slots=True)
class LeaderboardSheet:
    """A page of the leaderboard. `title` and `season` are in the reader's language."""

    rows: tuple[LeaderboardRow, ...]  # ten at most, in order of place
    title: str = ""  # such as "By rating"; "" for "Leaderboard"
    season: str = ""  # such as "All time"
    unit: str = "chips"
    rated: bool = False  # the last column shows ratings instead of amounts
    by: Column = Column.LAST  # the column that decides the places, which is not muted


@dataclass(frozen=True, slots=True)
class Bar:
    """A finished game on a chart."""

    margin: int  # points ahead of the best opponent; negative when behind
    won: bool


@dataclass(frozen=True, slots=True)
class Count:
    """One number about a player, with its words in the reader's language."""

    figure: str
    label: str
    spoken: str  # both, as the alt text says them


@dataclass(frozen=True, slots=True)
class StatsSheet:
    """The stats of a player, all or against one opponent."""

    name: str
    against: str  # the opponent's name; "" for all
    counts: tuple[Count, ...]  # the most important first
    bars: tuple[Bar, ...]  # the last games, oldest first
