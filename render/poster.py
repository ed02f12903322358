"""The table before its first deal, as a poster: the game, what it is played for, the deck, and who sits down."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from render.fonts import Face
from render.names import Name
from render.scene import Box, Item, Scene
from render.stage.canvas import ROUNDED, ZONE, Stage, zone
from render.stage.pieces import NAME, disc
from render.stage.turned import stack
from render.stage.values import Disc
from render.style import SMALLEST_TYPE, TALLEST, Tint
from render.typeset import LABEL, Type

HEADER_HIGH = 40.0  # pt; the sentence above the table stays
DECK_MIDDLE, DECK_TOP = 104.0, 98.0
TITLE, TITLE_X, TITLE_BASELINE, SMALLEST_TITLE = Type(Face.TITLE, 52), 180.0, 140.0, 26.0
NOTE_UNDER, NOTE = 34.0, replace(LABEL, size=22.0)
RIGHT = 516.0
ROW, SEATS_MIDDLE, ROW_PITCH, SEATS_X = 5, 276.0, 44.0, 36.0
RADIUS, GAP = 13.5, 7.0


@dataclass(frozen=True, slots=True)
class Poster:
    """The contents of a poster."""

    title: str  # the game
    note: str  # what is played for
    cards: int  # in the deck


def posted(scene: Scene, poster: Poster, names: Sequence[Name], discs: Sequence[Disc], stage: Stage) -> Scene:
    """Return the table with its sentence, and a poster in the place of everything else."""
    header = [item for item in scene.items if item.box.bottom <= HEADER_HIGH]
    setter = stage.on(Tint.ZONE)
    title = setter.shrunk(
        poster.title, TITLE, TITLE_X, TITLE_BASELINE, Tint.BRASS, width=RIGHT - TITLE_X, smallest=SMALLEST_TITLE
    )
    note = setter.shrunk(
        poster.note,
        NOTE,
        TITLE_X + 2,
        TITLE_BASELINE + NOTE_UNDER,
        Tint.TEXT,
        width=RIGHT - TITLE_X,
        smallest=SMALLEST_TYPE,
    )
    items: list[Item] = [*header, *zone(ZONE, ROUNDED), *stack(poster.cards, DECK_MIDDLE, DECK_TOP, Tint.ZONE)]
    return replace(scene, height=TALLEST, items=(*items, title, note, *_seats(names, discs, stage)))


def _seats(names: Sequence[Name], discs: Sequence[Disc], stage: Stage) -> list[Item]:
    """Lay out everybody in one row, or two."""
    rows = -(-len(names) // ROW)
    columns = -(-len(names) // rows)
    wide = (ZONE.right - SEATS_X - ZONE.x - SEATS_X + 24) / columns
    setter, up = stage.on(Tint.ZONE), stage.fonts.cap(NAME.face, NAME.size) / 2
    items: list[Item] = []
    for seat, (name, shown) in enumerate(zip(names, discs, strict=True)):
        row, column = divmod(seat, columns)
        block = Box(SEATS_X + column * wide, SEATS_MIDDLE + (row - (rows - 1) / 2) * ROW_PITCH, wide, 0.0)
        room = wide - 2 * RADIUS - 2 * GAP
        line = setter.line(stage.fitting(name, NAME, room), NAME, 0, block.y + up, Tint.TEXT, width=room)
        across = 2 * RADIUS + GAP + line.box.width
        x = block.x + (wide - across) / 2
        items += disc(stage, shown, x + RADIUS, block.y, Tint.ZONE, radius=RADIUS)
        items.append(replace(line, box=replace(line.box, x=x + 2 * RADIUS + GAP)))
    return items
