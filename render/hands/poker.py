"""Hands of poker: every card whole, and marks under those that make the best high and the best low."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from bot.games.cards import Card
from bot.text import Locale
from render.alt import sentences
from render.fonts import Face, Fonts
from render.hands import alone
from render.hands.fanned import Laid
from render.hands.held import HeldCard
from render.hands.spoken import spoken, spoken_cards
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import Box, Fan, Glyph, Item, Scene, whole
from render.shapes import Shape
from render.style import MARGIN, TALLEST, WIDTH, Tint
from render.typeset import Setter, Type
from render.words import say

HEADER, FOOT = 50.0, 14.0  # pt
GAP = 5.0  # between cards
BETWEEN_ROWS = 10.0
IN_A_ROW, IN_A_ROW_LARGER = 7, 5  # cards at most; a hand of more has rows of nearly as many
LARGEST, LARGEST_LARGER, TALLEST_LARGER = 75.0, 100.0, 550.0
MARK = (17.0, 15.0)  # width and height of a mark
MARKS = 26.0  # room under a row of cards for their marks
PITCH = 28.0  # of the lines that name the best
LINE = Type(Face.STRONG, 19)
UNDER = MARKS + 23.0  # under a hand in a panel: marks, and a line


class Way(StrEnum):
    """A way in which a hand can be best."""

    HIGH = "high"
    LOW = "low"

    @property
    def mark(self) -> Shape:
        """The mark under the cards."""
        return Shape.HIGH if self is Way.HIGH else Shape.LOW

    @property
    def tint(self) -> Tint:
        """The color of mark and word."""
        return Tint.BRASS if self is Way.HIGH else Tint.PLAYER_B


@dataclass(frozen=True, slots=True)
class Best:
    """The best that some cards of a hand make, one way."""

    way: Way
    cards: tuple[Card, ...]
    words: str  # what it is, as the picture prints it: "flush, king high"
    spoken: str = ""  # the same for the ear; "": as printed


@dataclass(frozen=True, slots=True)
class PokerHand:
    """A hand of which every card is seen whole, in this order."""

    cards: tuple[HeldCard, ...]
    best: tuple[Best, ...] = ()  # high before low


def lay(
    hand: PokerHand,
    top: float,
    setter: Setter,
    locale: Locale,
    *,
    largest: float = LARGEST,
    most: int = IN_A_ROW,
    tallest: float = TALLEST - HEADER - FOOT,
) -> Laid:
    """Lay out the cards with their marks from `top` down, `most` in a row, and a line for each best under them."""
    rows = -(-len(hand.cards) // most)
    in_a_row = -(-len(hand.cards) // rows)
    under = MARKS if hand.best else 0.0
    wide = (WIDTH - 2 * MARGIN - GAP * (in_a_row - 1)) / in_a_row
    high = (tallest - len(hand.best) * PITCH - (rows - 1) * BETWEEN_ROWS) / rows - under
    card = int(2 * min(largest, wide, high / 1.4)) / 2
    step = whole(min(card + 2 * GAP, (WIDTH - 2 * MARGIN - card) / max(1, in_a_row - 1)))
    marks = _marks(hand)
    items: list[Item] = []
    for row in range(rows):
        first, y = row * in_a_row, top + row * (1.4 * card + under + BETWEEN_ROWS)
        cards = tuple(held.printed for held in hand.cards[first : first + in_a_row])
        box = Box(MARGIN, y, card + step * (len(cards) - 1), 1.4 * card)
        items.append(Fan(box, y, card, step, cards, (False,) * len(cards), setter.ground))
        for place, ways in enumerate(marks[first : first + in_a_row]):
            items += _under(ways, MARGIN + place * step + card / 2, y + 1.4 * card + 7, setter)
    height = rows * (1.4 * card + under) + (rows - 1) * BETWEEN_ROWS
    for number, best in enumerate(hand.best):
        items += _line(best, top + height + 22 + number * PITCH, setter, locale)
    return Laid(tuple(items), height + len(hand.best) * PITCH)


def layout(
    hand: PokerHand, fonts: Fonts, locale: Locale, *, style: Style = PLAIN, holder: Name | None = None
) -> Scene:  # fmt: skip
    """Lay out the hand alone. `holder` names its owner unless it is the reader."""
    setter = Setter(fonts, Tint.BG)
    items = alone.header(setter, locale, len(hand.cards), holder=holder)
    alt = sentences(locale, spoken_hand(hand, locale, holder=holder))
    if not hand.cards:
        return alone.empty(items, setter, locale, alt)
    largest, most, tallest = LARGEST, IN_A_ROW, float(TALLEST)
    if style.larger:
        largest, most, tallest = LARGEST_LARGER, IN_A_ROW_LARGER, TALLEST_LARGER
    laid = lay(hand, HEADER, setter, locale, largest=largest, most=most, tallest=tallest - HEADER - FOOT)
    return alone.scene(items, laid, alt, top=HEADER, foot=FOOT)


def under(hand: PokerHand, fan: Fan, room: Box, setter: Setter) -> list[Item]:
    """Lay out what is under a hand that lies as this fan: the marks, and what the best are, next to one another.

    `room` begins under the cards, and is `UNDER` high.
    """
    items, last = list[Item](), len(hand.cards) - 1
    for place, ways in enumerate(_marks(hand)):
        seen = fan.card if place == last else min(fan.strip, fan.card)
        items += _under(ways, fan.box.x + place * fan.strip + seen / 2, room.y + 5, setter)
    wide, high = MARK
    each, baseline = room.width / max(1, len(hand.best)), room.y + UNDER - 4
    for number, best in enumerate(hand.best):
        left = room.x + number * each
        items.append(Glyph(Box(left, baseline - high + 0.5, wide, high), best.way.mark, best.way.tint, setter.ground))
        left += wide + 7
        items.append(setter.line(best.words, LINE, left, baseline, Tint.TEXT, width=each - wide - 15))
    return items


def spoken_hand(hand: PokerHand, locale: Locale, *, holder: Name | None = None) -> list[str]:
    """Return the hand in sentences: its cards one by one, then the best of them."""
    cards = [f"{spoken_cards([held.card for held in hand.cards], locale).capitalize()}."] if hand.cards else []
    best = [say(locale, "pictures-hand-alt-best", way=best.way, words=best.spoken or best.words) for best in hand.best]
    return spoken(locale, len(hand.cards), [*cards, *best], holder=holder)


def _marks(hand: PokerHand) -> list[list[Way]]:
    """Return the marks under each card. Of equal cards the first are marked."""
    marks: list[list[Way]] = [[] for _ in hand.cards]
    for best in hand.best:
        waiting = Counter(best.cards)
        for held, own in zip(hand.cards, marks, strict=True):
            if waiting[held.card] > 0:
                waiting[held.card] -= 1
                own.append(best.way)
    return marks


def _under(ways: list[Way], middle: float, top: float, setter: Setter) -> list[Item]:
    wide, high = MARK
    gap = 7.0
    left = middle - (len(ways) * wide + (len(ways) - 1) * gap) / 2
    return [
        Glyph(Box(left + number * (wide + gap), top, wide, high), way.mark, way.tint, setter.ground)
        for number, way in enumerate(ways)
    ]


def _line(best: Best, baseline: float, setter: Setter, locale: Locale) -> list[Item]:
    """Lay out a mark, its word, and the name of the hand."""
    wide, high = MARK
    box = Box(MARGIN, baseline - high + 0.5, wide, high)
    label = setter.line(say(locale, f"pictures-hand-{best.way}"), LINE, box.right + 6, baseline, best.way.tint)
    left = max(label.box.right + 13, MARGIN + 70)
    words = setter.line(best.words, LINE, left, baseline, Tint.TEXT, width=WIDTH - MARGIN - left)
    return [Glyph(box, best.way.mark, best.way.tint, setter.ground), label, words]
