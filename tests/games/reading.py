"""A game played by lines of its records, and looked at, so that a test reads like the rules."""

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
    """Plays the lines of a game's records: `A: play 5S`."""

    parse: Callable[[str], Move]

    def step(self, position: Position, line: str) -> Step:
        """What one line of a record does."""
        seat, _, move = line.partition(": ")
        return position.play(Seat[seat], self.parse(move))

    def after(self, position: Position, *lines: str) -> Position:
        """Where these lines of a record lead."""
        for line in lines:
            position = self.step(position, line).position
        return position

    def refusal(self, position: Position, line: str) -> Refusal | None:
        """Why a line of a record is refused."""
        seat, _, move = line.partition(": ")
        return position.refusal(Seat[seat], self.parse(move))


@dataclass(frozen=True, slots=True)
class Eyes(Generic[V, B, S]):
    """Looks at a game's positions; `view`, `known` and `counted` are its own views, boards and scores."""

    view: type[V]
    known: type[B]
    counted: type[S]

    def look(self, position: Position, seat: str | None = None) -> V:
        """What a seat knows; a bystander if none is named."""
        return of_kind(self.view, position.view(None if seat is None else Seat[seat]))

    def board(self, position: Position) -> B:
        """What everybody knows."""
        return of_kind(self.known, self.look(position).board)

    def score(self, position: Position) -> S:
        """The deal that was counted last."""
        return of_kind(self.counted, self.board(position).scores[-1])
