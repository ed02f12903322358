"""The pieces on a seat's lines: counts with their backs, amounts with a chip, words, badges, dots and small discs."""

from dataclasses import dataclass

from render.deck import FACE_DOWN
from render.fonts import Face
from render.scene import Area, Box, Chip, Fan, Frame, Glyph, Item, moved
from render.shapes import Shape
from render.stage.canvas import Stage, larger
from render.stage.values import Backs, Badge, Calls, Coins, Disc, Discs, Faces, Look, Piece, Tone, Words
from render.style import WIDTH, Tint
from render.tiles import SLOT_HIGH, SLOT_WIDE, slot, tile
from render.typeset import Setter, Type
from render.words import rank_sign

NAME = Type(Face.STRONG, 19)
STRONG = Type(Face.STRONG, 19)
LABEL = Type(Face.LABEL, 17.5)
STYLES = {
    Tone.STRONG: (STRONG, Tint.TEXT),
    Tone.MUTE: (LABEL, Tint.MUTE),
    Tone.ASIDE: (Type(Face.ASIDE, 19), Tint.MUTE),
    Tone.BRASS: (LABEL, Tint.BRASS),
    Tone.GAIN: (STRONG, Tint.GAIN),
    Tone.LOSS: (STRONG, Tint.LOSS),
    Tone.LARGE: (Type(Face.STRONG, 25), Tint.TEXT),
    Tone.FEW: (Type(Face.STRONG, 25), Tint.BRASS),
    Tone.GREW: (Type(Face.STRONG, 28), Tint.LOSS),
    Tone.SCARCE: (Type(Face.STRONG, 25), Tint.LOSS),
    Tone.WON: (Type(Face.STRONG, 25), Tint.GAIN),
    Tone.PLACE: (Type(Face.TITLE, 23), Tint.BRASS),
}

BACK, SMALL_BACK = 19.0, 15.0  # pt wide
BACK_STEP, BACKS_WIDE = 10.0, 60.0  # from one back to the next, and how wide a hand may be
LEAST_STEP, MOST_BACKS = 3.5, 15  # a narrower step or more cards are one back
BACK_GAP = 7.0  # before the number
FACE_GAP = 3.0  # before the card of a hand that everyone knows
FACES, FACES_STEP, FACES_WIDE = 21.0, 18.0, 110.0  # pt; open cards at a seat: one, between two, all of them
LEAST_SWOLLEN, MOST_SWOLLEN, SWELLS_EACH = 16, 24, 4  # pt wide, of one back; this many cards add a point
SWOLLEN_STEP = 3.0

COIN = 14.0  # pt wide
COIN_GAP = 5.0

BADGE_HIGH, BADGE_SIDE = 22.0, 8.5
SIGN_GAP, SUIT_TILE, TORN_FOOT = 3.5, 19.0, 3.5
LOOKS = {
    Look.BRASS: (Tint.BRASS, Tint.ON_DISC),
    Look.BLUE: (Tint.PLAYER_B, Tint.ON_DISC),
    Look.GREEN: (Tint.GAIN, Tint.ON_DISC),
    Look.GRAY: (Tint.ZONE2, Tint.TEXT),
    Look.PANEL: (Tint.BG, Tint.BRASS),
    Look.TORN: (Tint.ZONE2, Tint.TEXT),
}

DOT, DOT_STEP, DOT_LINE = 9.0, 13.0, 2.0
SMALL_DISC, SMALL_LETTER = 10.0, 13.0  # radius; least size of the letters in discs
DISC, SQUARE_CORNER = 13.5, 0.36  # radius; of square discs the radius of a corner in shares of it


@dataclass(frozen=True, slots=True)
class Laid:
    """A piece as drawn, from its left edge on."""

    items: tuple[Item, ...]
    width: float


