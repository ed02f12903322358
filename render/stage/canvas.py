"""The canvas of a table of many: the sentence that says whose turn it is, notes, and the table below."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bot.text import Locale
from render.fonts import Face, Fonts
from render.inputs import PLAIN, Style
from render.names import Name
from render.scene import Area, Box, Frame, Item, Scene
from render.style import SMALLEST_TYPE, TALLEST, WIDTH, Tint
from render.typeset import Align, Setter, Type

HEADLINE = Type(Face.TITLE, 25)
HEADLINE_X, HEADLINE_BASELINE, NOTES_RIGHT = 17.0, 31.0, 532.0
NOTE = Type(Face.LABEL, 18)
NOTES_GAP = 14.0
LEAST_NAME = 8  # letters of each name that stay before a note goes
ZONE = Box(12, 42, 526, 301)
OVER_STRIP, STRIP, STRIP_RADIUS = Box(12, 42, 526, 240), Box(12, 290, 526, 49), 14.0  # a table, and a strip below it
CORNERED, ROUNDED = 24.0, 36.0  # radius of the table, with seats in its corners and without


@dataclass(frozen=True, slots=True)
class Stage:
    """What all pieces are drawn with."""

    fonts: Fonts
    locale: Locale
    style: Style = PLAIN

    def on(self, ground: Tint) -> Setter:
        """Sets lines on a ground."""
        return Setter(self.fonts, ground)

    def fitting(self, name: Name, style: Type, width: float) -> str:
        """How a name is written in so much room: what is remarked about it goes before a letter of it does."""
        face = self.fonts.face_for(name.printed, style.face)
        return name.printed if self.fonts.width(name.printed, face, style.size) <= width else name.bare


def header(
    stage: Stage,
    said: Callable[[tuple[str, ...]], str],
    names: tuple[str, ...],
    notes: tuple[str, ...] = (),
    *,
    right: float = NOTES_RIGHT,
) -> list[Item]:
    """The sentence that `said` makes of the names, in which a name is cut but never the verb; notes at the `right`.

    The last note is the most important: the first ones go when the sentence needs their room.
    """
    setter = stage.on(Tint.BG)
    short = said(tuple(name[:LEAST_NAME] for name in names))
    needed = stage.fonts.width(short, stage.fonts.face_for(short, HEADLINE.face), HEADLINE.size)
    shown = notes
    while shown and HEADLINE_X + needed + NOTES_GAP > right - _wide(stage, shown):
        shown = shown[1:]
    room = right - HEADLINE_X - (_wide(stage, shown) + NOTES_GAP if shown else 0)
    smallest = HEADLINE.size if needed <= room else SMALLEST_TYPE
    sentence = setter.sentence(
        said, names, HEADLINE, HEADLINE_X, HEADLINE_BASELINE, Tint.TEXT, width=room, smallest=smallest
    )
    if not shown:
        return [sentence]
    words = " · ".join(shown)
    return [
        sentence,
        setter.line(words, NOTE, right, HEADLINE_BASELINE, Tint.MUTE, align=Align.RIGHT, width=WIDTH / 2),
    ]


def zone(box: Box = ZONE, radius: float = ROUNDED) -> list[Item]:
    """The ground of a table, or of a strip beside it."""
    return [Area(box, Tint.ZONE, Tint.BG, radius, holds=True)]


def table(players: int) -> list[Item]:
    """The ground of a ring of seats: its corners are less round where somebody sits in them."""
    return zone(radius=CORNERED if players in (8, 10) else ROUNDED)


def pill(box: Box, tint: Tint, ground: Tint) -> list[Item]:
    """A long ground with round ends."""
    return [Area(box, tint, ground, box.height / 2, holds=True)]


def outlined(box: Box, tint: Tint, ground: Tint, radius: float, thickness: float = 1.5) -> list[Item]:
    """An outline alone."""
    return [Frame(box, tint, ground, ground, radius, thickness)]


def scene(items: Iterable[Item], alt: str, *, cuts: tuple[float, ...] = (), height: float = TALLEST) -> Scene:
    """The whole picture. What lies between two cuts is kept for the next one."""
    return Scene(height, tuple(items), alt, cuts)


def larger(style: Type, size: float) -> Type:
    """The same face at another size."""
    return replace(style, size=max(SMALLEST_TYPE, size))


def _wide(stage: Stage, notes: tuple[str, ...]) -> float:
    return min(WIDTH / 2, stage.fonts.width(" · ".join(notes), NOTE.face, NOTE.size))
