"""A seat with open cards: name and flag, the cards below, the bet and the chips next to them."""

from render.fonts import Face
from render.scene import Box, Fan, Item, moved, scaled
from render.stage.canvas import Stage
from render.stage.pieces import LABEL, centered
from render.stage.seats import FIRST, INSET, framed, ground_of, headline, line
from render.stage.values import OpenShown
from render.style import Tint
from render.typeset import Align, Type

CARD, STRIP = 41.0, 0.54
CARDS_TOP = 31.0  # pt from the block's top
COLUMN = 43.0  # width of the column with bet and chips
BET, CHIPS = 16.0, 43.5  # pt from the top of the cards to their middles
OUT_X, OUT_Y, FRAME_HIGH = 5.0, 3.5, 97.0  # of the frame around the player to act
FIGURE = Type(Face.STRONG, 19)


def opened(stage: Stage, shown: OpenShown, block: Box, *, scale: float = 1.0) -> list[Item]:
    """Lay out a seat with open cards in its block; without cards, as after a fold, its second line."""
    if scale != 1.0:
        usual = Box(0.0, 0.0, block.width / scale, block.height / scale)
        return [moved(scaled(item, scale, 0.0, 0.0), block.y, block.x) for item in opened(stage, shown, usual)]
    seat, ground = shown.seat, ground_of(shown.seat.state)
    around = Box(block.x - OUT_X, block.y - OUT_Y, block.width + 2 * OUT_X, FRAME_HIGH)
    items = framed(seat.state, around, Tint.ZONE)
    items += headline(stage, seat, block.x - INSET, block.y + FIRST, block.right + INSET, ground)
    if not shown.cards:
        return [*items, *line(stage, seat, block, block.y + FIRST + 27, ground)]
    # Wide words, such as "all in" or five figures, are set smaller, and the cards move closer.
    top, count = block.y + CARDS_TOP, len(shown.cards)
    style = FIGURE if stage.fonts.width(shown.chips, FIGURE.face, FIGURE.size) <= COLUMN - 4 else LABEL
    column = max(COLUMN, stage.fonts.width(shown.chips, style.face, style.size) + 5)
    room = block.width - column - CARD
    strip = min(STRIP * CARD, room / (count - 1)) if count > 1 else 0.0
    strip = int(2 * strip) / 2  # whole pixels
    box = Box(block.x, top, CARD + strip * (count - 1), 1.4 * CARD)
    items.append(Fan(box, top, CARD, strip, shown.cards, (False,) * count, ground, is_over=True))
    middle = block.right - column / 2 + 3
    if shown.bet is not None:
        items += centered(stage, shown.bet, middle, top + BET, ground).items
    if shown.chips:
        ink = Tint.MUTE if seat.is_dull else Tint.TEXT
        baseline = top + CHIPS + stage.fonts.cap(style.face, style.size) / 2
        items.append(stage.on(ground).line(shown.chips, style, middle, baseline, ink, align=Align.CENTER))
    return items
