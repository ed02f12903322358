"""The strip of a private panel: a row for each player with their melds, and to the right the stock and the pile."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.mille.melds import Meld
from bot.games.mille.views import MilleView, SeatView
from render.fonts import Face
from render.mille.zone import SMALLEST_MELD_CARD, is_announced, stack_order
from render.names import Name
from render.scene import EDGE_STEP, EDGES, Box, Closed, Dashes, Discards, Fan, Glyph, Item, Text, whole
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.pieces import disc as drawn_disc
from render.stage.seats import MARK, framed, pinned
from render.stage.values import HATS, Disc, State, letters
from render.style import SMALLEST_TYPE, Tint
from render.typeset import LABEL, LABEL_STRONG, Align, Type
from render.words import say, written

HIGH = 98.0  # pt, of the whole strip
INSET, BETWEEN = 3.0, 2.0  # around the rows, and between them
HEAD_X, HEAD_WIDE, HEAD_RADIUS = 15.0, 142.0, 9.0  # of what is said of a player
INSIDE, LINES = 6.0, (13.0, 33.5)  # pt; from the row's top to the middles of both lines
DISC, DISC_GAP, HAT_GAP = 10.0, 6.0, 4.0
NAME, SCORE = Type(Face.STRONG, 18.5), Type(Face.STRONG, 20)
MELDS_X, MELDS_RIGHT = 163.0, 421.0
PILE_CARD, PILES_RIGHT, PILES_GAP, PILE_LINE = 43.0, 521.5, 8.5, 18.0
PILES_TOP = 14.0  # pt under the upper edge, where their shadows and a pile askew end on the ground of the strip

CARD = SMALLEST_MELD_CARD
SEEN = 28.5  # pt of a card: rank and suit
COUNT_ROOM = 15.5  # under it
WIDEST_GAP, LEAST_GAP = 12.0, 3.0  # between two melds; with less they overlap
STAR, STAR_GAP, STAR_STEP, MOST_STARS = 8.0, 1.5, 7.0, 2
FLOOR = Type(Face.STRONG, SMALLEST_TYPE)


def strip(view: MilleView, names: Sequence[Name], stage: Stage, box: Box) -> list[Item]:
    """Lay out the strip in a box: the opponent's row above the reader's, whose name is "You"."""
    viewing_seat, signs = view.seat or 0, letters(names)
    high = (box.height - 2 * INSET - BETWEEN) / 2
    items = _piles(view, stage, box)
    for at, seat in enumerate((view.seats[1 - viewing_seat], view.seats[viewing_seat])):
        row = Box(box.x, whole(box.y + INSET + at * (high + BETWEEN)), box.width, high)
        own = seat.seat == viewing_seat
        disc = Disc(signs[seat.seat], seat.seat)
        items += _head(seat, names[seat.seat], disc, stage, row, is_own=own, is_to_act=seat.seat in view.to_act)
        items += melds(seat.melds, stage, Box(MELDS_X, row.y, MELDS_RIGHT - MELDS_X, high))
    return items


@lru_cache(maxsize=512)  # half of the pictures show one of the players as they were
def _head(
    seat: SeatView, name: Name, disc: Disc, stage: Stage, row: Box, *, is_own: bool, is_to_act: bool
) -> tuple[Item, ...]:  # fmt: skip
    """Lay out who this is, how many cards they hold, and their score, in a frame if they are to act."""
    block = Box(HEAD_X, row.y, HEAD_WIDE, row.height)
    state, ground = (State.TO_ACT, Tint.BG) if is_to_act else (State.LIVE, Tint.ZONE)
    items = framed(state, block, Tint.ZONE, HEAD_RADIUS)
    setter = stage.on(ground)
    first, second = (row.y + row.height / 2 + each - sum(LINES) / 2 for each in LINES)
    items += drawn_disc(stage, disc, block.x + INSIDE + DISC, first, ground, radius=DISC)
    left, right = block.x + INSIDE + 2 * DISC + DISC_GAP, block.right - INSIDE
    hat = HATS.get(name.robot)
    worn = 0.0 if hat is None or is_own else MARK[hat] + HAT_GAP
    called = say(stage.locale, "you-label") if is_own else name.bare
    up = stage.fonts.cap(NAME.face, NAME.size) / 2
    words = setter.line(called, NAME, left, first + up, Tint.TEXT, width=right - left - worn)
    items.append(words)
    if hat is not None and worn:
        items += pinned(stage, hat, words.box.right + HAT_GAP, first, ground)
    up = stage.fonts.cap(SCORE.face, SCORE.size) / 2
    score = setter.line(written(seat.total), SCORE, right, second + up, Tint.TEXT, align=Align.RIGHT)
    key = "pictures-table-left" if is_announced(seat) else "pictures-table-in-hand"
    ink = Tint.BRASS if is_announced(seat) else Tint.TEXT
    room = score.box.x - block.x - 2 * INSIDE
    wide = stage.fonts.width(held := say(stage.locale, key, count=seat.in_hand), LABEL_STRONG.face, LABEL_STRONG.size)
    counted = held if wide <= room else str(seat.in_hand)
    return (*items, score, setter.line(counted, LABEL_STRONG, block.x + INSIDE, second + up, ink))


# Melds


@lru_cache(maxsize=512)  # three pictures of four show these melds as they were
def melds(laid: tuple[Meld, ...], stage: Stage, box: Box) -> tuple[Item, ...]:
    """Lay out melds in a row: rank and suit of their front cards, and under each how many cards it has."""
    if not laid:
        up = stage.fonts.cap(LABEL.face, LABEL.size) / 2
        nothing = say(stage.locale, "pictures-table-nothing-down")
        middle = box.y + box.height / 2
        return (stage.on(Tint.ZONE).line(nothing, LABEL, box.x, middle + up, Tint.MUTE, width=box.width),)
    step, top = step_of(len(laid), box.width), whole(box.y + (box.height - SEEN - COUNT_ROOM) / 2)
    items = list[Item]()
    for at, meld in enumerate(laid):
        x = box.x + at * step
        front = stack_order(meld)[-1:]
        box_ = Box(x, top, CARD, SEEN)
        items.append(Fan(box_, top, CARD, 0.0, front, (False,), Tint.ZONE, is_over=True, is_whole=False, cut=SEEN))
        wide = min(step, CARD + LEAST_GAP)
        items += _count(meld, stage, x + min(step, CARD) / 2, wide - LEAST_GAP, top + SEEN + COUNT_ROOM - 1.5)
    return tuple(items)


def step_of(count: int, width: float) -> float:
    """Return how far one of so many melds lies from the next, in whole pixels: with many they overlap."""
    return CARD + WIDEST_GAP if count < 2 else int(2 * min(CARD + WIDEST_GAP, (width - CARD) / (count - 1))) / 2


def size_of(meld: Meld) -> int:
    """Return how many cards a meld has."""
    return len(meld.naturals) + len(meld.wilds)


def _count(meld: Meld, stage: Stage, middle: float, wide: float, baseline: float) -> list[Item]:
    """Lay out how many cards a meld has; a star for wild twos, an asterisk for a natural; brass from seven on."""
    setter, count = stage.on(Tint.ZONE), str(size_of(meld))
    is_dear = meld.is_squared or meld.is_turned
    shape = Shape.ASTERISK if meld.is_turned else Shape.STAR
    stars = 1 if meld.is_turned else min(MOST_STARS, len(meld.wilds))

    def across(words: str, signs: int) -> float:
        return stage.fonts.width(words, FLOOR.face, FLOOR.size) + (
            STAR_GAP + STAR + STAR_STEP * (signs - 1) if signs else 0
        )

    tries = ((f"×{count}", stars), (f"×{count}", min(1, stars)), (count, min(1, stars)))
    words, stars = next((each for each in tries if across(*each) <= wide), (count, 0))
    left = middle - across(words, stars) / 2
    ink = Tint.BRASS if is_dear else Tint.TEXT
    line: Text = setter.line(words, FLOOR, left, baseline, ink)
    y = line.box.y + (line.box.height - STAR) / 2
    signs = [
        Glyph(Box(line.box.right + STAR_GAP + at * STAR_STEP, y, STAR, STAR), shape, Tint.BRASS, Tint.ZONE)
        for at in range(stars)
    ]
    return [line, *signs]


# Stock and pile


def _piles(view: MilleView, stage: Stage, box: Box) -> list[Item]:
    """Lay out stock and pile, each with its number under it."""
    high = 1.4 * PILE_CARD
    top = whole(box.y + PILES_TOP)
    pile = Box(PILES_RIGHT - PILE_CARD, top, PILE_CARD, high)
    stock = Box(pile.x - PILES_GAP - PILE_CARD, top, PILE_CARD, high)
    reach, radius = EDGES * EDGE_STEP, 0.125 * PILE_CARD
    items: list[Item] = []
    if view.stock:
        around = Box(stock.x - reach, top - reach, PILE_CARD + reach, high + reach)
        items.append(Closed(around, PILE_CARD, None, None, Tint.ZONE, rises=True))
    else:
        items.append(Dashes(stock, Tint.BRACKET, Tint.ZONE, radius))
    if view.top is not None:
        items.append(Discards(pile, view.top, min(view.pile - 1, 2), Tint.ZONE))
    else:
        items.append(Dashes(pile, Tint.BRACKET, Tint.ZONE, radius))
    setter, baseline = stage.on(Tint.ZONE), top + high + PILE_LINE - 2
    for count, place in ((view.stock, stock), (view.pile, pile)):
        middle = place.x + place.width / 2
        items.append(setter.line(written(count), FLOOR, middle, baseline, Tint.TEXT, align=Align.CENTER))
    return items
