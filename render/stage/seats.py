"""A seat's block: disc and name on the first line, on the second the game's counts; and its states."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from render.fonts import Face
from render.scene import Area, Box, Dashes, Frame, Glyph, Item, moved, scaled
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.pieces import DISC, NAME, Laid, at_right, disc, lay
from render.stage.values import HATS, Backs, Coins, Faces, Mark, Piece, SeatShown, State, Tone, Words
from render.style import WIDTH, Tint
from render.typeset import Align, Type
from render.words import say

FIRST, SECOND = 14.5, 43.5  # pt from a block's top to the middles of its lines
DISC_X, NAME_X, INSET = 3.0, 36.0, 3.0
OUT_X, OUT_Y = 6.0, 4.5  # of the frame around the player to act
NEAR_MIDDLE = 20.0  # pt; a block no farther off has its lines in its middle
FRAME_RADIUS, FRAME_LINE = 10.0, 2.0
BESIDE_GAP, END_GAP = 9.0, 8.0  # before what is next to a name, and before the last pieces
GAP, SLACK = 5.5, 0.5  # between pieces, and how far one may reach beyond its room
MARK_GAP = 5.0  # before each mark
LEAST_NAME = 40.0  # pt; marks go before a name has less room
FIRST_TO_GO = (*HATS.values(), Mark.DEALER, Mark.ROBOT, Mark.CHOSEN, Mark.WINNER)
MARK = {Mark.CHOSEN: 21.0, Mark.LAID: 21.0, Mark.DEALER: 21.0, Mark.WINNER: 26.0, Mark.ROBOT: 21.0}  # pt wide
MARK |= dict.fromkeys(HATS.values(), 21.0)
DEALER = Type(Face.STRONG, 15.0)  # the letter on the button
SIGN = {Mark.CHOSEN: 10.0, Mark.LAID: 10.0, Mark.WINNER: 13.0, Mark.ROBOT: 12.0}  # height of their signs
SIGN |= {Mark.NOVICE: 8.0, Mark.REGULAR: 10.0, Mark.EXPERT: 12.5}
SIGNS = {
    Mark.CHOSEN: (Tint.GAIN, Shape.TICK, Tint.ON_DISC),
    Mark.LAID: (Tint.GAIN, Shape.TICK, Tint.ON_DISC),
    Mark.WINNER: (Tint.BRASS, Shape.CROWN, Tint.ON_DISC),
    Mark.ROBOT: (Tint.ZONE2, Shape.ROBOT, Tint.TEXT),
    Mark.NOVICE: (Tint.ZONE2, Shape.BERET, Tint.TEXT),
    Mark.REGULAR: (Tint.ZONE2, Shape.BOWLER, Tint.TEXT),
    Mark.EXPERT: (Tint.ZONE2, Shape.TOP_HAT, Tint.TEXT),
}


def seat(stage: Stage, shown: SeatShown, block: Box, *, second: float = SECOND, scale: float = 1.0) -> list[Item]:
    """Lay out a seat in its block, toward the table's edge that is nearer: left, right, or neither.

    `second`: from the block's top to the middle of its second line, as its `scale` is 1.
    """
    return list(_kept(stage, shown, block, second, scale))


@lru_cache(maxsize=1024)
def _kept(stage: Stage, shown: SeatShown, block: Box, second: float, scale: float) -> tuple[Item, ...]:
    ground, room = ground_of(shown.state), block.width / scale
    whole = Box(0.0, 0.0, room, block.height / scale)
    lines = [_first_line(stage, shown, whole, ground), _second_line(stage, shown, whole, second, ground)]
    share = aligned(block).value
    items = [
        moved(item, 0.0, share * (room - INSET - max(each.box.right for each in row)))
        for row in lines
        for item in row
        if row
    ]
    if scale != 1.0:
        items = [scaled(item, scale, 0.0, 0.0) for item in items]
    items = [moved(item, block.y, block.x) for item in items]
    return (*framed(shown.state, around(items), Tint.ZONE), *items)


def aligned(block: Box) -> Align:
    """Return the side of its block where a seat's lines begin or end: the columns mirror each other."""
    off = block.x + block.width / 2 - WIDTH / 2
    return Align.CENTER if abs(off) < NEAR_MIDDLE else Align.LEFT if off < 0 else Align.RIGHT


def around(items: Sequence[Item]) -> Box:
    """Return the place of the frame around a seat: it leaves the same room on all sides."""
    inner = hull(items)
    return Box(inner.x - OUT_X, inner.y - OUT_Y, inner.width + 2 * OUT_X, inner.height + 2 * OUT_Y)


