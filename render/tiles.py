"""Suits on tiles: a black suit would drown in the panel, so every suit is on a small piece of a card."""

from bot.games.cards import Suit
from render.scene import Area, Box, Glyph, Item
from render.shapes import SUITS, Shape
from render.style import Tint, suit_tint
from render.typeset import Setter

RADIUS = 0.24  # of a tile's size
HEIGHTS = {Shape.DIAMOND: 0.68, Shape.HEART: 0.58, Shape.CLUB: 0.62, Shape.SPADE: 0.66, Shape.STAR: 0.66}  # of it, too


def tile(setter: Setter, suit: Suit | None, x: float, y: float, size: float, *, four_colours: bool) -> list[Item]:
    """Lay out a tile with its top left corner here; None: a star on gold, for jokers."""
    shape = Shape.STAR if suit is None else SUITS[suit]
    ground = Tint.WILD if suit is None else Tint.FACE
    ink = Tint.STAR if suit is None else suit_tint(suit, four_colours=four_colours)
    high = HEIGHTS[shape] * size
    wide = high * shape.outline.aspect
    glyph = Box(x + (size - wide) / 2, y + (size - high) / 2, wide, high)
    return [
        Area(Box(x, y, size, size), ground, setter.ground, RADIUS * size, holds=True),
        Glyph(glyph, shape, ink, ground),
    ]
