"""A banner of brass at the top of a picture, when there is something to celebrate."""

from collections.abc import Sequence

from bot.text import Locale
from render.fonts import Face
from render.mille.inputs import Celebration, Feast
from render.names import Name
from render.scene import Area, Box, Frame, Glyph, Item, Text
from render.shapes import Shape
from render.style import SMALLEST_TYPE, Tint
from render.typeset import Setter, Type
from render.words import say, written

X, TOP, WIDE = 12.0, 11.0, 526.0  # pt
LINE, PAD = 37.0, 5.0  # of each celebration; above the first and below the last
LINES = 2  # the pad and the message's sentences announce the others
RADIUS = 11.0
MEDALLION, MEDALLION_X = 15.0, 42.0  # radius, and where its middle is
TITLE = Type(Face.TITLE, 23)
SHAPES = {
    Feast.NATURAL: Shape.ASTERISK,
    Feast.CLEAN: Shape.ASTERISK,
    Feast.CHAPEAU: Shape.HAT,
    Feast.GREAT_DEAL: Shape.CORONET,
    Feast.SKUNK: Shape.CROWN,
    Feast.COMEBACK: Shape.HAT,
}


def sentence(celebration: Celebration, names: Sequence[str], locale: Locale) -> str:
    """Return the banner's words for one celebration."""
    first = "-first" if celebration.first else ""
    return say(
        locale,
        f"pictures-banner-{celebration.feast}{first}",
        name=names[celebration.seat],
        set="" if celebration.rank is None else say(locale, f"pictures-set-{celebration.rank}"),
        points=written(celebration.points),
    )


def spoken(celebrations: Sequence[Celebration], names: Sequence[Name], locale: Locale) -> list[str]:
    """Return all celebrations in sentences, for the alt text."""
    said = [sentence(each, [name.spoken for name in names], locale) for each in celebrations]
    return [words if words.endswith("!") else f"{words}." for words in said]


def height(celebrations: Sequence[Celebration]) -> float:
    """Return how much further down a picture begins under its banner; 0 for no banner."""
    return min(LINES, len(celebrations)) * LINE + 2 * PAD + 8 if celebrations else 0.0


def banner(celebrations: Sequence[Celebration], names: Sequence[Name], setter: Setter, locale: Locale) -> list[Item]:
    """Lay out the banner, with a medallion for each of its lines. `setter` sets on the panel."""
    shown = celebrations[:LINES]
    if not shown:
        return []
    box = Box(X, TOP, WIDE, len(shown) * LINE + 2 * PAD)
    brass = Setter(setter.fonts, Tint.BRASS)
    inner = Box(box.x + 4, box.y + 4, box.width - 8, box.height - 8)
    items: list[Item] = [
        Area(box, Tint.BRASS, setter.ground, RADIUS, holds=True),
        Frame(inner, Tint.ON_DISC, Tint.BRASS, Tint.BRASS, RADIUS - 4, 1.0),
    ]
    for number, each in enumerate(shown):
        middle = box.y + PAD + (number + 0.5) * LINE
        items += [*_medallion(SHAPES[each.feast], MEDALLION_X, middle), _words(each, names, brass, locale, middle)]
    return items


def _words(each: Celebration, names: Sequence[Name], brass: Setter, locale: Locale, middle: float) -> Text:
    """Lay out one line of the banner; a name that is too long is cut."""
    left = MEDALLION_X + MEDALLION + 12
    room = X + WIDE - 16 - left

    def said(who: tuple[str, ...]) -> str:
        return sentence(each, who, locale)

    who = tuple(name.printed for name in names)
    baseline = middle + 0.35 * TITLE.size
    return brass.sentence(said, who, TITLE, left, baseline, Tint.ON_DISC, width=room, smallest=SMALLEST_TYPE)


def _medallion(shape: Shape, x: float, y: float) -> list[Item]:
    """Lay out a medallion like that on the cards' backs, with a golden shape in it."""
    aspect = shape.outline.aspect
    high = 20.0 if aspect == 1.0 else 22.0 / aspect
    around = Box(x - MEDALLION, y - MEDALLION, 2 * MEDALLION, 2 * MEDALLION)
    place = Box(x - high * aspect / 2, y - high / 2, high * aspect, high)
    return [
        Area(around, Tint.MEDALLION, Tint.BRASS, MEDALLION, holds=True),
        Glyph(place, shape, Tint.GOLD, Tint.MEDALLION),
    ]
