"""A game played by lines of its records, and inspected, so that a test reads like the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.dealing import DealtBoard, DealtView, Numbered
from bot.games.protocol import Move, Position, Refusal, Seat, Step, of_kind

V = TypeVar("V", bound=DealtView[DealtBoard[Numbered]])
B = TypeVar("B", bound=DealtBoard[Numbered])
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Lines:
    """The lines of a game's records, played: `A: play 5S`."""

    parse: Callable[[str], Move]

    def step(self, position: Position, line: str) -> Step:
        """Return the results of one line of a record."""
        seat, _, move = line.partition(": ")
        return position.play(Seat[seat], self.parse(move))

    def after(self, position: Position, *lines: str) -> Position:
        """Return the position after these lines of a record."""
        for line in lines:
            position = self.step(position, line).position
        return position

    def refusal(self, position: Position, line: str) -> Refusal | None:
        """Return why a line of a record is refused."""
        seat, _, move = line.partition(": ")
        return position.refusal(Seat[seat], self.parse(move))


@dataclass(frozen=True, slots=True)
class Eyes(Generic[V, B, S]):
    """The positions of a game, inspected; `view`, `known` and `counted` are its views, boards and scores."""

    view: type[V]
    known: type[B]
    counted: type[S]

    def look(self, position: Position, seat: str | None = None) -> V:
        """Return what a seat knows; a bystander if none is named."""
        return of_kind(self.view, position.view(None if seat is None else Seat[seat]))

    def board(self, position: Position) -> B:
        """Return what everybody knows."""
        return of_kind(self.known, self.look(position).board)

    def score(self, position: Position) -> S:
        """Return the deal that was counted last."""
        return of_kind(self.counted, self.board(position).scores[-1])