def lay(
    stage: Stage,
    piece: Piece,
    x: float,
    middle: float,
    ground: Tint,
    *,
    is_dull: bool = False,
    room: float = WIDTH,
) -> Laid:
    """Lay out a piece from `x` on, its middle at this height; `is_dull`: its player has nothing to say.

    Backs are set closer where the `room` requires it; other pieces keep their width.
    """
    match piece:
        case Words(words, tone):
            style, ink = STYLES[tone]
            if is_dull and ink is Tint.TEXT:
                ink = Tint.MUTE
            return _words(stage.on(ground), words, style, x, middle, ink)
        case Backs():
            return _backs(stage, piece, x, middle, ground, is_dull=is_dull, room=room)
        case Coins(words, dull):
            coin = Chip(Box(x, middle - COIN / 2, COIN, COIN), Tint.BRACKET if dull or is_dull else Tint.GOLD, ground)
            ink = Tint.MUTE if dull or is_dull else Tint.TEXT
            amount = _words(stage.on(ground), words, STRONG, x + COIN + COIN_GAP, middle, ink)
            return Laid((coin, *amount.items), COIN + COIN_GAP + amount.width)
        case Badge():
            return _badge(stage, piece, x, middle, ground, is_dull=is_dull)
        case Calls(left, of):
            return _calls(left, of, x, middle, ground)
        case Faces(cards):
            step = min(FACES_STEP, (min(room, FACES_WIDE) - FACES) / max(1, len(cards) - 1))
            box = Box(x, middle - 0.7 * FACES, FACES + int(2 * step) / 2 * (len(cards) - 1), 1.4 * FACES)
            lying = (False,) * len(cards)
            fan = Fan(box, box.y, FACES, int(2 * step) / 2, cards, lying, ground, is_over=True)
            return Laid((fan,), box.width)
        case Discs(discs):
            step = 2 * SMALL_DISC + 1.5
            items = [
                item
                for number, each in enumerate(discs)
                for item in disc(stage, each, x + SMALL_DISC + number * step, middle, ground, radius=SMALL_DISC)
            ]
            return Laid(tuple(items), step * len(discs) - 1.5)


def at_right(stage: Stage, piece: Piece, right: float, middle: float, ground: Tint, *, is_dull: bool = False) -> Laid:
    """Lay out a piece that ends at `right`."""
    laid = lay(stage, piece, 0.0, middle, ground, is_dull=is_dull)
    return Laid(tuple(moved(item, 0.0, right - laid.width) for item in laid.items), laid.width)


def centered(stage: Stage, piece: Piece, x: float, middle: float, ground: Tint, *, is_dull: bool = False) -> Laid:
    """Lay out a piece with its middle at `x`."""
    laid = lay(stage, piece, 0.0, middle, ground, is_dull=is_dull)
    return Laid(tuple(moved(item, 0.0, x - laid.width / 2) for item in laid.items), laid.width)


def disc(stage: Stage, shown: Disc, x: float, y: float, ground: Tint, *, radius: float = DISC) -> list[Item]:
    """Lay out a disc around a point, or a square with round corners, with its letters."""
    fonts, tint = stage.fonts, shown.tint
    around = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    corner = radius if shown.is_round else SQUARE_CORNER * radius
    items: list[Item] = [Area(around, tint, ground, corner, holds=True)]
    wanted = STRONG.size if len(shown.letters) == 1 else 15.0
    style = Type(Face.STRONG, max(SMALL_LETTER, wanted * min(1.0, radius / DISC)))
    face = fonts.face_for(shown.letters, style.face)
    # Letters of other scripts may hang below the baseline, so they are centered as they are drawn.
    up = fonts.cap(face, style.size) / 2 if face is style.face else fonts.middle(shown.letters, face, style.size)
    words = shown.letters
    while words and fonts.width(words, face, style.size) > 2 * radius - 4:
        words = words[:-1]
    if words:
        ink = Tint.MUTE if shown.is_dull else Tint.ON_DISC
        items += _words(stage.on(tint), words, Type(face, style.size), x, y, ink, up=up, is_centered=True).items
    return items


def fanned(count: int, room: float = BACKS_WIDE) -> tuple[int, float]:
    """Return how many backs are drawn for a hand of `count` cards, and the step between them.

    `room`: how wide all steps together may be. One back is drawn when there are too many for it.
    """
    if count < 2:
        return count, BACK_STEP
    step = int(2 * min(BACK_STEP, BACKS_WIDE / (count - 1), room / (count - 1))) / 2  # whole pixels
    return (1, BACK_STEP) if count > MOST_BACKS or step < LEAST_STEP else (count, step)


def backs(count: int, x: float, middle: float, ground: Tint, *, card: float = BACK, step: float = BACK_STEP) -> Fan:
    """Lay out `count` cards face down."""
    high = 1.4 * card
    box = Box(x, middle - high / 2, card + step * (count - 1), high)
    return Fan(box, box.y, card, step, (FACE_DOWN,) * count, (False,) * count, ground, is_over=True)


