"""The log rows that are not moves: they change no card and no turn, and a record leaves them out.

Besides absences (see `absence`) they hold one setting of a table, which is no rule: to play step by step. Then no move
of several steps is offered.
"""

from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.state.absence import ABSENCE

STEPS, STRIDES = "steps", "strides"
NON_MOVES = frozenset({*ABSENCE, STEPS, STRIDES})
"""The texts of such rows."""


@dataclass(frozen=True, slots=True)
class StepByStep(Event):
    """From now on the table is played step by step, or as usual again if `over`. `seat` wanted it."""

    seat: Seat
    over: bool


def non_move_event(text: str, seat: Seat | None) -> Event:
    """Return the event of a row in `NON_MOVES`. Raises ValueError for someone's wish that is nobody's."""
    if text in ABSENCE:
        return ABSENCE[text](seat)
    if seat is None:
        raise ValueError("nobody's wish")
    return StepByStep(seat, over=text == STRIDES)
