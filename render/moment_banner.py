"""A brass banner with one moment of a game, and its one big thing: a card, or a number."""

from collections.abc import Sequence
from dataclasses import replace

from render import moments
from render.alt import in_full, sentences
from render.deck import PlainCard
from render.fonts import Face
from render.moments import Moment
from render.names import Name
from render.scene import Area, Box, Frame, Glyph, Item, Scene, whole
from render.stage.canvas import Stage
from render.stage.piles import lone
from render.style import SMALLEST_TYPE, Tint
from render.tiles import SLOT_HIGH, SLOT_WIDE, slot
from render.typeset import Type
from render.words import rank_sign, written

OVER_HEADER = Box(12.0, 4.0, 526.0, 35.0)  # pt; in the place of a table's header
HEADER_HIGH = 40.0
RADIUS, INSET, EDGE = 9.0, 3.0, 12.0
BIG = 0.83  # of the banner's height, the size of a number
WORDS, LARGE_WORDS = 23.0, 26.0
GAP = 12.0


def banner(moment: Moment, names: Sequence[Name], stage: Stage, box: Box) -> list[Item]:
    """Lay out the banner in this place. Its words are cut where a name is too long, its big thing never is."""
    brass = stage.on(Tint.BRASS)
    inner = Box(box.x + INSET, box.y + INSET, box.width - 2 * INSET, box.height - 2 * INSET)
    items: list[Item] = [Area(box, Tint.BRASS, Tint.BG, RADIUS, holds=True)]
    if box.height > OVER_HEADER.height:
        items.append(Frame(inner, Tint.ON_DISC, Tint.BRASS, Tint.BRASS, RADIUS - INSET, 1.0))
    left, middle = box.x + EDGE, box.y + box.height / 2
    if moment.card is not None:
        if box.height > OVER_HEADER.height:
            wide = whole((box.height - 2 * INSET - 4) / 1.4)
            items.append(lone(PlainCard(moment.card), left, whole(middle - 0.7 * wide), wide, Tint.BRASS))
        else:  # a card of this height could not be read
            wide, sign = SLOT_WIDE, rank_sign(moment.card.rank)
            place = Box(left, middle - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH)
            items += slot(brass, sign, moment.card, place, four_colors=stage.style.four_colors)
        left += wide + GAP
    elif moment.number:
        size = BIG * box.height
        words = written(moment.number)
        baseline = middle + stage.fonts.cap(Face.TITLE, size) / 2
        number = brass.line(words, Type(Face.TITLE, size), left, baseline, Tint.ON_DISC)
        items.append(number)
        left = number.box.right + GAP
    else:
        high = 0.55 * box.height
        wide = high * moment.sign.outline.aspect
        items.append(Glyph(Box(left, middle - high / 2, wide, high), moment.sign, Tint.ON_DISC, Tint.BRASS))
        left += wide + GAP
    style = Type(Face.TITLE, LARGE_WORDS if box.height > OVER_HEADER.height else WORDS)
    printed = tuple(names[seat].printed for seat in moment.seats)
    baseline = middle + stage.fonts.cap(style.face, style.size) / 2
    line = brass.sentence(
        lambda who: moments.sentence(moment, who, stage.locale),
        printed,
        style,
        left,
        baseline,
        Tint.ON_DISC,
        width=box.right - EDGE - left,
        smallest=SMALLEST_TYPE,
    )
    return [*items, line]


def bannered(scene: Scene, moment: Moment, names: Sequence[Name], stage: Stage) -> Scene:
    """Return the table after a deal with a banner in the place of its header; the words say both."""
    rest = [item for item in scene.items if item.box.bottom > HEADER_HIGH]
    said = moments.spoken(moment, names, stage.locale)
    alt = sentences(stage.locale, [said, scene.alt], more="stage-alt-more")
    items = (*rest, *banner(moment, names, stage, OVER_HEADER))  # over the shadows of what is near
    return replace(scene, items=items, alt=alt, whole=in_full([said, scene.whole or scene.alt], alt))
