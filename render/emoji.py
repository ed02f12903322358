"""Small cards for the text of messages and for buttons: a rank and its suit alone, as large as a square allows.

They are the same for everyone: a square has no theme, so the outline of a card parts it from a dark and a white chat.
"""

from collections.abc import Mapping
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

from bot.games.cards import CARDS, JOKER, Card, Rank
from render.cards import rounded
from render.fonts import OVERSAMPLING, Face, Fonts
from render.inputs import Theme
from render.shapes import SUITS, Shape, coverage
from render.style import COLORS, Tint, suit_tint

SIZE = 128  # px
BACK = "card_back"
CARD = (12, 1, 116, 127)  # left, top, right, bottom, px
RADIUS, LINE = 19.0, 4  # px, of the outline: two thirds of a pixel where a message shows it
OUTLINE = (138, 131, 112)  # visible on a white chat, and is no bright rim on a dark one
LETTER_TOP, LETTER_CAP = 12, 53.0  # px
WIDEST = 88  # px, of a rank; the 10 is squeezed into it
SUIT_Y, SUIT_HEIGHT = 98, 46  # px: its middle, and its height
FULL = {Shape.HEART: 0.92, Shape.CLUB: 0.97}  # factors of height: full shapes look larger than pointed ones
STAR, HAT = 84, 84  # px wide
BORDER = 11  # px, white round the field of the back

_RANKS = {rank: rank.name.lower() for rank in Rank}
_TINTS = COLORS[Theme.NIGHT]


@cache  # a panel asks for the cards of its buttons
def name_of(card: Card | None) -> str:
    """Return the name of a card's emoji, which a reader says aloud: `card_queen_of_spades`; None: a card face down."""
    if card is None:
        return BACK
    if card == JOKER:
        return "card_joker"
    return f"card_{_RANKS[card.rank]}_of_{card.suit.name.lower()}"


def pictures(fonts: Fonts) -> Mapping[str, bytes]:
    """Return every card, the joker and a card face down, as PNG files of 128 x 128 pixels, by name.

    They take a moment: draw them off the loop. The same libraries always give the same bytes.
    """
    drawn = {name_of(card): _written(_face(card, fonts)) for card in (*CARDS, JOKER)}
    return {**drawn, BACK: _written(_back())}


def _face(card: Card, fonts: Fonts) -> Image.Image:
    if card == JOKER:
        image = _blank(Tint.WILD, Tint.WILD_EDGE)
        _stamp(image, Shape.STAR, Tint.STAR, SIZE // 2 + 1, STAR)
        return image
    image, ink = _blank(Tint.FACE, None), suit_tint(card.suit, four_colors=False)
    letters = _letters("10" if card.rank is Rank.TEN else str(card.rank), fonts)
    image.paste(_TINTS[ink], ((SIZE - letters.width) // 2, LETTER_TOP), letters)
    shape = SUITS[card.suit]
    _stamp(image, shape, ink, SUIT_Y, round(SUIT_HEIGHT * FULL.get(shape, 1.0) * shape.outline.aspect))
    return image


def _back() -> Image.Image:
    """Draw the back of the house: a hat in brass."""
    image = _blank(Tint.FACE, None)
    left, top, right, bottom = CARD
    field = rounded(right - left - 2 * BORDER, bottom - top - 2 * BORDER, RADIUS - BORDER / 2)
    image.paste(_TINTS[Tint.BACK], (left + BORDER, top + BORDER), field)
    _stamp(image, Shape.HAT, Tint.GOLD, SIZE // 2, HAT - 2 * BORDER)
    return image


def _blank(ground: Tint, edge: Tint | None) -> Image.Image:
    """Draw a card with nothing on it, in an outline, on a clear square."""
    left, top, right, bottom = CARD
    image = Image.new("RGBA", (SIZE, SIZE), (*OUTLINE, 0))
    outer = rounded(right - left, bottom - top, RADIUS)
    inner = rounded(right - left - 2 * LINE, bottom - top - 2 * LINE, RADIUS - LINE)
    image.paste(OUTLINE if edge is None else _TINTS[edge], (left, top, right, bottom))
    clear = Image.new("L", image.size)
    clear.paste(outer, (left, top))
    image.paste(_TINTS[ground], (left + LINE, top + LINE), inner)
    image.putalpha(clear)
    return image


def _stamp(image: Image.Image, shape: Shape, ink: Tint, middle: int, width: int) -> None:
    """Print a shape of this width, its middle this far down the card."""
    height = round(width / shape.outline.aspect)
    image.paste(_TINTS[ink], ((SIZE - width) // 2, middle - height // 2), coverage(shape, width, height))


def _letters(rank: str, fonts: Fonts) -> Image.Image:
    """Draw the coverage of a rank, cropped to its ink at the sides, from the top of its capitals."""
    finer = 4
    font = fonts.at(Face.STRONG, LETTER_CAP * finer / fonts.cap(Face.STRONG, 1.0) / OVERSAMPLING)
    left, top, right, bottom = (int(edge) for edge in font.getbbox(rank, anchor="ls"))
    mask = Image.new("L", (right - left, bottom - top + 4 * finer))
    ImageDraw.Draw(mask).text((-left, -top), rank, fill=255, font=font, anchor="ls")
    width = min(WIDEST, round(mask.width / finer))
    over = round((-top) / finer - LETTER_CAP)  # round letters are a little taller
    small = mask.resize((width, round(mask.height / finer)), Image.Resampling.LANCZOS)
    return small if over <= 0 else small.crop((0, over, width, small.height))


def _written(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()
