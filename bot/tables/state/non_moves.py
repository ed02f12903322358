"""The log rows that are not moves: they change no card and no turn, and a record leaves them out.

Besides absences (see `absence`) they hold one setting of a table, which is no rule: to play step by step. Then no move
of several steps is offered. And they say who has asked for a hint, the first time: a game with hints is shown as one.
In duplicate they say when all tables have finished a deal, from when on everyone may see it. Where the bot is not, they
say whom it can no longer write to: no clock runs against them until they are heard of again.
"""

from dataclasses import dataclass

from bot.games.protocol import Event, Seat
from bot.tables.state.absence import ABSENCE

STEPS, STRIDES, HINT, OPEN = "steps", "strides", "hint", "open"
UNHEARD, HEARD = "unheard", "heard"
NON_MOVES = frozenset({*ABSENCE, STEPS, STRIDES, HINT, OPEN, UNHEARD, HEARD})
"""The texts of such rows."""


@dataclass(frozen=True, slots=True)
class StepByStep(Event):
    """From now on the table is played step by step, or as usual again if `over`. `seat` wanted it."""

    seat: Seat
    over: bool


@dataclass(frozen=True, slots=True)
class HintAsked(Event):
    """From now on `seat` plays with hints, which is nobody else's business while the game goes on."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """All tables of a duplicate have finished the deal, or the game. The table shows it, and nobody has to say so."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


@dataclass(frozen=True, slots=True)
class OutOfTouch(Event):
    """The bot can no longer write to `seat`, so its clock waits, or is heard of again if `over`. The table shows it."""

    seat: Seat
    over: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return None


def non_move_event(text: str, seat: Seat | None) -> Event:
    """Return the event of a row in `NON_MOVES`. Raises ValueError for someone's wish that is nobody's."""
    if text in ABSENCE:
        return ABSENCE[text](seat)
    if text == OPEN:
        return Opened()
    if seat is None:
        raise ValueError("nobody's wish")
    if text == HINT:
        return HintAsked(seat)
    if text in (UNHEARD, HEARD):
        return OutOfTouch(seat, over=text == HEARD)
    return StepByStep(seat, over=text == STRIDES)
