"""Tables at which partners play together: a cross of four, a column a side up to its goal, points that are taken."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Suit
from render.fonts import Face
from render.scene import Area, Box, Frame, Item
from render.stage.canvas import Stage, zone
from render.stage.pieces import LABEL, disc
from render.stage.values import Disc
from render.style import SMALLEST_TYPE, Tint
from render.tiles import tile
from render.typeset import Align, Type

TABLE, TABLE_RADIUS = Box(12, 42, 393, 239), 32.0
COLUMNS = (Box(417, 42, 56, 239), Box(479, 42, 56, 239))
COLUMN_RADIUS = 14.0
DISC_MIDDLE, DISC_APART, DISC_RADIUS = 20.0, 25.0, 13.0  # from a column's top; between its discs' middles
TOTAL, TOTAL_BASELINE, SMALLEST_TOTAL = Type(Face.STRONG, 30), 65.0, 20.0
DELTA, DELTA_BASELINE = Type(Face.STRONG, 20), 89.0
BAR_TOP, BAR_TOP_UNDER, BAR_WIDE, BAR_FOOT = 75.0, 100.0, 16.0, 35.0
GOAL_FOOT, GOAL_CLEAR = 13.0, 4.0
STRIP_Y, BOX_HIGH, BOX_GAP, BOX_RADIUS = 290.0, 48.0, 4.6, 10.0
WORD, WORD_LEFT, WORTH_RIGHT = Type(Face.STRONG, 19), 9.0, 9.0
SUIT, SUIT_GAP = 21.0, 2.0
TAKER, TAKER_RIGHT, TAKER_CLEAR = 12.5, 6.0, 3.0  # radius of the disc in a box
LINE, SO_FAR_LINE = 1.5, 3.0


@dataclass(frozen=True, slots=True)
class SideShown:
    """A side's column."""

    discs: tuple[Disc, ...]
    total: str
    share: float  # of the goal, from 0 to 1
    goal: str  # "of 51"
    delta: str = ""  # what the deal that has just ended brought


@dataclass(frozen=True, slots=True)
class PointShown:
    """A point, or several, that one side takes in a deal: empty with its worth, or in the color of that side."""

    word: str
    worth: str
    suit: Suit | None = None  # on a tile after the word
    side: int | None = None  # who has it
    taker: Disc | None = None  # the side that took it, if any
    is_sure: bool = True  # otherwise it may still change hands, and only the frame has the color
    is_lost: bool = False  # nobody can get it


def columns(stage: Stage, sides: Sequence[SideShown]) -> list[Item]:
    """Lay out a column by the table for each of two sides: its players, its points, and how far that is."""
    items: list[Item] = []
    for number, (side, box) in enumerate(zip(sides, COLUMNS, strict=True)):
        items += zone(box, COLUMN_RADIUS)
        items += _column(stage, side, number, box)
    return items


def points(stage: Stage, shown: Sequence[PointShown]) -> list[Item]:
    """Lay out a box for each point under the table."""
    count = len(shown)
    wide = (COLUMNS[-1].right - TABLE.x - BOX_GAP * (count - 1)) / count
    items: list[Item] = []
    for number, each in enumerate(shown):
        items += _point(stage, each, Box(TABLE.x + number * (wide + BOX_GAP), STRIP_Y, wide, BOX_HIGH))
    return items


def tint_of(side: int) -> Tint:
    """Return the color of a side, which all its players have."""
    return Disc("", side).tint


