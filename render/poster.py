"""The table before its first deal, as a poster: the game, what it is played for, the deck, and who sits down."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.text import Locale
from bot.text.numbers import unit_after
from render.alt import sentences
from render.fonts import Face
from render.inputs import Stakes
from render.names import Name
from render.scene import Box, Item, Scene
from render.stage.canvas import ROUNDED, ZONE, Stage, zone
from render.stage.pieces import NAME, disc
from render.stage.turned import stack
from render.stage.values import Disc
from render.style import SMALLEST_TYPE, TALLEST, Tint
from render.typeset import LABEL, Type
from render.words import money, say

HEADER_HIGH = 40.0  # pt; the sentence above the table stays
DECK_MIDDLE, DECK_TOP = 104.0, 98.0
TITLE, TITLE_X, TITLE_BASELINE, SMALLEST_TITLE = Type(Face.TITLE, 52), 180.0, 140.0, 26.0
NOTE_UNDER, NOTE = 34.0, replace(LABEL, size=22.0)
TERMS_UNDER, TERMS = 34.0, Type(Face.STRONG, 26.0)  # from the note to the stakes
RIGHT = 516.0
ROW, SEATS_MIDDLE, ROW_PITCH, SEATS_X = 5, 276.0, 44.0, 26.0
RADIUS, GAP = 13.5, 6.0
FEW, LARGER = 4, 1.2  # players in one row, and how much larger they are


@dataclass(frozen=True, slots=True)
class Poster:
    """The contents of a poster."""

    title: str  # the game
    note: str  # how it is won
    terms: str  # what it costs; empty where that is not known
    cards: int  # in the deck

    def alt(self, locale: Locale) -> str:
        """Return it in a sentence."""
        about = ", ".join(each for each in (self.note, self.terms) if each)
        return say(locale, "pictures-poster-alt", game=self.title, about=about)


def terms_of(stakes: Stakes | None, rate: str, locale: Locale, *, largest: int = 1) -> str:
    """Return what is played for: the `rate` is a key with an `$amount`, and in a game of two stakes a `$larger` one.

    `largest`: how many of the smaller stakes the larger one is.
    """
    if stakes is None:
        return ""
    if not stakes.smaller:
        return say(locale, "pictures-poster-fun")
    most = largest * stakes.smaller
    smaller, larger = (money(locale, each, cents=bool(stakes.smaller % 100)) for each in (stakes.smaller, most))
    unit = unit_after(stakes.unit, most)
    if largest == 1:
        return say(locale, rate, amount=f"{smaller} {unit}")
    return say(locale, rate, amount=smaller, larger=f"{larger} {unit}")


def posted(scene: Scene, poster: Poster, names: Sequence[Name], discs: Sequence[Disc], stage: Stage) -> Scene:
    """Return the table with its sentence, and a poster in the place of everything else."""
    header = [item for item in scene.items if item.box.bottom <= HEADER_HIGH]
    setter = stage.on(Tint.ZONE)
    title = setter.shrunk(
        poster.title, TITLE, TITLE_X, TITLE_BASELINE, Tint.BRASS, width=RIGHT - TITLE_X, smallest=SMALLEST_TITLE
    )
    note = setter.shrunk(
        poster.note,
        NOTE,
        TITLE_X + 2,
        TITLE_BASELINE + NOTE_UNDER,
        Tint.TEXT,
        width=RIGHT - TITLE_X,
        smallest=SMALLEST_TYPE,
    )
    items: list[Item] = [*header, *zone(ZONE, ROUNDED), *stack(poster.cards, DECK_MIDDLE, DECK_TOP, Tint.ZONE)]
    items += [title, note]
    if poster.terms:
        baseline = TITLE_BASELINE + NOTE_UNDER + TERMS_UNDER
        items.append(
            setter.shrunk(
                poster.terms,
                TERMS,
                TITLE_X + 2,
                baseline,
                Tint.BRASS,
                width=RIGHT - TITLE_X,
                smallest=SMALLEST_TYPE,
            )
        )
    alt = sentences(stage.locale, (poster.alt(stage.locale), scene.alt), more="stage-alt-more")
    return replace(scene, height=TALLEST, items=(*items, *_seats(names, discs, stage)), alt=alt, cuts=())


def _seats(names: Sequence[Name], discs: Sequence[Disc], stage: Stage) -> list[Item]:
    """Lay out everyone in one row, or two."""
    rows = -(-len(names) // ROW)
    columns = -(-len(names) // rows)
    wide = (ZONE.right - SEATS_X - ZONE.x - SEATS_X + 24) / columns
    scale = LARGER if len(names) <= FEW else 1.0
    style, radius = replace(NAME, size=NAME.size * scale), RADIUS * scale
    setter, up = stage.on(Tint.ZONE), stage.fonts.cap(style.face, style.size) / 2
    items: list[Item] = []
    for seat, (name, shown) in enumerate(zip(names, discs, strict=True)):
        row, column = divmod(seat, columns)
        block = Box(SEATS_X + column * wide, SEATS_MIDDLE + (row - (rows - 1) / 2) * ROW_PITCH, wide, 0.0)
        room = wide - 2 * radius - 2 * GAP
        line = setter.line(stage.fitting(name, style, room), style, 0, block.y + up, Tint.TEXT, width=room)
        across = 2 * radius + GAP + line.box.width
        x = block.x + (wide - across) / 2
        items += disc(stage, shown, x + radius, block.y, Tint.ZONE, radius=radius)
        items.append(replace(line, box=replace(line.box, x=x + 2 * radius + GAP)))
    return items
