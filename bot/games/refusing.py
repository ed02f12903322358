"""The refusals shared by all judges: of bystanders, of moves after the end, and of leaving twice."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.games.protocol import Abandon, Move, Outcome, Refusal, Resign, Seat, Timeout


class Table(Protocol):
    """The facts of a game apart from its cards."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone at the table, whether still there or not."""

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats that left, in that order."""

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """The refusals of a game, by their codes."""

    game: str
    rules: Mapping[str, str]  # the number of the rule for each code

    def because(self, code: str, *about: tuple[str, str | int]) -> Refusal:
        """Return a refusal with the number of its rule."""
        return Refusal(self.game, code, self.rules[code], about)

    def judged(
        self, table: Table, seat: Seat | None, move: Move, playing: Callable[[Seat], Refusal | None]
    ) -> Refusal | None:
        """Return why `seat` may not play `move` now; `playing` is asked of every move but leaving and abandoning."""
        if table.outcome is not None:
            return self.because("game-over")
        if seat is None:
            return None if isinstance(move, Abandon) else self.because("not-seated")
        if seat not in table.seats:
            return self.because("not-seated")
        if isinstance(move, Abandon):
            return self.because("by-agreement")
        if isinstance(move, Resign | Timeout):
            return self.because("has-left") if seat in table.left else None
        return playing(seat)
