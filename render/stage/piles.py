"""Piles in the middle: the stock, the card on top of the discards, a card that was shown to all, empty places."""

from collections.abc import Sequence

from render.deck import Back, Printed
from render.fonts import Face
from render.scene import EDGE_STEP, EDGES, LIFT, OUTLINE, Box, Closed, Dashes, Fan, Item
from render.stage.canvas import Stage, outlined
from render.stage.pieces import LABEL, lay
from render.stage.values import Badge, Look
from render.style import Tint
from render.typeset import Align, Type

CARD = 38.0  # pt wide
UPCARD = 35.0
FIGURE = Type(Face.STRONG, 25)
GAP = 10.0  # between a pile and its words
LINE = 21.0  # from one line of words to the next
TILE_WIDE, TILE_HIGH, TILE_GAP, TILE_RADIUS = 42.0, 27.0, 6.0, 7.0  # of melds that are asked for


def stock(
    stage: Stage, x: float, y: float, count: str, label: str, *, ground: Tint = Tint.ZONE, is_empty: bool = False
) -> list[Item]:
    """Lay out the stock with its edges at the left, its number and a label next to it."""
    reach = EDGES * EDGE_STEP
    pile: Item
    if is_empty:
        pile = place(Box(x + reach, y + reach, CARD, 1.4 * CARD), ground)
    else:
        pile = Closed(
            Box(x, y, CARD + reach, 1.4 * CARD + reach), CARD, None, None, ground, rises=True, back=Back.HOUSE
        )
    return [pile, *labeled_number(stage, x + reach + CARD + GAP, y + reach + 0.7 * CARD, count, label, ground)]


def upcard(
    stage: Stage,
    x: float,
    y: float,
    card: Printed | None,
    count: str,
    label: str,
    *,
    open_to_calls: str = "",
    ground: Tint = Tint.ZONE,
) -> list[Item]:
    """Lay out the top of the discards. While it can be called it has a ring, and a badge with these words."""
    box = Box(x, y, UPCARD, 1.4 * UPCARD)
    left, middle = box.right + GAP + OUTLINE, y + 0.7 * UPCARD
    pile = place(box, ground) if card is None else lone(card, x, y, UPCARD, ground, is_ringed=bool(open_to_calls))
    if not open_to_calls:
        return [pile, *labeled_number(stage, left, middle, count, label, ground)]
    badge = lay(stage, Badge(open_to_calls, Look.BRASS), left, middle - 12, ground)
    words = f"{label}, {count}" if count else label
    return [pile, *badge.items, stage.on(ground).line(words, LABEL, left, middle + LINE, Tint.MUTE)]


def shown(
    stage: Stage, x: float, y: float, card: Printed, name: str, label: str, *, width: float, ground: Tint = Tint.ZONE
) -> list[Item]:
    """Lay out a card that was shown to all, and its holder."""
    left, middle = x + CARD + GAP, y + 0.7 * CARD
    setter, style = stage.on(ground), Type(Face.STRONG, 18)
    face = stage.fonts.face_for(name, style.face)
    return [
        lone(card, x, y, CARD, ground),
        setter.line(name, Type(face, style.size), left, middle - 4, Tint.TEXT, width=width),
        setter.line(label, LABEL, left, middle - 4 + LINE, Tint.MUTE, width=width),
    ]


def wanted(
    stage: Stage, right: float, top: float, sizes: Sequence[str], label: str, *, ground: Tint = Tint.ZONE
) -> list[Item]:
    """Lay out requested melds as empty tiles with their sizes, which end at `right`; larger melds are wider."""
    style, setter = Type(Face.STRONG, 18), stage.on(ground)
    items: list[Item] = []
    up, end = stage.fonts.cap(style.face, style.size) / 2, right
    for size in reversed(sizes):
        wide = TILE_WIDE + 5 * (min(5, int(size)) - 3 if size.isdigit() else 0)
        box = Box(end - wide, top, wide, TILE_HIGH)
        items += outlined(box, Tint.BRACKET, ground, TILE_RADIUS)
        middle = box.x + wide / 2
        items.append(setter.line(size, style, middle, top + TILE_HIGH / 2 + up, Tint.TEXT, align=Align.CENTER))
        end = box.x - TILE_GAP
    return [*items, setter.line(label, LABEL, right, top + TILE_HIGH + LINE - 2, Tint.MUTE, align=Align.RIGHT)]


def lone(
    card: Printed, x: float, y: float, width: float, ground: Tint, *, is_ringed: bool = False, is_raised: bool = False
) -> Fan:
    """Lay out one card, whole. `is_ringed`: with a brass line around it; `is_raised`: higher than the others too."""
    rise = LIFT if is_ringed else 0.0
    top = y if is_raised or not is_ringed else y + rise
    box = Box(x, top - rise, width, 1.4 * width)
    return Fan(box, top, width, 0.0, (card,), (is_ringed,), ground, is_over=True)


def place(box: Box, ground: Tint = Tint.ZONE) -> Dashes:
    """Lay out an empty place for a card."""
    return Dashes(box, Tint.BRACKET, ground, 0.125 * box.width)


def labeled_number(stage: Stage, x: float, middle: float, count: str, label: str, ground: Tint) -> list[Item]:
    """Lay out a number over its label."""
    setter = stage.on(ground)
    return [
        setter.line(count, FIGURE, x, middle + 1, Tint.TEXT, align=Align.LEFT),
        setter.line(label, LABEL, x, middle + LINE, Tint.MUTE),
    ]
