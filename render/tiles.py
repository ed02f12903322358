"""Suits on tiles: a black suit would drown in the panel, so every suit is on a small piece of a card."""

from bot.games.cards import Card, Suit
from render.fonts import Face
from render.scene import Area, Box, Glyph, Item
from render.shapes import SUITS, Shape
from render.style import Tint, suit_tint
from render.typeset import Setter, Type

SLOT_WIDE, SLOT_HIGH, SLOT_RADIUS = 36.0, 25.0, 5.0  # pt; of a card in brief
SLOT_SIGN, SLOT_SUIT = Type(Face.STRONG, 18), 17.0
RADIUS = 0.24  # of a tile's size
HEIGHTS = {Shape.DIAMOND: 0.68, Shape.HEART: 0.58, Shape.CLUB: 0.62, Shape.SPADE: 0.66, Shape.STAR: 0.66}  # of it too


def tile(setter: Setter, suit: Suit | None, x: float, y: float, size: float, *, four_colors: bool) -> list[Item]:
    """Lay out a tile with its top left corner here; None: a star on gold, for jokers."""
    shape = Shape.STAR if suit is None else SUITS[suit]
    ground = Tint.WILD if suit is None else Tint.FACE
    ink = Tint.STAR if suit is None else suit_tint(suit, four_colors=four_colors)
    high = HEIGHTS[shape] * size
    wide = high * shape.outline.aspect
    glyph = Box(x + (size - wide) / 2, y + (size - high) / 2, wide, high)
    return [
        Area(Box(x, y, size, size), ground, setter.ground, RADIUS * size, holds=True),
        Glyph(glyph, shape, ink, ground),
    ]


def slot(setter: Setter, sign: str, card: Card, box: Box, *, four_colors: bool) -> list[Item]:
    """Lay out a card in brief: the sign of its rank and its suit, where the card itself would be too small to read."""
    up, face = setter.fonts.cap(SLOT_SIGN.face, SLOT_SIGN.size) / 2, Setter(setter.fonts, Tint.FACE)
    x, y = box.right - SLOT_SUIT, box.y + (box.height - SLOT_SUIT) / 2
    _, suit = tile(face, card.suit, x, y, SLOT_SUIT, four_colors=four_colors)  # the slot is the tile
    ink = suit_tint(card.suit, four_colors=four_colors)
    return [
        Area(box, Tint.FACE, setter.ground, SLOT_RADIUS, holds=True),
        face.line(sign, SLOT_SIGN, box.x + 3, box.y + box.height / 2 + up, ink),
        suit,
    ]
