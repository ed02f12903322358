"""Pots: the one hero number with a heap of chips, the price next to it, and side pots."""

from dataclasses import replace

from render.fonts import Face
from render.scene import Arrow, Box, Heap, Item
from render.stage.canvas import Stage, pill
from render.stage.pieces import LABEL, STRONG, lay
from render.stage.values import Disc, Discs, Words
from render.style import Tint
from render.typeset import Align, Type

LARGEST, SMALLEST = 75.0, 36.0  # pt, of the number
CHIP_RADIUS = 13.5
HEAPS = ((5, 14), (10, 18), (20, 22), (40, 28), (80, 34), (160, 42), (400, 52))  # up to this many chips: drawn ones
MOST_DRAWN = 64
LABEL_GAP, NOTE_HIGH, NOTE_SIDE = 9.0, 27.0, 11.0
ARROW = 5.0  # thickness of its shaft
DESCENT = 0.06  # of the number's size; figures may hang below the line
SLANT = 0.5  # height of a heap, in shares of its width


def drawn_chips(amount: int) -> int:
    """Return how many chips are drawn for an amount: one of eight sizes, never the number itself."""
    return next((drawn for most, drawn in HEAPS if amount <= most), MOST_DRAWN)


def seeded(game: str, deal: int, amount: int) -> str:
    """Return the seed of a heap: it stays through a deal until the heap's size changes."""
    return f"{game} {deal} {drawn_chips(amount)}"


def pot(
    stage: Stage,
    box: Box,
    amount: int,
    written: str,
    label: str,
    *,
    seed: str,
    note: str = "",
    scale: float = 1.0,
) -> list[Item]:
    """Lay out the pot in a box: its number above, the heap under it, and a `note` at the foot.

    `scale`: how much larger number and chips are than usual.
    """
    foot, largest = NOTE_HIGH if note else 0.0, LARGEST * scale
    room = replace(box, height=0.46 * (box.height - foot))
    number = hero(stage, written, label, room, largest=largest)
    top = max(item.box.bottom for item in number) + DESCENT * LARGEST
    items = [*number]
    if amount > 0:
        room = Box(box.x, top, box.width, box.bottom - foot / 2 - top)
        items += heap(room, amount, seed, Tint.ZONE, radius=CHIP_RADIUS * scale)
    if note:
        items += noted(stage, note, box.x + box.width / 2, box.bottom - NOTE_HIGH, Tint.ZONE)
    return items


def hero(
    stage: Stage,
    written: str,
    label: str,
    box: Box,
    ground: Tint = Tint.ZONE,
    *,
    largest: float = LARGEST,
) -> list[Item]:
    """Lay out the number at the top of a box, as large as that allows, with its label after it."""
    fonts, setter = stage.fonts, stage.on(ground)
    aside = fonts.width(label, LABEL.face, LABEL.size) + LABEL_GAP if label else 0.0
    size = largest
    while size > SMALLEST and (
        fonts.width(written, Face.TITLE, size) + aside > box.width or fonts.cap(Face.TITLE, size) > box.height
    ):
        size -= 1
    wide = fonts.width(written, Face.TITLE, size)
    left = box.x + (box.width - wide - aside) / 2  # the number and its label together are in the middle
    baseline = box.y + fonts.cap(Face.TITLE, size)
    items: list[Item] = [setter.line(written, Type(Face.TITLE, size), left, baseline, Tint.BRASS)]
    if label:
        items.append(setter.line(label, LABEL, left + wide + LABEL_GAP, baseline, Tint.MUTE))
    return items


def heap(box: Box, amount: int, seed: str, ground: Tint, *, radius: float = CHIP_RADIUS) -> list[Item]:
    """Lay out a heap of chips in the middle of a box, wider the more there are."""
    drawn = drawn_chips(amount)
    wide = min(box.width, 2 * radius + 1.9 * radius * drawn**0.5)
    high = min(box.height, max(3 * radius, SLANT * wide))
    around = Box(box.x + (box.width - wide) / 2, box.y + (box.height - high) / 2, wide, high)
    return [Heap(around, seed, drawn, radius, ground)]


def noted(stage: Stage, note: str, middle: float, top: float, ground: Tint, *, ink: Tint = Tint.TEXT) -> list[Item]:
    """Lay out a note on its own ground, such as the price."""
    wide = stage.fonts.width(note, stage.fonts.face_for(note, STRONG.face), STRONG.size)
    around = Box(middle - wide / 2 - NOTE_SIDE, top, wide + 2 * NOTE_SIDE, NOTE_HIGH)
    baseline = top + NOTE_HIGH / 2 + stage.fonts.cap(STRONG.face, STRONG.size) / 2
    line = stage.on(Tint.BG).line(note, STRONG, middle, baseline, ink, align=Align.CENTER)
    return [*pill(around, Tint.BG, ground), line]


def side(
    stage: Stage, words: str, who: tuple[Disc, ...] | str, middle: float, top: float, ground: Tint = Tint.ZONE
) -> list[Item]:
    """Lay out a side pot in one line, with the discs of those who can win it, or their number."""
    amount = stage.on(Tint.BG).line(words, LABEL, 0, 0, Tint.BRASS)
    piece = Words(who) if isinstance(who, str) else Discs(who)
    measured = lay(stage, piece, 0.0, 0.0, Tint.BG)
    wide = NOTE_SIDE * 2 + amount.box.width + 12 + measured.width
    around = Box(middle - wide / 2, top, wide, NOTE_HIGH)
    center = top + NOTE_HIGH / 2
    return [
        *pill(around, Tint.BG, ground),
        stage.on(Tint.BG).line(
            words, LABEL, around.x + NOTE_SIDE, center + amount.box.height / 2, Tint.BRASS
        ),
        *lay(stage, piece, around.right - NOTE_SIDE - measured.width, center, Tint.BG).items,
    ]  # fmt: skip


def arrow(
    start: tuple[float, float], end: tuple[float, float], *, ink: Tint = Tint.LOSS, ground: Tint = Tint.ZONE
) -> list[Item]:
    """Lay out an arrow: cards or chips go from here to there."""
    (x, y), (end_x, end_y) = start, end
    margin = 10.0
    left, top = min(x, end_x) - margin, min(y, end_y) - margin
    box = Box(left, top, abs(x - end_x) + 2 * margin, abs(y - end_y) + 2 * margin)
    return [Arrow(box, start, end, ARROW, ink, ground)]


def signed(
    stage: Stage, words: str, middle: float, center: float, *, is_gain: bool, ground: Tint = Tint.ZONE
) -> list[Item]:
    """Lay out an amount won or lost, with its sign."""
    style, ink = Type(Face.STRONG, 25), Tint.GAIN if is_gain else Tint.LOSS
    up = stage.fonts.cap(style.face, style.size) / 2
    return [stage.on(ground).line(words, style, middle, center + up, ink, align=Align.CENTER)]
