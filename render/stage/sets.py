"""Cards to beat, and hands at the end: the best one is raised."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.deck import Printed
from render.names import Name
from render.scene import OUTLINE, Box, Fan, Item
from render.stage.canvas import Stage
from render.stage.pieces import DISC, NAME, disc
from render.stage.piles import lone, place
from render.stage.pots import noted, signed
from render.stage.tricks import crowned
from render.stage.values import Disc
from render.style import Tint
from render.typeset import Type

CARD, LARGEST_CARD, STRIP, LEAST_STRIP = 70.0, 88.0, 0.56, 0.45
SMALLEST_CARD = 40.0
LABEL_GAP = 9.0

HAND, BEST, CROWDED = 46.0, 54.0, 38.0  # widths of cards: as usual, of the best hand, in two rows
MOST_WIDE, MOST_SHOWN, LEFT_OF_MANY = 3, 6, 3  # hands in one row, in two, and how many of still more
HAND_GAP, CARD_GAP = 13.0, 4.0
NAME_HIGH, AMOUNT_HIGH = 30.0, 30.0
NAME_GAP = 4.0  # between names, which need all the room there is


def to_beat(
    stage: Stage, cards: Sequence[Printed], label: str, middle: tuple[float, float], *, width: float, card: float = CARD
) -> list[Item]:
    """Lay out the cards to beat, and their owner; or an empty place, and who leads. `card`: the width of one."""
    count = max(1, len(cards))
    while card > SMALLEST_CARD and card * (1 + LEAST_STRIP * (count - 1)) > width:
        card -= 1
    strip = min(STRIP * card, (width - card) / (count - 1)) if count > 1 else 0.0
    strip = int(2 * strip) / 2  # whole pixels
    wide, high = card + strip * (count - 1), 1.4 * card
    box = Box(middle[0] - wide / 2, middle[1] - high / 2, wide, high)
    drawn: Item = place(box)
    if cards:
        drawn = Fan(box, box.y, card, strip, tuple(cards), (False,) * count, Tint.ZONE, is_over=True)
    return [drawn, *noted(stage, label, middle[0], box.bottom + LABEL_GAP, Tint.ZONE, ink=Tint.BRASS)]


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand at the end."""

    disc: Disc
    name: Name
    cards: tuple[Printed, ...]
    amount: str = ""  # signed
    is_gain: bool = False
    is_best: bool = False


def showdown(stage: Stage, hands: Sequence[HandShown], box: Box, *, rest: str = "") -> list[Item]:
    """Lay out hands in a box: up to three side by side, up to six in two rows, of more the best three.

    They come in order of worth; the best one is in the middle of a row. `rest` says what became of those not drawn.
    """
    shown = list(hands) if len(hands) <= MOST_SHOWN else list(hands[:LEFT_OF_MANY])
    is_crowded = len(shown) > MOST_WIDE
    rows = [shown[first : first + MOST_WIDE] for first in range(0, len(shown), MOST_WIDE)]
    items: list[Item] = []
    foot = 30.0 if len(shown) < len(hands) else 0.0
    pitch = (box.height - foot) / len(rows)
    for number, row in enumerate(rows):
        within = Box(box.x, box.y + number * pitch, box.width, pitch)
        items += _row(stage, _best_amid(row), within, CROWDED if is_crowded else HAND)
    if foot:
        items += noted(stage, rest, box.x + box.width / 2, box.bottom - foot, Tint.ZONE)
    return items


def _best_amid(row: list[HandShown]) -> list[HandShown]:
    best, *others = row
    return [*others[:1], best, *others[1:]]


def _row(stage: Stage, row: Sequence[HandShown], box: Box, card: float) -> list[Item]:
    slots = [box.width / len(row)] * len(row)
    widths = [_wide(hand, card) for hand in row]
    if max(widths) > slots[0]:  # the best one, which is larger, gets more of what room there is
        slots = [box.width * wide / sum(widths) for wide in widths]
    items: list[Item] = []
    x = box.x
    for hand, slot in zip(row, slots, strict=True):
        items += _hand(stage, hand, Box(x, box.y, slot, box.height), card)
        x += slot
    return items


def _wanted(hand: HandShown, card: float) -> float:
    return BEST if hand.is_best and card == HAND else card


def _wide(hand: HandShown, card: float) -> float:
    """Return the width of a hand whose cards do not touch."""
    count = len(hand.cards)
    return count * _wanted(hand, card) + (count - 1) * CARD_GAP + HAND_GAP


def _hand(stage: Stage, hand: HandShown, box: Box, card: float) -> list[Item]:
    middle, wanted = box.x + box.width / 2, _wanted(hand, card)
    count, room = len(hand.cards), box.width - HAND_GAP
    step = wanted + CARD_GAP if count < 2 else min(wanted + CARD_GAP, (room - wanted) / (count - 1))
    step = int(2 * step) / 2
    wide = wanted + step * (count - 1)
    lower = 1.4 * (BEST - HAND) if card == HAND else 0.0  # so that all end at one height
    top, left = box.y + NAME_HIGH + (0.0 if hand.is_best else lower + OUTLINE), middle - wide / 2
    items = _named(stage, hand, middle, top - NAME_HIGH / 2 - OUTLINE, box.width - NAME_GAP)
    for number, each in enumerate(hand.cards):
        items.append(lone(each, left + number * step, top, wanted, Tint.ZONE, is_ringed=hand.is_best))
    if hand.is_best:
        items += crowned(Box(left + wide - wanted, top, wanted, 1.4 * wanted))
    if hand.amount:
        center = box.y + NAME_HIGH + 1.4 * (BEST if card == HAND else card) + AMOUNT_HIGH / 2 + 10
        items += signed(stage, hand.amount, middle, center, is_gain=hand.is_gain)
    return items


def _named(stage: Stage, hand: HandShown, middle: float, center: float, room: float) -> list[Item]:
    """Lay out disc and name, centered together."""
    written = stage.fitting(hand.name, NAME, room - 2 * DISC - 6)
    face = stage.fonts.face_for(written, NAME.face)
    words = stage.fonts.fit(written, face, NAME.size, room - 2 * DISC - 6)
    wide = 2 * DISC - 3 + 6 + stage.fonts.width(words, face, NAME.size)
    left = middle - wide / 2
    line = stage.on(Tint.ZONE).line(
        words, Type(face, NAME.size), left + 2 * DISC + 3, center + stage.fonts.cap(NAME.face, NAME.size) / 2, Tint.TEXT
    )
    return [*disc(stage, hand.disc, left + DISC - 1.5, center, Tint.ZONE, radius=DISC - 1.5), line]
