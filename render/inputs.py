"""The values that pictures are drawn from besides a view of a game, and the finished picture."""

from dataclasses import dataclass
from enum import Enum

from bot.games.cards import HandOrder
from bot.games.protocol import Seat, Settlement


class Theme(Enum):
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


@dataclass(frozen=True, slots=True)
class SettlementSheet:
    """What a receipt prints. The lines and transfers of the settlement are printed as they are."""

    settlement: Settlement
    winner: Seat | None  # None: nobody won
    totals: tuple[int, int]  # points, by seat
    stake: int  # the smaller stake, minor units
    unit: str  # the word after an amount, such as "chips"
    game: str = ""  # the seed of the pencil marks, which differ from game to game but not when drawn again


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One player on the leaderboard."""

    place: int  # from 1
    name: str
    won: int  # games
    lost: int
    naturals: int
    chapeaux: int  # given to opponents
    net: int  # minor units won less those lost
    rating: int = 0
    own: bool = False  # the asking player's row, which is always shown


class Column(Enum):
    """A column of numbers on the leaderboard."""

    RECORD = "record"
    NATURALS = "naturals"
    CHAPEAUX = "chapeaux"
    LAST = "last"  # amounts, or ratings


@dataclass(frozen=True, slots=True)
class LeaderboardSheet:
    """A page of the leaderboard."""

    rows: tuple[LeaderboardRow, ...]  # in order of place
    season: str = ""  # in the reader's language, such as "Season 3"
    unit: str = "chips"
    rated: bool = False  # the last column shows ratings instead of amounts
    by: Column = Column.LAST  # the column that decides the places, which is not muted


@dataclass(frozen=True, slots=True)
class Bar:
    """A finished game on a chart."""

    margin: int  # points ahead of the best opponent; negative when behind
    won: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """The last games of a player."""

    name: str
    bars: tuple[Bar, ...]  # oldest first
