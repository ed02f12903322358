"""Figures of the finished games of each kind, besides winners and payments."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, Protocol, TypeVar

from bot.games.protocol import Seat, Settlement, View, of_kind


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure counted for each player, such as naturals. Its name is in rows, so it must never change."""

    name: str
    board: str = ""  # the leaderboard of the game on which it counts; several figures may count on one
    stat: str = ""  # the number in a player's stats to which it is added; several figures may share one


class Summed(Enum):
    """A number that every finished game keeps of each player, for averages."""

    POINTS = "points"
    TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Average:
    """A number in a player's stats: an average a deal."""

    stat: str
    of: Summed
    is_fine: bool = False  # shown with two decimals, since it is small


@dataclass(frozen=True, slots=True)
class Special:
    """Something special in deals of a game, such as a revolution: the rules say how often it happens."""

    name: str
    is_of_game: bool = False  # whether it happens to a whole game


@dataclass(frozen=True, slots=True)
class SeatCounts:
    """The counts of one player in one game."""

    points: int = 0  # at the end, as the game scores; of games whose winner has fewest too
    figures: Mapping[str, int] = field(default_factory=dict)  # by name; a missing one is zero


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of a finished game."""

    deals: int  # those that were finished
    seats: tuple[SeatCounts, ...]


class Counting(ABC):
    """The figures that one kind of game counts. It is frozen, and reads public views only."""

    __slots__ = ()

    figures: tuple[Figure, ...] = ()
    averages: tuple[Average, ...] = (Average("points", Summed.POINTS), Average("turns", Summed.TURNS))
    feats: tuple[str, ...] = ()  # count once in a life, none for losing or for playing long; no two games share a name
    specials: tuple[Special, ...] = ()  # what the rules say of how often it happens
    turn_begins: tuple[str, ...] = ()  # the first words of the moves that begin a turn, to count turns
    is_rated: bool = True  # False for a game of chance alone: who won says nothing about strength

    @property
    def boards(self) -> tuple[str, ...]:
        """This game's leaderboards, besides those of every game."""
        return tuple(dict.fromkeys(figure.board for figure in self.figures if figure.board))

    @property
    def stats(self) -> Mapping[str, tuple[str, ...]]:
        """The numbers in a player's stats, the most important first, and the names of the figures that they sum."""
        stats = dict.fromkeys(figure.stat for figure in self.figures if figure.stat)
        return {stat: tuple(each.name for each in self.figures if each.stat == stat) for stat in stats}

    @abstractmethod
    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return the counts of a finished game, from its public view. Raises TypeError for another game."""

    def achieved(self, view: View, settlement: Settlement, seat: Seat) -> Iterator[str]:
        """Yield the feats of `seat` in a finished game, whether for the first time or not. Raises as `counts`.

        Where deputies play on, nobody asks for those of a seat that has left.
        """
        yield from ()

    def happened(self, view: View, settlement: Settlement) -> Mapping[str, int]:
        """Return the number of deals in which each of `specials` happened, or of games: 0 or 1. Raises as `counts`.

        Those that cannot happen by the options of the game are missing.
        """
        return {}


class Pointed(Protocol):
    """The open board of a game in which each seat has points of its own, deal by deal."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table."""

    @property
    def points(self) -> Sequence[int]:
        """The points so far, by seat."""

    @property
    def scores(self) -> Sequence[object]:
        """The finished deals."""


B = TypeVar("B", bound=Pointed)
B_co = TypeVar("B_co", bound=Pointed, covariant=True)


class OnPointed(Protocol[B_co]):
    """A view of such a game."""

    @property
    def board(self) -> B_co:
        """The facts that everyone knows."""


class CountingDeals(Counting, Generic[B]):
    """The shared figures of such games: deals, and the points that each ends with."""

    __slots__ = ()

    kind: type[OnPointed[B]]  # the game's views

    @abstractmethod
    def figures_of(self, board: B, seat: Seat) -> Mapping[str, int]:
        """Return the game's figures of one seat, by name."""

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return the points and the figures of each seat."""
        board = of_kind(self.kind, view).board
        seats = tuple(SeatCounts(board.points[seat], self.figures_of(board, seat)) for seat in board.seats)
        return Counts(len(board.scores), seats)
