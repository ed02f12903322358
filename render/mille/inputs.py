"""The values from which Mille's pictures are drawn, besides a view."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.games.cards import Card, Hand, Rank
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat, Settlement


class Feast(StrEnum):
    """An event to celebrate at the end of a deal or a game."""

    NATURAL = "natural"  # all eight cards of a rank
    CLEAN = "clean"  # out without a wild two on the table
    CHAPEAU = "chapeau"  # a deal below zero
    GREAT_DEAL = "great-deal"  # many points in one deal
    SKUNK = "skunk"  # won with the opponent under half the target
    COMEBACK = "comeback"  # won after a chapeau


@dataclass(frozen=True, slots=True)
class Celebration:
    """A banner's news, in one line."""

    feast: Feast
    seat: Seat  # who did it, or whose chapeau it is
    rank: Rank | None = None  # of a natural
    points: int = 0  # of a great deal
    first: bool = False  # the player's first of this kind


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that everyone may see."""

    cards: Hand
    points: int
    fresh: tuple[Card, ...] = ()  # cards that have just come


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table with both hands open: at the end of a deal, or at a moment of a finished game.

    A deal's hands are open once it is counted; while it lasts they never are, not even its players'. So this is built
    only from the views of both seats that the log gives for a deal that was counted, or for a game that is over
    (`OpenTable.of`).
    """

    view: MilleView  # of a bystander
    hands: tuple[OpenHand, OpenHand]  # by seat
    celebrations: tuple[Celebration, ...] = ()  # the most important first

    @classmethod
    def of(cls, views: Sequence[MilleView], celebrations: Collection[Celebration] = ()) -> "OpenTable":
        """Return the open table of both seats' views at the same moment. Raises ValueError for other views."""
        if [view.seat for view in views] != [Seat.A, Seat.B] or views[0].board != views[1].board:
            raise ValueError("an open table needs the views of both seats at one moment")
        first, second = (OpenHand(view.hand or Hand(), view.held_points, view.fresh) for view in views)
        everybody = replace(views[0], seat=None, hand=None, held_points=0, fresh=())
        return cls(everybody, (first, second), tuple(celebrations))


@dataclass(frozen=True, slots=True)
class SettlementSheet:
    """The contents of a receipt. It prints the settlement's lines and transfers as they are."""

    settlement: Settlement
    winner: Seat | None  # None: nobody won
    totals: tuple[int, int]  # points, by seat
    stake: int  # the smaller stake, minor units
    unit: str  # the word after an amount, such as "coins"
    game: str = ""  # the seed of the pencil marks, which differ from game to game but not when drawn again
    celebrations: tuple[Celebration, ...] = ()  # the most important first
