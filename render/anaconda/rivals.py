"""The other players with their open cards, small, in a panel of Anaconda."""

from collections.abc import Sequence

from render.fonts import Face
from render.scene import Box, Fan, Item
from render.stage.canvas import Stage
from render.stage.opened import opened
from render.stage.pieces import LABEL, at_right, centered, disc, lay
from render.stage.seats import framed, ground_of
from render.stage.values import Badge, OpenShown
from render.style import Tint
from render.typeset import LABEL_STRONG, Align, Type

A_ROW = 3  # seats
HIGH, LOW = 98.0, 72.0  # pt, of a row: one alone, or one of two
WIDEST = 220.0  # of a seat
EDGE, GAP = 8.0, 8.0
NAMED, RADIUS = 25.0, 10.0  # of a name's line; of a disc
CARD, STRIP = 31.0, 0.54
FRAME_RADIUS, OUT = 8.0, 3.0


def high_of_rivals(count: int) -> float:
    """Return how high so many players are, in points."""
    return HIGH if count <= A_ROW else 2 * LOW


def rivals(stage: Stage, seats: Sequence[OpenShown], box: Box) -> list[Item]:
    """Lay out players in one row or two, from the reader's left."""
    rows = 1 if len(seats) <= A_ROW else 2
    columns = -(-len(seats) // rows)
    wide = (box.width - 2 * EDGE - GAP * (columns - 1)) / columns
    high = box.height / rows
    items = list[Item]()
    for at, each in enumerate(seats):
        row, column = divmod(at, columns)
        block = Box(box.x + EDGE + column * (wide + GAP), box.y + row * high + 3, min(wide, WIDEST), high - 4)
        items += opened(stage, each, block) if rows == 1 else _compact(stage, each, block)
    return items


def _compact(stage: Stage, shown: OpenShown, block: Box) -> list[Item]:
    """Lay out a name with its flag, and under it the cards with bet and chips next to them."""
    seat, ground = shown.seat, ground_of(shown.seat.state)
    around = Box(block.x - OUT, block.y - OUT + 1, block.width + 2 * OUT, block.height + 2)
    items = framed(seat.state, around, Tint.ZONE, FRAME_RADIUS)
    middle = block.y + NAMED / 2
    own = seat.disc if not seat.is_dull else type(seat.disc)(seat.disc.letters, seat.disc.seat, is_dull=True)
    items += disc(stage, own, block.x + RADIUS, middle, ground, radius=RADIUS)
    right = block.right
    for piece in seat.after_name:
        small = Badge("", piece.look, piece.sign) if isinstance(piece, Badge) else piece
        laid = at_right(stage, small, right, middle, ground)
        items += laid.items
        right -= laid.width + 5
    left = block.x + 2 * RADIUS + 5
    face = stage.fonts.face_for(seat.name.bare, LABEL_STRONG.face)
    up = stage.fonts.cap(LABEL_STRONG.face, LABEL_STRONG.size) / 2
    ink = Tint.MUTE if seat.is_dull else Tint.TEXT
    style = Type(face, LABEL_STRONG.size)
    items.append(stage.on(ground).line(seat.name.bare, style, left, middle + up, ink, width=right - left))
    top = block.y + NAMED
    if not shown.cards:
        x = left
        for piece in (*seat.below, *seat.end):
            words = lay(stage, piece, x, top + 18, ground, is_dull=True)
            items += words.items
            x += words.width + GAP
        return items
    count = len(shown.cards)
    strip = int(2 * STRIP * CARD) / 2
    fan = Box(block.x, top, CARD + strip * (count - 1), 1.4 * CARD)
    items.append(Fan(fan, top, CARD, strip, shown.cards, (False,) * count, ground, is_over=True))
    center = (fan.right + block.right) / 2 + 1
    if shown.bet is not None:
        items += centered(stage, shown.bet, center, top + 11, ground).items
    if shown.chips:
        size = Type(Face.STRONG, LABEL.size)
        baseline = top + 33 + stage.fonts.cap(size.face, size.size) / 2
        items.append(stage.on(ground).line(shown.chips, size, center, baseline, Tint.TEXT, align=Align.CENTER))
    return items
