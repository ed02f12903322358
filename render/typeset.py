"""Typesetting: a line in its box, and the few things that all pictures set alike."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from render.fonts import Face, Fonts
from render.names import REMARK, Name
from render.scene import Area, Box, Item, Text
from render.style import MARGIN, SMALLEST_TYPE, WIDTH, Tint


class Align(Enum):
    """The place of x on a line."""

    LEFT = 0.0
    CENTER = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class Type:
    """A face at a size."""

    face: Face
    size: float  # pt


TITLE = Type(Face.TITLE, 24)
LABEL = Type(Face.LABEL, 17.5)
LABEL_STRONG = Type(Face.STRONG, 17.5)
TITLE_BASELINE = 34.0
SHORTEST_NAME = 3  # letters that a name in a sentence keeps at least


@dataclass(frozen=True, slots=True)
class Setter:
    """A setter of lines of text on one ground."""

    fonts: Fonts
    ground: Tint

    def line(
        self,
        words: str,
        style: Type,
        x: float,
        baseline: float,
        ink: Tint,
        *,
        align: Align = Align.LEFT,
        width: float | None = None,
    ) -> Text:
        """Lay out `words` on the `baseline`, ended by an ellipsis if they are wider than `width`."""
        face = self.fonts.face_for(words, style.face)
        if width is not None:
            words = self.fonts.fit(words, face, style.size, width)
        wide = self.fonts.width(words, face, style.size)
        cap = self.fonts.cap(face, style.size)
        box = Box(x - align.value * wide, baseline - cap, wide, cap)
        return Text(box, str(words), face, style.size, ink, self.ground)

    def shrunk(
        self, words: str, style: Type, x: float, baseline: float, ink: Tint, *, width: float, smallest: float
    ) -> Text:
        """Lay out `words` as large as `width` allows, between `style` and `smallest`; then with an ellipsis."""
        face = self.fonts.face_for(words, style.face)
        size: float = style.size
        while size > smallest and self.fonts.width(words, face, size) > width:
            size = max(smallest, size - 1)
        return self.line(words, Type(face, size), x, baseline, ink, width=width)

    def sentence(
        self,
        said: Callable[[tuple[str, ...]], str],
        names: tuple[str, ...],
        style: Type,
        x: float,
        baseline: float,
        ink: Tint,
        *,
        width: float,
        smallest: float,
    ) -> Text:
        """Lay out the sentence `said` makes of the `names`.

        If it is too long, remarks after names go first; then only its longest name is cut, not the verb.
        """
        words = said(names)
        face = self.fonts.face_for(words, style.face)
        if self.fonts.width(words, face, style.size) > width:
            names = tuple(REMARK.sub("", name) if REMARK.search(name) else name for name in names)
            words = said(names)
        cut = [len(name) for name in names]
        while self.fonts.width(words, face, smallest) > width and max(cut) > SHORTEST_NAME:
            cut[cut.index(max(cut))] -= 1
            short = (
                f"{name[:end].rstrip()}…" if end < len(name) else name for name, end in zip(names, cut, strict=True)
            )
            words = said(tuple(short))
        return self.shrunk(words, style, x, baseline, ink, width=width, smallest=smallest)

    def disc(self, name: Name, x: float, y: float, radius: float, tint: Tint, letter: Tint) -> list[Item]:
        """Lay out a player's disc around a point, with the first letter of the name."""
        style = Type(Face.STRONG, max(SMALLEST_TYPE, 1.55 * radius))
        face = self.fonts.face_for(name.letter, style.face)
        # Letters of other scripts may hang below the baseline, so they are centered as they are drawn.
        middle = self.fonts.middle(name.letter, face, style.size)
        up = self.fonts.cap(face, style.size) / 2 if face is style.face else middle
        box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        items: list[Item] = [Area(box, tint, self.ground, radius, holds=True)]
        # A letter that is too wide is left out; color and place distinguish the players.
        if self.fonts.width(name.letter, face, style.size) <= 2 * radius - 6:
            on_disc = Setter(self.fonts, tint)
            items.append(on_disc.line(name.letter, style, x, y + up, letter, align=Align.CENTER))
        return items

    def header(self, title: str, *notes: tuple[str, Type, Tint]) -> list[Item]:
        """Lay out the title at the left, and the notes at the right, the last one outermost."""
        right = float(WIDTH - MARGIN)
        items: list[Item] = []
        for words, style, ink in reversed(notes):
            line = self.line(words, style, right, TITLE_BASELINE, ink, align=Align.RIGHT)
            items.append(line)
            right = line.box.x - 14
        return [self.line(title, TITLE, MARGIN, TITLE_BASELINE, Tint.TEXT, width=right - MARGIN), *reversed(items)]


def bracket(setter: Setter, label: Text, left: float, right: float, thickness: float, tint: Tint) -> list[Item]:
    """Lay out a line from `left` to `right` that its `label` interrupts."""
    y = label.box.y + label.box.height / 2 - thickness / 2
    items: list[Item] = [label]
    for start, end in ((left, label.box.x - 6.5), (label.box.right + 6.5, right)):
        if end - start >= 3:
            items.append(Area(Box(start, y, end - start, thickness), tint, setter.ground, thickness / 2))
    return items