def _column(stage: Stage, side: SideShown, number: int, box: Box) -> list[Item]:
    setter, middle = stage.on(Tint.ZONE), box.x + box.width / 2
    first = middle - DISC_APART * (len(side.discs) - 1) / 2
    items: list[Item] = []
    for place, each in enumerate(side.discs):
        items += disc(stage, each, first + place * DISC_APART, box.y + DISC_MIDDLE, Tint.ZONE, radius=DISC_RADIUS)
    total = setter.shrunk(
        side.total, TOTAL, 0, box.y + TOTAL_BASELINE, Tint.TEXT, width=box.width - 6, smallest=SMALLEST_TOTAL
    )
    style = Type(total.face, total.size)
    items.append(setter.line(total.words, style, middle, box.y + TOTAL_BASELINE, Tint.TEXT, align=Align.CENTER))
    if side.delta:
        ink = Tint.GAIN if side.delta.startswith("+") else Tint.MUTE
        items.append(setter.line(side.delta, DELTA, middle, box.y + DELTA_BASELINE, ink, align=Align.CENTER))
    top = box.y + (BAR_TOP_UNDER if side.delta else BAR_TOP)
    track = Box(middle - BAR_WIDE / 2, top, BAR_WIDE, box.bottom - BAR_FOOT - top)
    items.append(Area(track, Tint.BG, Tint.ZONE, BAR_WIDE / 2, holds=True))
    if side.share > 0:
        high = max(BAR_WIDE, min(1.0, side.share) * track.height)
        bar = Box(track.x, track.bottom - high, BAR_WIDE, high)
        items.append(Area(bar, tint_of(number), Tint.BG, BAR_WIDE / 2, is_over=True))
    room = box.width - 2 * GOAL_CLEAR
    goal = side.goal if stage.fonts.width(side.goal, LABEL.face, LABEL.size) <= room else side.goal.split()[-1]
    items.append(setter.line(goal, LABEL, middle, box.bottom - GOAL_FOOT, Tint.MUTE, align=Align.CENTER))
    return items


def _point(stage: Stage, shown: PointShown, box: Box) -> list[Item]:
    is_filled = shown.side is not None and shown.is_sure
    own = Tint.BRACKET if shown.side is None else tint_of(shown.side)
    ground = own if is_filled else Tint.BG
    items: list[Item]
    if is_filled:
        items = [Area(box, own, Tint.BG, BOX_RADIUS, holds=True)]
    else:
        thickness = LINE if shown.side is None else SO_FAR_LINE
        items = [Frame(box, own, Tint.BG, Tint.BG, BOX_RADIUS, thickness)]
    setter, middle = stage.on(ground), box.y + box.height / 2
    ink = Tint.ON_DISC if is_filled else Tint.TEXT if shown.side is not None else Tint.MUTE
    up = stage.fonts.cap(WORD.face, WORD.size) / 2
    right = box.right - WORTH_RIGHT
    if shown.taker is not None:
        center = box.right - TAKER_RIGHT - TAKER
        items += _taken_by(stage, shown.taker, center, middle, ground, is_filled=is_filled)
        right = center - TAKER - TAKER_CLEAR
    else:
        worth = setter.line(shown.worth, WORD, right, middle + up, ink, align=Align.RIGHT)
        items.append(worth)
        right = worth.box.x - TAKER_CLEAR
    suit = 0.0 if shown.suit is None else SUIT + SUIT_GAP
    word = setter.shrunk(
        shown.word, WORD, box.x + WORD_LEFT, middle + up, ink,
        width=right - suit - box.x - WORD_LEFT, smallest=SMALLEST_TYPE,
    )  # fmt: skip
    items.append(word)
    if shown.suit is not None:
        four = stage.style.four_colors
        items += tile(setter, shown.suit, word.box.right + SUIT_GAP, middle - SUIT / 2, SUIT, four_colors=four)
    return items


def _taken_by(stage: Stage, taker: Disc, x: float, y: float, ground: Tint, *, is_filled: bool) -> list[Item]:
    """Lay out the disc of the taker; on its own color the other way around."""
    if not is_filled:
        return disc(stage, taker, x, y, ground, radius=TAKER)
    around = Box(x - TAKER, y - TAKER, 2 * TAKER, 2 * TAKER)
    size = 19.0 if len(taker.letters) == 1 else 15.0
    face = stage.fonts.face_for(taker.letters, Face.STRONG)
    up = stage.fonts.cap(face, size) / 2 if face is Face.STRONG else stage.fonts.middle(taker.letters, face, size)
    letters = stage.on(Tint.ON_DISC).line(
        taker.letters, Type(face, size), x, y + up, taker.tint, align=Align.CENTER, width=2 * TAKER - 3
    )
    return [Area(around, Tint.ON_DISC, ground, TAKER, holds=True), letters]
