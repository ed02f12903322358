"""Undo: what a seat has shown in its turn may be taken back, the last first, until somebody sees a hidden card.

What can be taken back follows from the log, which keeps every move and a row for each that was taken back.
"""

from dataclasses import dataclass, field

from bot.games.protocol import Event, Move, Position, Seat, Step

UNDO = "undo"  # the row of the log that takes back the last move that still stands


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A seat took back what it had played last."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undoable:
    """A move that its seat may still take back, and the position before it."""

    seat: Seat
    move: Move
    before: Position = field(repr=False)


def take_back(undoable: tuple[Undoable, ...], seat: Seat | None, now: Position) -> Step:
    """What taking back the last move leads to. Raises ValueError when `seat` has none that may be."""
    if not undoable or undoable[-1].seat != seat:
        raise ValueError("nothing to take back")
    last = undoable[-1]
    return Step(now.back_to(last.before), (TookBack(last.seat),), reveals=False)


def still_undoable(
    undoable: tuple[Undoable, ...], seat: Seat | None, move: Move, before: Position, step: Step
) -> tuple[Undoable, ...]:
    """What may be taken back once `move` was played: nothing after a hidden card was seen, or the turn is over."""
    if step.reveals or seat is None or seat not in before.to_act & step.position.to_act:
        return ()
    return (*(each for each in undoable if each.seat == seat), Undoable(seat, move, before))