def swollen(count: int, room: float) -> tuple[int, float]:
    """Return how many backs are drawn for a hand that swells with its cards, and how wide each is.

    There is one per card while there is room for the steps between them.
    """
    card = float(min(MOST_SWOLLEN, LEAST_SWOLLEN + count // SWELLS_EACH))
    return min(count, 1 + max(0, int((room - card) / SWOLLEN_STEP))), card


def _backs(
    stage: Stage, piece: Backs, x: float, middle: float, ground: Tint, *, is_dull: bool, room: float
) -> Laid:  # fmt: skip
    number = lay(stage, Words(str(piece.count), piece.tone), x, middle, ground, is_dull=is_dull)
    closed = piece.count - (piece.face is not None)
    left = room - number.width - BACK_GAP - (0 if piece.face is None else SLOT_WIDE + FACE_GAP)
    if piece.swells:
        (drawn, card), step = swollen(closed, left), SWOLLEN_STEP
    else:
        card = SMALL_BACK if piece.is_small else BACK
        drawn, step = (min(closed, 1), BACK_STEP) if piece.is_one else fanned(closed, left - card)
    hand: list[Item] = [backs(drawn, x, middle, ground, card=card, step=step)] if drawn else []
    if piece.face is not None:
        start = hand[0].box.right + FACE_GAP if hand else x
        shown = Box(start, middle - SLOT_HIGH / 2, SLOT_WIDE, SLOT_HIGH)
        hand += slot(
            stage.on(ground), rank_sign(piece.face.rank), piece.face, shown, four_colors=stage.style.four_colors
        )
    if not hand:
        return number
    shift = max(item.box.right for item in hand) - x + BACK_GAP
    return Laid((*hand, *(moved(item, 0.0, shift) for item in number.items)), shift + number.width)


def _badge(stage: Stage, piece: Badge, x: float, middle: float, ground: Tint, *, is_dull: bool) -> Laid:
    if piece.look is Look.OUTLINE:
        tint, ink = ground, Tint.TEXT
    else:
        tint, ink = LOOKS[piece.look]
    if is_dull and ink is Tint.TEXT:
        ink = Tint.MUTE
    inner: list[Item] = []
    left = x + BADGE_SIDE
    if piece.sign is not None:
        high = 12.0 if piece.sign in (Shape.HIGH, Shape.LOW) else 13.5
        wide = high * piece.sign.outline.aspect
        inner.append(Glyph(Box(left, middle - high / 2, wide, high), piece.sign, ink, tint))
        left += wide + SIGN_GAP
    if piece.words:
        laid = _words(stage.on(tint), piece.words, larger(LABEL, 17.5), left, middle, ink)
        inner += laid.items
        left += laid.width
    high = BADGE_HIGH
    if piece.suit is not None:
        high, left = 27.0, left + 8
        four = stage.style.four_colors
        inner += tile(stage.on(tint), piece.suit, left, middle - SUIT_TILE / 2, SUIT_TILE, four_colors=four)
        left += SUIT_TILE - 3
    around = Box(x, middle - high / 2, left + BADGE_SIDE - x, high)
    return Laid((*_ground(piece.look, around, tint, ground), *inner), around.width)


def _ground(look: Look, around: Box, tint: Tint, ground: Tint) -> list[Item]:
    match look:
        case Look.OUTLINE:
            return [Frame(around, Tint.BRACKET, ground, ground, around.height / 2, 1.5)]
        case Look.TORN:
            torn = Box(around.x, around.y - 2, around.width, around.height + TORN_FOOT)
            return [Glyph(torn, Shape.TORN, tint, ground)]
        case _:
            return [Area(around, tint, ground, around.height / 2, holds=True)]


def _calls(left: int, of: int, x: float, middle: float, ground: Tint) -> Laid:
    items: list[Item] = []
    for number in range(of):
        around = Box(x + number * DOT_STEP, middle - DOT / 2, DOT, DOT)
        if number < left:
            items.append(Area(around, Tint.BRASS, ground, DOT / 2))
        else:
            items.append(Frame(around, Tint.BRACKET, ground, ground, DOT / 2, DOT_LINE))
    return Laid(tuple(items), DOT_STEP * (of - 1) + DOT)


def _words(
    setter: Setter,
    words: str,
    style: Type,
    x: float,
    middle: float,
    ink: Tint,
    *,
    up: float | None = None,
    is_centered: bool = False,
) -> Laid:
    """Lay out a line whose capitals have their middle at this height."""
    fonts = setter.fonts
    face = fonts.face_for(words, style.face)
    rise = fonts.cap(face, style.size) / 2 if up is None else up
    left = x - fonts.width(words, face, style.size) / 2 if is_centered else x
    line = setter.line(words, Type(face, style.size), left, middle + rise, ink)
    return Laid((line,), line.box.width)
