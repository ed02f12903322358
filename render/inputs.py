"""What pictures are made from besides a view of a game, and what comes out: small values of render's own."""

from dataclasses import dataclass
from enum import Enum

from bot.games.cards import HandOrder
from bot.games.protocol import Seat, Settlement


class Theme(Enum):
    """Ink blue or bone: the panel behind the cards. Night is the default everywhere."""

    NIGHT = "night"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class Style:
    """How one reader, or one server, wants pictures to look."""

    theme: Theme = Theme.NIGHT
    four_colours: bool = False  # diamonds blue, clubs green
    order: HandOrder = HandOrder.DOWN  # of a private hand
    larger: bool = False  # a private hand of larger cards; the picture may then be taller than a desktop shows whole


PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. Whoever may not see the hand may not read its alt text either."""

    png: bytes
    alt: str  # at most 1024 characters
    filename: str  # says the kind only


@dataclass(frozen=True, slots=True)
class SettlementSheet:
    """What a receipt prints: the settlement's lines and transfer as they are; nothing is computed from them."""

    settlement: Settlement
    winner: Seat | None  # None: nobody won
    totals: tuple[int, int]  # points, by seat
    stake: int  # the smaller stake, minor units
    unit: str  # the word after an amount: "chips"
    game: str = ""  # seeds the pencil marks, so that they differ from game to game and stay when drawn anew


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One player on the leaderboard."""

    place: int  # from 1
    name: str
    won: int  # games
    lost: int
    naturals: int
    chapeaux: int  # given to opponents
    net: int  # minor units won, less those lost
    rating: int = 0
    own: bool = False  # the asking player: shown after a gap when further down than the rows that fit


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
    season: str = ""  # in the reader's words: "Season 3"
    unit: str = "chips"
    rated: bool = False  # the last column shows ratings in place of amounts
    by: Column = Column.LAST  # what the places follow from: the one column that is not muted


@dataclass(frozen=True, slots=True)
class Bar:
    """A finished game on a chart."""

    margin: int  # points ahead of the best opponent, below zero behind
    won: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """The last games of a player, oldest first."""

    name: str
    bars: tuple[Bar, ...]
