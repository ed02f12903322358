"""Tricks: each card toward its player, or in playing order. The card winning so far is raised, with a crown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from bot.games.cards import Suit
from render.deck import Printed
from render.scene import LIFT, Area, Box, Fan, Glyph, Item
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.piles import lone, place
from render.style import Tint
from render.tiles import tile

CENTRE = 275.0, 196.5  # of the table, between seats above and below
GAP, RISE = 6.0, 10.0  # between cards, and between rows, into which a card that wins is raised
CARDS: Mapping[int, float] = MappingProxyType({2: 54, 3: 54, 4: 54, 5: 52, 6: 52, 7: 52, 8: 52, 9: 46, 10: 46})
PLACES: Mapping[int, Sequence[tuple[float, float]]] = MappingProxyType(
    # In steps from the middle, clockwise from the reader.
    {
        2: ((0, 0.5), (0, -0.5)),
        3: ((0, 0.5), (-1, -0.25), (1, -0.25)),
        4: ((0, 0.5), (-1, 0), (0, -0.5), (1, 0)),
        5: ((0, 0.5), (-1, 0.5), (-0.5, -0.5), (0.5, -0.5), (1, 0.5)),
        6: ((0, 0.5), (-1, 0.5), (-1, -0.5), (0, -0.5), (1, -0.5), (1, 0.5)),
        7: ((0, 0.5), (-1, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (1, 0.5)),
        8: ((-0.5, 0.5), (-1.5, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (1.5, 0.5), (0.5, 0.5)),
        9: ((0, 0.5), (-1, 0.5), (-2, 0.5), (-1.5, -0.5), (-0.5, -0.5), (0.5, -0.5), (1.5, -0.5), (2, 0.5), (1, 0.5)),
        10: (*((0 - step, 0.5) for step in range(3)), *((step - 2, -0.5) for step in range(5)), (2, 0.5), (1, 0.5)),
    }
)
CROWN, CROWN_SIGN = 26.0, 12.5  # pt, of the disc and of the crown on it
LEAST_STRIP = 0.45  # of a card in a row: its index stays seen
ROW_CARD, SIGN, SIGN_GAP = 50.0, 36.0, 9.0  # of a card in a row; the sign of the suit led, and the room after it


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table, by seat; None where nobody has played."""

    cards: tuple[Printed | None, ...]
    winner: int | None = None  # the seat whose card wins so far
    next: int | None = None  # the seat that plays next


def around(
    trick: Trick, middle: tuple[float, float] = CENTRE, *, viewing_seat: int | None = None, width: float | None = None
) -> list[Item]:
    """Lay out each card toward its player: a cross of four, columns for more. `width`: of a card, if not usual."""
    count = len(trick.cards)
    card = width or CARDS[count]
    step_x, step_y = card + GAP, 1.4 * card + RISE
    found: list[Item] = []
    for seat, played in enumerate(trick.cards):
        across, down = PLACES[count][(seat - (viewing_seat or 0)) % count]
        x, y = middle[0] + across * step_x - card / 2, middle[1] + down * step_y - 0.7 * card
        if played is not None:
            found.append(lone(played, x, y, card, Tint.ZONE, is_ringed=seat == trick.winner, is_raised=True))
        elif seat == trick.next:
            found.append(place(Box(x, y, card, 1.4 * card)))
    return [*found, *_crown(trick, found)]


def in_order(
    stage: Stage,
    cards: Sequence[Printed],
    box: Box,
    *,
    suit: Suit | None = None,
    winner: int | None = None,
    has_next: bool = False,
) -> list[Item]:
    """Lay out the cards in a row in the middle of a box, in playing order, after a large sign of the suit led.

    They overlap where the box is narrow. `winner` is a place in the row; `has_next`: another card is to come.
    """
    count, high = len(cards), 1.4 * ROW_CARD
    sign = SIGN + SIGN_GAP if suit is not None else 0.0
    after = (ROW_CARD + GAP if count else ROW_CARD) if has_next else 0.0
    room = box.width - sign - after - ROW_CARD
    step = ROW_CARD + GAP if count < 2 else min(ROW_CARD + GAP, room / (count - 1))
    step = int(2 * max(step, LEAST_STRIP * ROW_CARD)) / 2  # whole pixels
    wide = ROW_CARD + step * (count - 1) if count else 0.0
    left = box.x + (box.width - sign - wide - after) / 2
    top = box.y + box.height / 2 - high / 2
    found: list[Item] = []
    if suit is not None:
        setter, four = stage.on(Tint.ZONE), stage.style.four_colours
        found += tile(setter, suit, left, top + (high - SIGN) / 2, SIGN, four_colours=four)
    if count:
        rise = 0.0 if winner is None else LIFT
        around = Box(left + sign, top - rise, wide, high + rise)
        lifted = tuple(at == winner for at in range(count))
        found.append(Fan(around, top, ROW_CARD, step, tuple(cards), lifted, Tint.ZONE, is_over=True))
    if has_next:
        found.append(place(Box(left + sign + wide + after - ROW_CARD, top, ROW_CARD, high)))
    if winner is None:
        return found
    return [*found, *crowned(Box(left + sign + winner * step, top - LIFT, ROW_CARD, high))]


def crowned(box: Box, ground: Tint = Tint.ZONE) -> list[Item]:
    """Lay out a crown at a card's corner."""
    x, y = box.right - 0.5 * CROWN, box.y - 0.35 * CROWN
    wide = CROWN_SIGN * Shape.CROWN.outline.aspect
    return [
        Area(Box(x, y, CROWN, CROWN), Tint.BRASS, ground, CROWN / 2, holds=True, is_over=True),
        Glyph(
            Box(x + (CROWN - wide) / 2, y + (CROWN - CROWN_SIGN) / 2, wide, CROWN_SIGN),
            Shape.CROWN, Tint.ON_DISC, Tint.BRASS,
        ),
    ]  # fmt: skip


def _crown(trick: Trick, found: Sequence[Item]) -> list[Item]:
    if trick.winner is None or trick.cards[trick.winner] is None:
        return []
    seats = [seat for seat, card in enumerate(trick.cards) if card is not None or seat == trick.next]
    return crowned(found[seats.index(trick.winner)].box)
