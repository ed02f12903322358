"""The figures of a finished game in which a turn is one card to a trick (F19)."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Generic, TypeVar

from bot.games.counting import Counting, Counts, SeatCounts
from bot.games.one_card.board import Counted, TrickBoard
from bot.games.one_card.views import TrickView
from bot.games.protocol import Options, Seat, Settlement, View, of_kind

B = TypeVar("B", bound=TrickBoard[Options, Counted])


class TrickCounting(Counting, Generic[B]):
    """The shared figures of such games: deals, and the points that each ends with."""

    __slots__ = ()

    kind: type[TrickView[B]]  # the game's views
    turn_begins = ("play",)

    @abstractmethod
    def figures_of(self, board: B, seat: Seat) -> Mapping[str, int]:
        """Return the game's figures of one seat, by name."""

    def counts(self, view: View, settlement: Settlement) -> Counts:
        """Return the points and the figures of each seat."""
        board = of_kind(self.kind, view).board
        seats = tuple(SeatCounts(board.points[seat], self.figures_of(board, seat)) for seat in board.seats)
        return Counts(len(board.scores), seats)
