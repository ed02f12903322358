"""A pile that grows between two players: their cards in two rows, in the order they were turned."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card
from render.deck import Printed
from render.fonts import Face
from render.scene import Area, Arrow, Box, Frame, Item
from render.stage.canvas import Stage
from render.stage.pieces import backs
from render.stage.piles import lone, place
from render.style import Tint
from render.tiles import SLOT_HIGH, SLOT_RADIUS, SLOT_WIDE, slot
from render.typeset import Align, Type
from render.words import written

CARD, DROP = 50.0, 27.0  # pt wide; how much lower the lower row lies, so that an index above it stays seen
STEP, LEAST_STEP = 36.0, 0.5  # pt; in shares of a card's width, from one card to the next
OTHERS_GAP = 8.0  # after the number of the cards below
OTHERS = Type(Face.STRONG, 19)
RALLY, SMALL_RALLY = 36.0, 25.0  # pt
ARROW_LONG, ARROW_GAP = 26.0, 7.0
SHORT_ARROW, ARROW_HIGH, ARROW_THICK = 14.0, 9.0, 3.5
SLOT_GAP, SLOT_LINE = 7.0, 2.0
STACK, EDGE, EDGE_EACH = 56.0, 2.0, 4  # pt; a card's width, how far an edge is seen, and cards that make one
BAR, MARK, DOT = 18.0, 30.0, 4.0


@dataclass(frozen=True, slots=True)
class Turned:
    """A card on the pile."""

    card: Printed
    is_low: bool  # in the lower row
    is_raised: bool = False  # with a brass ring: it demands something, or has won


def pile(stage: Stage, cards: Sequence[Turned], box: Box) -> list[Item]:
    """Lay out the cards in the middle of a box: as many of the last as fit, after the number of those below."""
    left, room, below = box.x, box.width, 0
    items: list[Item] = []
    if len(cards) > _most(room):
        aside = stage.fonts.width(f"+{written(len(cards))}", OTHERS.face, OTHERS.size) + OTHERS_GAP
        left, room = box.x + aside, box.width - aside
        below = len(cards) - _most(room)
        middle = box.y + (1.4 * CARD + DROP) / 2 + stage.fonts.cap(OTHERS.face, OTHERS.size) / 2
        setter, words = stage.on(Tint.ZONE), f"+{written(below)}"
        items.append(setter.line(words, OTHERS, left - OTHERS_GAP, middle, Tint.MUTE, align=Align.RIGHT))
    shown = cards[below:]
    step = STEP if len(shown) < 2 else min(STEP, (room - CARD) / (len(shown) - 1))
    step = int(2 * step) / 2  # whole pixels
    left += (room - CARD - step * max(0, len(shown) - 1)) / 2
    for number, each in enumerate(shown):
        x, y = left + number * step, box.y + (DROP if each.is_low else 0.0)
        items.append(lone(each.card, x, y, CARD, Tint.ZONE, is_ringed=each.is_raised, is_raised=True))
    return items


def _most(room: float) -> int:
    """Return how many cards find room side by side, each with its index seen."""
    return 1 + int((room - CARD) / (LEAST_STEP * CARD))


def rally(stage: Stage, signs: Sequence[str], middle: float, baseline: float, width: float) -> list[Item]:
    """Lay out penalty cards that stopped one another, large, with arrows between; the last ones of many."""
    for style, arrow_long in ((Type(Face.TITLE, RALLY), ARROW_LONG), (Type(Face.TITLE, SMALL_RALLY), SHORT_ARROW)):
        shown = [*signs[:-1], f"{signs[-1]}!"] if len(signs) > 1 else [*signs]
        between = arrow_long + 2 * ARROW_GAP
        wide = _wide(stage, shown, style, between)
        if wide <= width:
            break
    while wide > width:
        shown = ["…", *shown[2:]]
        wide = _wide(stage, shown, style, between)
    setter, x, items = stage.on(Tint.ZONE), middle - wide / 2, list[Item]()
    y = baseline - stage.fonts.cap(style.face, style.size) / 2
    for number, sign in enumerate(shown):
        line = setter.line(sign, style, x, baseline, Tint.BRASS)
        items.append(line)
        if number < len(shown) - 1:
            start, end = line.box.right + ARROW_GAP, line.box.right + ARROW_GAP + arrow_long
            box = Box(start - 1, y - ARROW_HIGH, arrow_long + 2, 2 * ARROW_HIGH)
            items.append(Arrow(box, (start, y), (end, y), ARROW_THICK, Tint.BRASS, Tint.ZONE))
        x = line.box.right + between
    return items


def _wide(stage: Stage, signs: Sequence[str], style: Type, between: float) -> float:
    letters = sum(stage.fonts.width(sign, stage.fonts.face_for(sign, style.face), style.size) for sign in signs)
    return letters + between * (len(signs) - 1)


def tribute(
    stage: Stage, paid: Sequence[tuple[str, Card]], owed: int, middle: float, top: float
) -> list[Item]:  # fmt: skip
    """Lay out cards owed, as empty slots, and before them the cards paid, each by the sign of its rank."""
    count = len(paid) + owed
    left = middle - (SLOT_WIDE * count + SLOT_GAP * (count - 1)) / 2
    setter, items = stage.on(Tint.ZONE), list[Item]()
    for number in range(count):
        box = Box(left + number * (SLOT_WIDE + SLOT_GAP), top, SLOT_WIDE, SLOT_HIGH)
        if number >= len(paid):
            items.append(Frame(box, Tint.BRASS, Tint.ZONE, Tint.ZONE, SLOT_RADIUS, SLOT_LINE))
            continue
        items += slot(setter, *paid[number], box, four_colors=stage.style.four_colors)
    return items


def stack(count: int, middle: float, top: float, ground: Tint) -> list[Item]:
    """Lay out a stack face down, as thick as its number, which alone decides what is drawn."""
    if not count:
        return [place(Box(middle - STACK / 2, top, STACK, 1.4 * STACK), ground)]
    edges = (count - 1) // EDGE_EACH
    wide = STACK + EDGE * edges
    return [backs(1 + edges, middle - wide / 2, top + 0.7 * STACK, ground, card=STACK, step=EDGE)]


def tug(
    held: tuple[int, int], of: int, box: Box, inks: tuple[Tint, Tint], *, trail: Sequence[int] = ()
) -> list[Item]:  # fmt: skip
    """Lay out a bar of all cards, from each end as long as that player's stack, with a mark in the middle.

    `trail`: the left bar's ends so far, from oldest to newest: a dot each.
    """
    middle, left, right = box.y + box.height / 2, box.x, box.right
    full = right - left
    items: list[Item] = [
        Area(Box(left, middle - BAR / 2, full, BAR), Tint.BG, Tint.ZONE, BAR / 2, holds=True),
    ]
    first, second = (max(BAR, full * each / of) if each else 0.0 for each in held)
    if first:
        items.append(Area(Box(left, middle - BAR / 2, min(first, full), BAR), inks[0], Tint.BG, BAR / 2, holds=True))
    if second:
        start = right - min(second, full)
        items.append(Area(Box(start, middle - BAR / 2, right - start, BAR), inks[1], Tint.BG, BAR / 2, holds=True))
    half = left + full / 2
    items.append(Area(Box(half - 1.5, middle - MARK / 2, 3.0, MARK), Tint.TEXT, Tint.ZONE, 1.5, is_over=True))
    for each in trail:
        x = left + full * each / of
        items.append(
            Area(Box(x - DOT / 2, box.bottom - DOT - 1, DOT, DOT), Tint.MUTE, Tint.ZONE, DOT / 2, is_over=True)
        )
    return items
