"""Tricks: each card toward its player, or in playing order. The card winning so far is raised, with a crown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.cards import Suit
from render.deck import Printed
from render.scene import LIFT, Area, Box, Fan, Glyph, Item, whole
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.piles import lone, place
from render.style import Tint
from render.tiles import tile

CENTER = 275.0, 196.5  # of the table, between seats above and below
GAP, RISE = 6.0, 10.0  # between cards, and between rows, into which a card that wins is raised
CARDS: Mapping[int, float] = MappingProxyType({2: 58, 3: 80, 4: 70, 5: 60, 6: 50, 7: 50, 8: 50, 9: 40, 10: 40})
CENTERS: Mapping[int, tuple[float, float]] = MappingProxyType({3: (275.0, 150.0), 5: (275.0, 176.0)})
CROSS = 4  # cards, which overlap from the left: the index of each stays seen
STEPS: Mapping[int, tuple[float, float]] = MappingProxyType(
    # Few large cards: from one to the next, in shares of a card; a lower card lies over an upper one.
    {2: (1.1, 0.68), 3: (0.74, 1.0), CROSS: (0.92, 0.42)}
)
PLACES: Mapping[int, Sequence[tuple[float, float]]] = MappingProxyType(
    # In steps from the middle, clockwise from the reader.
    {
        2: ((0, 0.5), (0, -0.5)),
        3: ((0, 0.5), (-1, -0.25), (1, -0.25)),
        CROSS: ((0.25, 0.5), (-1, 0), (-0.25, -0.5), (1, 0)),
        5: ((0, 0.5), (-1, 0.5), (-0.5, -0.5), (0.5, -0.5), (1, 0.5)),
        6: ((0, 0.5), (-1, 0.5), (-1, -0.5), (0, -0.5), (1, -0.5), (1, 0.5)),
        7: ((0, 0.5), (-1, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (1, 0.5)),
        8: ((-0.5, 0.5), (-1.5, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (1.5, 0.5), (0.5, 0.5)),
        9: ((0, 0.5), (-1, 0.5), (-2, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (2, 0.5), (1, 0.5)),
        10: (*((0 - step, 0.5) for step in range(3)), *((step - 2, -0.5) for step in range(5)), (2, 0.5), (1, 0.5)),
    }
)
CROWN, CROWN_SHARE, CROWN_SIGN = 26.0, 0.48, 0.48  # pt, of the disc; in shares of its card; of it, the sign's height
CROWN_INSET = 2.0  # from the card's edges
LEAST_STRIP = 0.45  # of a card in a row: its index stays seen
ROW_CARD, SIGN, SIGN_GAP = 50.0, 36.0, 9.0  # of a card in a row; the sign of the suit led, and the room after it


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, by seat; None where nobody has played."""

    cards: tuple[Printed | None, ...]
    winner: int | None = None  # the seat whose card wins so far
    next: int | None = None  # the seat that plays next


def around(
    trick: Trick,
    middle: tuple[float, float] | None = None,
    *,
    viewing_seat: int | None = None,
    width: float | None = None,
) -> list[Item]:
    """Lay out each card toward its player: a cross of four, columns for more. `width`: of a card, if not usual."""
    count = len(trick.cards)
    center, card = middle or CENTERS.get(count, CENTER), width or CARDS[count]
    step_x, step_y = card + GAP, 1.4 * card + RISE
    if count in STEPS:
        step_x, step_y = STEPS[count][0] * card, STEPS[count][1] * 1.4 * card
    boxes = list[Box]()
    for seat in range(count):
        across, down = PLACES[count][(seat - (viewing_seat or 0)) % count]
        x, y = center[0] + across * step_x - card / 2, center[1] + down * step_y - 0.7 * card
        boxes.append(Box(whole(x), whole(y), card, 1.4 * card))
    found: list[Item] = []
    if trick.next is not None and trick.cards[trick.next] is None:
        found.append(place(boxes[trick.next]))
    for seat in sorted(range(count), key=lambda each: _depth(boxes[each], count)):
        if (played := trick.cards[seat]) is not None:
            box = boxes[seat]
            found.append(lone(played, box.x, box.y, card, Tint.ZONE, is_ringed=seat == trick.winner, is_raised=True))
    if trick.winner is not None and trick.cards[trick.winner] is not None:
        won = boxes[trick.winner]
        is_last = won.x == max(box.x for box in boxes)
        strip = STEPS[CROSS][0] * card / 2 if count == CROSS and not is_last else 0.0
        found += crowned(Box(won.x, won.y - LIFT, won.width, won.height), strip=strip)
    return found


def _depth(box: Box, count: int) -> tuple[float, float]:
    """Return the order in which cards lie over each other."""
    return (box.x, box.y) if count == CROSS else (box.y, box.x)


def in_order(
    stage: Stage,
    cards: Sequence[Printed],
    box: Box,
    *,
    suit: Suit | None = None,
    winner: int | None = None,
    has_next: bool = False,
    card: float = ROW_CARD,
) -> list[Item]:
    """Lay out the cards in a row in the middle of a box, in playing order, after a large sign of the suit led.

    They overlap where the box is narrow. `winner` is a place in the row; `has_next`: another card is to come; `card`:
    the width of one.
    """
    count, high = len(cards), 1.4 * card
    sign = SIGN + SIGN_GAP if suit is not None else 0.0
    after = (card + GAP if count else card) if has_next else 0.0
    room = box.width - sign - after - card
    step = card + GAP if count < 2 else min(card + GAP, room / (count - 1))
    step = int(2 * max(step, LEAST_STRIP * card)) / 2  # whole pixels
    wide = card + step * (count - 1) if count else 0.0
    left = box.x + (box.width - sign - wide - after) / 2
    top = box.y + box.height / 2 - high / 2
    found: list[Item] = []
    if suit is not None:
        setter, four = stage.on(Tint.ZONE), stage.style.four_colors
        found += tile(setter, suit, left, top + (high - SIGN) / 2, SIGN, four_colors=four)
    if count:
        rise = 0.0 if winner is None else LIFT
        around = Box(left + sign, top - rise, wide, high + rise)
        lifted = tuple(at == winner for at in range(count))
        found.append(Fan(around, top, card, step, tuple(cards), lifted, Tint.ZONE, is_over=True))
    if has_next:
        found.append(place(Box(left + sign + wide + after - card, top, card, high)))
    if winner is None:
        return found
    own = Box(left + sign + winner * step, top - LIFT, card, high)
    return [*found, *crowned(own, strip=min(step, card) if winner < count - 1 else card)]


def crowned(box: Box, *, strip: float = 0.0) -> list[Item]:
    """Lay out a crown on a card, in the corner that is free: a covered card shows only this `strip` of it."""
    covered = 0.0 < strip < box.width
    size = min(CROWN, CROWN_SHARE * box.width, strip - 2 * CROWN_INSET if covered else CROWN)
    x = box.x + CROWN_INSET if covered else box.right - size - CROWN_INSET
    y = box.bottom - size - CROWN_INSET if covered else box.y + CROWN_INSET
    high = size * CROWN_SIGN
    wide = high * Shape.CROWN.outline.aspect
    return [
        Area(Box(x, y, size, size), Tint.BRASS, Tint.FACE, size / 2, holds=True, is_over=True),
        Glyph(Box(x + (size - wide) / 2, y + (size - high) / 2, wide, high), Shape.CROWN, Tint.ON_DISC, Tint.BRASS),
    ]
