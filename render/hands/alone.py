"""A hand as a complete picture: its owner, the number of cards, and the cards below."""

from collections.abc import Sequence

from bot.text import Locale
from render.fonts import Face
from render.hands.fanned import Laid
from render.names import Name
from render.scene import Item, Scene
from render.style import MARGIN, Tint
from render.typeset import LABEL_STRONG, Setter, Type
from render.words import say

EMPTY, EMPTY_BASELINE = 96.0, 74.0  # pt; the height of a picture without cards, and where it says so


def header(setter: Setter, locale: Locale, count: int, *, holder: Name | None) -> list[Item]:
    """Lay out the line above `count` cards. `holder` names their owner unless it is the reader."""
    title = say(locale, "pictures-hand-title") if holder is None else holder.printed
    return setter.header(title, (say(locale, "pictures-hand-cards", count=count), LABEL_STRONG, Tint.TEXT))


def empty(above: Sequence[Item], setter: Setter, locale: Locale, alt: str) -> Scene:
    """Lay out the picture of a hand without cards."""
    words = say(locale, "pictures-hand-empty")
    line = setter.line(words, Type(Face.ASIDE, 18), MARGIN, EMPTY_BASELINE, Tint.MUTE)
    return Scene(EMPTY, (*above, line), alt)


def scene(above: Sequence[Item], laid: Laid, alt: str, *, top: float, foot: float) -> Scene:
    """Lay out the picture of cards that are `laid` from `top` down."""
    return Scene(top + laid.height + foot, (*above, *laid.items), alt)
