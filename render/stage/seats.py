"""A seat's block: disc and name on the first line, on the second the game's counts; and its states."""

from dataclasses import replace
from functools import lru_cache

from render.scene import Area, Box, Dashes, Frame, Glyph, Item
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.pieces import DISC, NAME, Laid, at_right, disc, lay
from render.stage.values import HATS, Backs, Coins, Mark, Piece, SeatShown, State, Tone, Words
from render.style import Tint
from render.typeset import Type

FIRST, SECOND = 14.5, 43.5  # pt from a block's top to the middles of its lines
DISC_X, NAME_X, INSET = 3.0, 36.0, 3.0
OUT_X, OUT_Y, FRAME_HIGH = 3.5, 2.5, 61.0  # of the frame around the player to act
FRAME_RADIUS, FRAME_LINE = 10.0, 2.0
GAP, SLACK = 5.5, 0.5  # between pieces, and how far one may reach beyond its room
MARK_GAP = 5.0  # before each mark
LEAST_NAME = 40.0  # pt; marks go before a name has less room
FIRST_TO_GO = (*HATS.values(), Mark.DEALER, Mark.ROBOT, Mark.CHOSEN, Mark.WINNER)
MARK = {Mark.CHOSEN: 21.0, Mark.DEALER: 21.0, Mark.WINNER: 26.0, Mark.ROBOT: 21.0}  # pt wide
MARK |= dict.fromkeys(HATS.values(), 21.0)
SIGN = {Mark.CHOSEN: 10.0, Mark.DEALER: 10.5, Mark.WINNER: 13.0, Mark.ROBOT: 12.0}  # height of their signs
SIGN |= {Mark.NOVICE: 8.0, Mark.REGULAR: 10.0, Mark.EXPERT: 12.5}
HAT = {Mark.NOVICE: Shape.BERET, Mark.REGULAR: Shape.BOWLER, Mark.EXPERT: Shape.TOP_HAT}


def seat(
    stage: Stage, shown: SeatShown, block: Box, *, frame: Box | None = None, second: float = SECOND
) -> list[Item]:  # fmt: skip
    """Lay out a seat in its block. `frame`: the place of a frame not around the block; `second`: its second line."""
    return list(_kept(stage, shown, block, frame, second))


@lru_cache(maxsize=1024)
def _kept(stage: Stage, shown: SeatShown, block: Box, frame: Box | None, second: float) -> tuple[Item, ...]:
    around = frame or Box(block.x - OUT_X, block.y - OUT_Y, block.width + 2 * OUT_X, FRAME_HIGH)
    ground = ground_of(shown.state)
    return (
        *framed(shown.state, around, Tint.ZONE),
        *headline(stage, shown, block.x, block.y + FIRST, block.right, ground),
        *line(stage, shown, block, block.y + second, ground),
    )


def ground_of(state: State, ground: Tint = Tint.ZONE) -> Tint:
    """Return the ground of a seat in this state."""
    return Tint.BG if state is State.TO_ACT else ground


def framed(state: State, around: Box, ground: Tint, radius: float = FRAME_RADIUS) -> list[Item]:
    """Lay out the frame of the player to act, or the dashed one of a player who is asked."""
    if state is State.TO_ACT:
        return [
            Area(around, Tint.BG, ground, radius, holds=True),
            Frame(around, Tint.BRASS, Tint.BG, ground, radius, FRAME_LINE),
        ]
    if state is State.ASKED:
        return [Dashes(around, Tint.BRASS, ground, radius, FRAME_LINE, 10.0, 6.0)]
    return []


