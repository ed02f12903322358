"""Seats around a cross: those above and below in one line, those at the sides in two, with the call below."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.names import Name
from render.scene import Box, Item, moved
from render.stage.canvas import Stage
from render.stage.pieces import DISC, Laid, lay
from render.stage.seats import (
    FIRST,
    GAP,
    INSET,
    MARK,
    MARK_GAP,
    SECOND,
    aligned,
    around,
    framed,
    ground_of,
    headline,
    line,
    pinned,
)
from render.stage.sides import TABLE
from render.stage.values import Disc, Mark, Piece, SeatShown, State
from render.style import WIDTH, Tint

BELOW, LEFT, ABOVE, RIGHT = range(4)  # places, clockwise from the reader
LINES = {ABOVE: 61.5, BELOW: 262.5}  # the middle of a seat in one line
LINE_HIGH, LINE_SIDE, LINE_GAP, LINE_MOST = 32.0, 7.0, 9.0, 362.0
NAME_MOST, NAME_LEAST = 120.0, 52.0
BLOCK_WIDE, BLOCK_TOP, BLOCK_HIGH = 99.0, 133.0, 59.0
BLOCKS = {LEFT: TABLE.x + 8, RIGHT: TABLE.right - 8 - BLOCK_WIDE}
CALL, MARKS_UNDER = 207.5, 26.0  # the middle of what is called, and from there to that of the marks


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player at the table."""

    disc: Disc
    name: Name
    state: State
    marks: tuple[Mark, ...]
    hand: tuple[Piece, ...]
    drew: tuple[Piece, ...]
    call: Piece | None  # or the contract

    @property
    def is_dull(self) -> bool:
        """Whether it has the colors of a player who has nothing to say."""
        return self.state is State.DULL


def sit(stage: Stage, sitting: Sitting, place: int) -> list[Item]:
    """Lay out a player at one of four places."""
    return _in_line(stage, sitting, LINES[place]) if place in LINES else _in_block(stage, sitting, BLOCKS[place])


def _in_line(stage: Stage, sitting: Sitting, middle: float) -> list[Item]:
    """Lay out disc, name, marks, hand and call next to each other, in the middle of the table."""
    ground = ground_of(sitting.state)
    pieces = (*sitting.hand, *sitting.drew, *(() if sitting.call is None else (sitting.call,)))
    laid = [lay(stage, piece, 0.0, middle, ground, is_dull=sitting.is_dull) for piece in pieces]
    others = sum(each.width + LINE_GAP for each in laid) + sum(MARK[mark] + MARK_GAP for mark in sitting.marks)
    shown = SeatShown(sitting.disc, sitting.name, sitting.state, sitting.marks)
    most = max(NAME_LEAST, min(NAME_MOST, LINE_MOST - others - 2 * DISC - 12))
    items = headline(stage, shown, 0.0, middle, LINE_MOST + 100, ground, most=most)
    right = max(item.box.right for item in items)
    items, right = _after(items, laid, right)
    wide = right + 2 * LINE_SIDE - 3
    left = TABLE.x + (TABLE.width - wide) / 2
    frame = Box(left, middle - LINE_HIGH / 2, wide, LINE_HIGH)
    return [*framed(sitting.state, frame, Tint.ZONE), *(moved(item, 0.0, left + LINE_SIDE - 3) for item in items)]


def _after(items: Sequence[Item], laid: Sequence[Laid], right: float) -> tuple[list[Item], float]:
    """Lay out these pieces one after another, starting at `right`."""
    found = list(items)
    for each in laid:
        found += [moved(item, 0.0, right + LINE_GAP) for item in each.items]
        right += LINE_GAP + each.width
    return found, right


def _in_block(stage: Stage, sitting: Sitting, left: float) -> list[Item]:
    """Lay out disc and name, the hand below, and the marks and call below that; a frame holds it all."""
    block = Box(left, BLOCK_TOP, BLOCK_WIDE, BLOCK_HIGH)
    ground = ground_of(sitting.state)
    shown = SeatShown(sitting.disc, sitting.name, sitting.state, below=sitting.hand, end=sitting.drew)
    below = _under(stage, sitting, block.x + INSET, CALL if sitting.hand else block.y + SECOND, ground)
    lines = [
        headline(stage, shown, block.x, block.y + FIRST, block.right, ground),
        line(stage, shown, block, block.y + SECOND, ground),
        below,
    ]
    share = aligned(replace(block, x=block.x + WIDTH / 2 - TABLE.x - TABLE.width / 2)).value
    items = [
        moved(item, 0.0, share * (block.right - INSET - max(each.box.right for each in row)))
        for row in lines
        for item in row
    ]
    return [*framed(sitting.state, around(items), Tint.ZONE), *items]


def _under(stage: Stage, sitting: Sitting, x: float, middle: float, ground: Tint) -> list[Item]:
    """Lay out the call and, next to it or below, the marks."""
    items: list[Item] = []
    at, marks = x, sum(MARK[mark] + GAP for mark in sitting.marks)
    if sitting.call is not None:
        laid = lay(stage, sitting.call, x, middle, ground, is_dull=sitting.is_dull)
        items += laid.items
        if laid.width + GAP + marks <= BLOCK_WIDE:
            at += laid.width + GAP
        else:
            middle += MARKS_UNDER
    for mark in sitting.marks:
        items += pinned(stage, mark, at, middle, ground)
        at += MARK[mark] + GAP
    return items
