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
NOTES_GAP, MOST_NOTES = 14.0, WIDTH / 2  # before all notes, and how wide they may be
LEAST_NAME = 8  # letters of each name that stay before a note goes
ZONE = Box(12, 42, 526, 301)
OVER_STRIP, STRIP, STRIP_RADIUS = Box(12, 42, 526, 240), Box(12, 290, 526, 49), 14.0  # a table, and a strip below it
CORNERED, ROUNDED = 24.0, 36.0  # radius of the table, with seats in its corners and without


@dataclass(frozen=True, slots=True)
class Stage:
    """The tools with which all pieces are drawn."""

    fonts: Fonts
    locale: Locale
    style: Style = PLAIN

    def on(self, ground: Tint) -> Setter:
        """Return a setter of lines on a ground."""
        return Setter(self.fonts, ground)

    def fitting(self, name: Name, style: Type, width: float) -> str:
        """Return a name as written in this room: its remark goes before any letter of it."""
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
    """Lay out the sentence that `said` makes of the names; notes are at the `right`. A name is cut, never the verb.

    The last note is the most important: the first ones go when the sentence needs their room.
    """
    setter = stage.on(Tint.BG)
    short = said(tuple(name[:LEAST_NAME] if len(name) > LEAST_NAME else name for name in names))
    needed = stage.fonts.width(short, stage.fonts.face_for(short, HEADLINE.face), HEADLINE.size)
    shown = notes
    while shown and _wide(stage, shown) > min(MOST_NOTES, right - HEADLINE_X - needed - NOTES_GAP):
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
        setter.line(words, NOTE, right, HEADLINE_BASELINE, Tint.MUTE, align=Align.RIGHT),
    ]


def zone(box: Box = ZONE, radius: float = ROUNDED) -> list[Item]:
    """Lay out the ground of a table, or of a strip next to it."""
    return [Area(box, Tint.ZONE, Tint.BG, radius, holds=True)]


def table(players: int) -> list[Item]:
    """Lay out the ground of a ring of seats: its corners are less round where players sit in them."""
    return zone(radius=CORNERED if players in (8, 10) else ROUNDED)


def pill(box: Box, tint: Tint, ground: Tint) -> list[Item]:
    """Lay out a long ground with round ends."""
    return [Area(box, tint, ground, box.height / 2, holds=True)]


def outlined(box: Box, tint: Tint, ground: Tint, radius: float, thickness: float = 1.5) -> list[Item]:
    """Lay out an outline without a fill."""
    return [Frame(box, tint, ground, ground, radius, thickness)]


def scene(items: Iterable[Item], alt: str, *, cuts: tuple[float, ...] = (), height: float = TALLEST) -> Scene:
    """Lay out the whole picture. Parts between two cuts are kept for the next one."""
    return Scene(height, tuple(items), alt, cuts)


def larger(style: Type, size: float) -> Type:
    """Return the same face at another size."""
    return replace(style, size=max(SMALLEST_TYPE, size))


def _wide(stage: Stage, notes: tuple[str, ...]) -> float:
    words = " · ".join(notes)
    return stage.fonts.width(words, stage.fonts.face_for(words, NOTE.face), NOTE.size)