def headline(
    stage: Stage,
    shown: SeatShown,
    left: float,
    middle: float,
    right: float,
    ground: Tint,
    *,
    name: Type = NAME,
    most: float | None = None,
) -> list[Item]:
    """Lay out disc, name and marks between `left` and `right`, and the pieces at their right end.

    `most`: the name's largest width. Marks follow it, and it is cut for them; if too little of it is left, marks go.
    """
    items = disc(stage, replace(shown.disc, is_dull=shown.is_dull), left + DISC_X + DISC, middle, ground)
    end = right - INSET if shown.beside else right
    for piece in reversed(shown.beside):
        laid = at_right(stage, piece, end, middle, ground, is_dull=shown.is_dull)
        items += laid.items
        end -= laid.width + GAP
    x = left + NAME_X
    marks = _fitting_marks(shown.signs, end - x - LEAST_NAME)
    room = max(LEAST_NAME, end - x - _marks_width(marks))
    ink = Tint.MUTE if shown.is_dull else Tint.TEXT
    cap = stage.fonts.cap(name.face, name.size)
    width = room if most is None else min(most, room)
    written = stage.fitting(shown.name, name, width)
    face = stage.fonts.face_for(written, name.face)
    words = stage.on(ground).line(written, Type(face, name.size), x, middle + cap / 2, ink, width=width)
    items.append(words)
    x = words.box.right + MARK_GAP
    for mark in marks:
        items += marked(mark, x, middle, ground)
        x += MARK[mark] + MARK_GAP
    return items


def _fitting_marks(marks: tuple[Mark, ...], room: float) -> tuple[Mark, ...]:
    """Return the marks that find room; the alt text names the others."""
    kept = marks
    for mark in FIRST_TO_GO:
        if _marks_width(kept) > room:
            kept = tuple(each for each in kept if each is not mark)
    return kept


def _marks_width(marks: tuple[Mark, ...]) -> float:
    return sum(MARK[mark] + MARK_GAP for mark in marks)


def line(stage: Stage, shown: SeatShown, block: Box, middle: float, ground: Tint) -> list[Item]:
    """Lay out the game's counts: pieces from the left, and others at the right end.

    Backs and the chip next to an amount go before a number does.
    """
    items: list[Item] = []
    right = block.right - INSET
    for piece in reversed(shown.end):
        laid = at_right(stage, piece, right, middle, ground, is_dull=shown.is_dull)
        items += laid.items
        right -= laid.width + GAP
    x = block.x + INSET
    for piece in shown.below:
        laid = _fitting(stage, shown, piece, x, middle, right, ground)
        items += laid.items
        x += laid.width + 1.5 * GAP
    return items


def _fitting(stage: Stage, shown: SeatShown, piece: Piece, x: float, middle: float, right: float, ground: Tint) -> Laid:
    smaller = [piece]
    if isinstance(piece, Coins):
        smaller += [Words(piece.words), Words(piece.words, Tone.MUTE)]
    laid = Laid((), 0.0)
    for each in smaller:
        laid = lay(stage, each, x, middle, ground, is_dull=shown.is_dull, room=right - x)
        if x + laid.width <= right + SLACK:
            return laid
    return laid if isinstance(piece, Backs | Coins) else Laid((), 0.0)


def marked(mark: Mark, x: float, middle: float, ground: Tint) -> list[Item]:
    """Lay out a sign on its own disc, from `x` on."""
    size, high = MARK[mark], SIGN[mark]
    around = Box(x, middle - size / 2, size, size)
    match mark:
        case Mark.CHOSEN:
            return _sign(around, Tint.GAIN, ground, Shape.TICK, Tint.ON_DISC, high)
        case Mark.WINNER:
            return _sign(around, Tint.BRASS, ground, Shape.CROWN, Tint.ON_DISC, high)
        case Mark.ROBOT:
            return _sign(around, Tint.ZONE2, ground, Shape.ROBOT, Tint.TEXT, high)
        case Mark.NOVICE | Mark.REGULAR | Mark.EXPERT:
            return _sign(around, Tint.ZONE2, ground, HAT[mark], Tint.TEXT, high)
        case Mark.DEALER:
            inner = Box(around.x + 2, around.y + 2, size - 4, size - 4)
            ring = Frame(inner, Tint.INK, Tint.FACE, Tint.FACE, inner.width / 2, 1.0)
            button = _sign(around, Tint.FACE, ground, Shape.HAT, Tint.INK, high)
            return [button[0], ring, button[1]]


def _sign(around: Box, tint: Tint, ground: Tint, shape: Shape, ink: Tint, high: float) -> list[Item]:
    wide = high * shape.outline.aspect
    x, y = around.x + (around.width - wide) / 2, around.y + (around.height - high) / 2
    return [
        Area(around, tint, ground, around.width / 2, holds=True),
        Glyph(Box(x, y, wide, high), shape, ink, tint),
    ]
