"""The values from which pictures of any game are drawn, and the finished picture."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import HandOrder, Sorting
from render.shapes import Shape


class Theme(StrEnum):
    """The colors of the panel behind the cards: ink blue or bone."""

    NIGHT = "night"
    DAY = "day"


@dataclass(frozen=True, slots=True)
class Style:
    """The look of pictures that a reader or a server wants."""

    theme: Theme = Theme.NIGHT
    four_colors: bool = False  # diamonds blue, clubs green
    order: HandOrder = HandOrder.DOWN  # of the ranks in a private hand
    larger: bool = False  # cards in a private hand; a desktop may then have to shrink the picture
    sorting: Sorting = Sorting.SUIT  # what lies together in a private hand, where a game lets players choose


PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Stakes:
    """The stakes that people agreed to play for."""

    smaller: int  # minor units; 0 for fun
    unit: str  # the word for the unit, in the reader's language


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture. The alt text of a hand is as secret as the hand."""

    png: bytes
    alt: str  # at most 1024 characters
    filename: str  # names only the kind of picture
    whole: str = ""  # all that there is to say, where the alt text leaves some out; as secret as that


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """One player on the leaderboard."""

    place: int | None  # from 1; None for a provisional rating on a leaderboard by rating
    name: str
    won: int  # games
    lost: int
    own: tuple[int, ...]  # what counts on each of the game's own boards, in order of its columns
    net: int  # minor units won less those lost
    rating: int = 0
    is_provisional: bool = False  # the rating, which is then followed by a question mark


RECORD, LAST = "record", "last"
"""The number columns of every leaderboard: games won and lost; and amounts, or ratings."""


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """A column for one of a game's own boards, with its sign above it."""

    key: str  # of the board, and of its words
    sign: Shape
    width: float  # pt, of the sign
    inset: float = 0.0  # pt, between the sign and the right edge of the numbers


@dataclass(frozen=True, slots=True)
class LeaderboardSheet:
    """A page of the leaderboard. `title` and `season` are in the reader's language."""

    rows: tuple[LeaderboardRow, ...]  # ten at most, in order of place
    title: str = ""  # such as "By rating"; "" for "Leaderboard"
    season: str = ""  # such as "All time"
    unit: str = "coins"
    rated: bool = False  # the last column shows ratings instead of amounts
    has_last: bool = True  # False where there are neither: a game of chance, by anything but amounts
    by: str = LAST  # the column that decides the places, which is not muted: `RECORD`, `LAST`, or the key of an own one
    columns: tuple[OwnColumn, ...] = ()  # of the game's own boards, three at most
    is_points: bool = False  # the last column shows points of a league, in hundredths as `net`
    is_over: bool = False  # nobody leads anymore: who is first has won


@dataclass(frozen=True, slots=True)
class Bar:
    """A finished game on a chart."""

    margin: int  # points ahead of the best opponent; negative when behind
    won: bool
    place: int = 1  # from 1
    seats: int = 2


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
    is_scored: bool = (
        True  # bars are as long as margins; where there are no points, as the places are far from the middle
    )


@dataclass(frozen=True, slots=True)
class DailyCard:
    """One result of a daily deal, to share. All words are in the reader's language."""

    title: str
    day: str
    name: str  # the player's
    score: str
    beaten: str  # how many others
    tenths: int | None  # of ten tiles, how many are full; None where there is nobody to compare with
    streak: str = ""