def hull(items: Sequence[Item]) -> Box:
    """Return the smallest place that holds all of these."""
    left, top = min(item.box.x for item in items), min(item.box.y for item in items)
    right, bottom = max(item.box.right for item in items), max(item.box.bottom for item in items)
    return Box(left, top, right - left, bottom - top)


def _first_line(stage: Stage, shown: SeatShown, whole: Box, ground: Tint) -> list[Item]:
    """Lay out disc, name and marks, and after them what is next to them."""
    after_name = [lay(stage, piece, 0.0, FIRST, ground, is_dull=shown.is_dull) for piece in shown.after_name]
    room = whole.right - INSET - sum(each.width + BESIDE_GAP for each in after_name)
    return _run(headline(stage, replace(shown, after_name=()), 0.0, FIRST, room, ground), after_name, BESIDE_GAP)


def _second_line(stage: Stage, shown: SeatShown, whole: Box, middle: float, ground: Tint) -> list[Item]:
    """Lay out the game's counts one after another."""
    ends = [lay(stage, piece, 0.0, middle, ground, is_dull=shown.is_dull) for piece in shown.end]
    room = replace(whole, width=whole.width - sum(each.width + GAP for each in ends))
    return _run(line(stage, replace(shown, end=()), room, middle, ground), ends, END_GAP if shown.below else 0.0)


def _run(items: Sequence[Item], after: Sequence[Laid], gap: float) -> list[Item]:
    found = list(items)
    for each in after:
        right = max((item.box.right for item in found), default=INSET) + (gap if found else 0.0)
        found += [moved(item, 0.0, right) for item in each.items]
    return found


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
    A hat goes before a letter of the name does.
    """
    items = disc(stage, replace(shown.disc, is_dull=shown.is_dull), left + DISC_X + DISC, middle, ground)
    end = right - INSET if shown.after_name else right
    for piece in reversed(shown.after_name):
        laid = at_right(stage, piece, end, middle, ground, is_dull=shown.is_dull)
        items += laid.items
        end -= laid.width + GAP
    x = left + NAME_X
    bare = shown.name.bare
    named = stage.fonts.width(bare, stage.fonts.face_for(bare, name.face), name.size)
    has_room = end - x - _marks_width(shown.signs) >= (named if most is None else min(named, most))
    least = min(named, LEAST_NAME)
    marks = _fitting_marks(shown.signs if has_room else shown.marks, end - x - least)
    room = max(least, end - x - _marks_width(marks))
    ink = Tint.MUTE if shown.is_dull else Tint.TEXT
    cap = stage.fonts.cap(name.face, name.size)
    width = room if most is None else min(most, room)
    written = stage.fitting(shown.name, name, width)
    face = stage.fonts.face_for(written, name.face)
    words = stage.on(ground).line(written, Type(face, name.size), x, middle + cap / 2, ink, width=width)
    items.append(words)
    x = words.box.right + MARK_GAP
    for mark in marks:
        items += pinned(stage, mark, x, middle, ground)
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
    return laid if isinstance(piece, Backs | Coins | Faces) else Laid((), 0.0)


def pinned(stage: Stage, mark: Mark, x: float, middle: float, ground: Tint) -> list[Item]:
    """Lay out a mark, from `x` on: a dealer's is a button with a letter, as in every card room."""
    if mark is not Mark.DEALER:
        return marked(mark, x, middle, ground)
    size = MARK[mark]
    around, inner = Box(x, middle - size / 2, size, size), Box(x + 2, middle - size / 2 + 2, size - 4, size - 4)
    baseline = middle + stage.fonts.cap(DEALER.face, DEALER.size) / 2
    words, button = say(stage.locale, "stage-dealer"), stage.on(Tint.FACE)
    return [
        Area(around, Tint.FACE, ground, size / 2, holds=True),
        Frame(inner, Tint.INK, Tint.FACE, Tint.FACE, inner.width / 2, 1.0),
        button.line(words, DEALER, x + size / 2, baseline, Tint.INK, align=Align.CENTER),
    ]


def marked(mark: Mark, x: float, middle: float, ground: Tint) -> list[Item]:
    """Lay out a sign on its own disc, from `x` on. The dealer's has a letter: it is `pinned`."""
    size = MARK[mark]
    around = Box(x, middle - size / 2, size, size)
    tint, shape, ink = SIGNS[mark]
    return _sign(around, tint, ground, shape, ink, SIGN[mark])


def _sign(around: Box, tint: Tint, ground: Tint, shape: Shape, ink: Tint, high: float) -> list[Item]:
    wide = high * shape.outline.aspect
    x, y = around.x + (around.width - wide) / 2, around.y + (around.height - high) / 2
    return [
        Area(around, tint, ground, around.width / 2, holds=True),
        Glyph(Box(x, y, wide, high), shape, ink, tint),
    ]
