"""The values from which pictures of any game are drawn, and the finished picture."""

from dataclasses import dataclass
from enum import Enum, StrEnum

from bot.games.cards import HandOrder


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
