"""Undo: a seat may take back the moves of its turn, the last first, unless someone has seen a hidden card since.

The log keeps every move, and adds a row for each move taken back.
"""

from dataclasses import dataclass, field

from bot.games.protocol import Event, Move, Position, Seat, Step

UNDO = "undo"  # the log row that takes back the last remaining move


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """A seat's taking back of its last move."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undoable:
    """A move that its seat may take back, and the position before it."""

    seat: Seat
    move: Move
    before: Position = field(repr=False)


def take_back(undoable: tuple[Undoable, ...], seat: Seat | None, now: Position) -> Step:
    """Take back the last move. Raises ValueError when `seat` has no move to take back."""
    if not undoable or undoable[-1].seat != seat:
        raise ValueError("nothing to take back")
    last = undoable[-1]
    return Step(now.back_to(last.before), (TookBack(last.seat),), reveals=False)


def still_undoable(
    undoable: tuple[Undoable, ...], seat: Seat | None, move: Move, before: Position, step: Step
) -> tuple[Undoable, ...]:
    """Return the moves that may be undone after `move`: none if it revealed a card, ended a turn or hit a window."""
    if step.reveals or seat is None or seat not in before.to_act & step.position.to_act:
        return ()
    if before.window is not None or step.position.window is not None:  # others have been asked in between
        return ()
    return (*(each for each in undoable if each.seat == seat), Undoable(seat, move, before))
