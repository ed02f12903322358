"""The painting of a scene: palette entries are pasted on a canvas, which is encoded as it is.

Every line of text and every shape is drawn once and kept, and so is each part between two cuts of a scene.
"""

from collections.abc import Iterable
from math import ceil
from threading import Lock

from PIL import Image, ImageDraw, ImageFilter

from render import marks
from render.cards import Press, rounded
from render.chips import Bank
from render.fonts import EXPORT, OVERSAMPLING, Face, Fonts
from render.inputs import Style, Theme
from render.memory import Memories, Shelf
from render.palette import CORNER_STEPS, Palette, palette_of
from render.pixels import Sprite, px, weight
from render.png import Rows, Strip, fastest_packer, write
from render.scene import (
    Area,
    Arrow,
    Chip,
    Closed,
    Dashes,
    Discards,
    Fan,
    Frame,
    Glyph,
    Heap,
    Item,
    Paper,
    PencilAsterisk,
    PencilRing,
    Polyline,
    Scene,
    Text,
)
from render.shapes import Shape, coverage
from render.sprites import TOUCHED, Sprites
from render.style import COLORS, CORNER, RIM, WIDTH, Gamut, Tint, shadow

TOOTH_WIDTH, TOOTH_HEIGHT = 12.0, 9.0  # pt, of a tooth at the receipt's torn edge
RING_LINE, ASTERISK_LINE = 2.0, 1.9  # pt
ASKED = 4000  # bytes of the items by which a strip is asked for, roughly


class Painter:
    """A painter of scenes in one theme and one deck."""

    def __init__(self, fonts: Fonts, press: Press, palette: Palette, memories: Memories, style: Style) -> None:
        self._fonts = fonts
        self.palette = self._palette = palette
        self._packer = fastest_packer()
        self._sprites = Sprites(press, palette, memories, four_colors=style.four_colors)
        self._bank = Bank(palette, memories)
        self._strip = Shelf(memories.passing, self._draw_strip, _packed)
        memory = memories.common
        self._run = Shelf(memory, self._draw_run, _bytes)
        self._block = Shelf(memory, self._draw_block, weight)
        self._disc = Shelf(memory, self._draw_disc, _bytes)
        self._glyph = Shelf(memory, self._draw_glyph, weight)
        self._upper, self._lower = self._draw_ends()
        self._frame = Shelf(memory, self._draw_frame, _bytes)
        self._edges = Shelf(memory, self._draw_edges, lambda edges: sum(map(_bytes, edges)))
        self._paper = Shelf(memory, self._draw_paper, _bytes)

    def png(self, scene: Scene) -> bytes:
        """Return the scene as a PNG file."""
        height = px(scene.height)
        if not scene.cuts:
            return self._written([self._draw_strip(scene.items, 0, height, 0)])
        strips = [
            self._strip(items, px(top), px(bottom), min(height - px(bottom), px(CORNER)))
            for top, bottom, items in scene.strips()
        ]
        return self._written(strips)

    def _written(self, strips: list[Strip]) -> bytes:
        return write(strips, px(WIDTH), self._palette.flat, self._palette.alphas)

    def image(self, scene: Scene) -> Image.Image:
        """Draw the scene in palette entries (mode P)."""
        image = self.canvas(scene)
        image.putpalette(self._palette.flat)
        return image

    def canvas(self, scene: Scene) -> Image.Image:
        """Draw the scene as numbers of palette entries (mode L)."""
        return self.rows(scene.items, 0, px(scene.height), 0).picture()

    def _draw_strip(self, items: tuple[Item, ...], top: int, bottom: int, below: int) -> Strip:
        return self.rows(items, top, bottom, below).strip(self._packer())

    def rows(self, items: tuple[Item, ...], top: int, bottom: int, below: int) -> Rows:
        """Paint the rows of a picture from `top` to `bottom`, with at least `below` under them; in pixels."""
        rows = Rows(px(WIDTH), bottom - top, self._palette.number(Tint.BG))
        for item in items:
            self._paint(rows.image, item, top)
        self._edge(rows.image, top, below)  # last: no item covers it
        return rows

    def _paint(self, canvas: Image.Image, item: Item, top: int) -> None:
        """Paint on rows that begin `top` pixels below the picture's edge."""
        x, y = px(item.box.x), px(item.box.y) - top
        match item:
            case Text(box, words, face, size, ink, ground):
                _put(canvas, self._run(words, face, size, ink, ground), x, px(box.bottom) - top)
            case Area(box, tint, ground, radius, is_over=True):
                _put(canvas, self._disc(px(box.width), px(box.height), radius, tint, ground), x, y)
            case Area(box, tint, ground, radius):
                self._fill(canvas, x, y, px(box.width), px(box.height), tint, ground, radius)
            case Fan():
                _put(canvas, self._sprites.fan(item), x, px(item.top) - top)
            case Closed() | Discards():
                _put_all(canvas, self._sprites.pile(item), x, y)
            case Glyph(box, shape, ink, ground):
                canvas.paste(self._glyph(shape, px(box.width), px(box.height), ink, ground), (x, y))
            case Frame(box, tint, inside, outside, radius, thickness):
                edges = self._edges(px(box.width), px(box.height), tint, inside, outside, radius, thickness)
                _put_all(canvas, edges, x, y)
            case Dashes():
                self._dashes(canvas, item, x, y)
            case Chip() | Heap():
                _put(canvas, self._bank.drawn(item), x, y)
            case PencilRing() | PencilAsterisk() | Arrow() | Polyline():
                self._mark(canvas, _coverage(item), x, y, item.ink, item.ground)
            case Paper(box, radius, torn):
                _put(canvas, self._paper(px(box.width), px(box.height), radius, torn), x, y)

    def _toned(self, mask: Image.Image, ink: Tint, ground: Tint) -> Image.Image:
        """Draw a coverage as the palette entries of `ink` on `ground`."""
        return mask.point(self._palette.ramp(ink, ground))

    def _mark(self, canvas: Image.Image, mask: Image.Image, x: int, y: int, ink: Tint, ground: Tint) -> None:
        """Draw a mark over what is there; only the pixels that it covers change."""
        canvas.paste(self._toned(mask, ink, ground), (x, y), mask.point(TOUCHED))

    def _fill(
        self, canvas: Image.Image, x: int, y: int, width: int, height: int, tint: Tint, ground: Tint, radius: float
    ) -> None:
        width, height = max(width, EXPORT), max(height, EXPORT)
        if radius:
            canvas.paste(self._block(width, height, radius, tint, ground), (x, y))
        else:
            canvas.paste(self._palette.number(tint), (x, y, x + width, y + height))

    def _draw_block(self, width: int, height: int, radius: float, tint: Tint, ground: Tint) -> Image.Image:
        return self._toned(rounded(width, height, radius * EXPORT), tint, ground)

    def _draw_disc(self, width: int, height: int, radius: float, tint: Tint, ground: Tint) -> Sprite:
        mask = rounded(width, height, radius * EXPORT)
        return Sprite(self._toned(mask, tint, ground), 0, 0, mask.point(TOUCHED, "1"))

    def _draw_glyph(self, shape: Shape, width: int, height: int, ink: Tint, ground: Tint) -> Image.Image:
        return self._toned(coverage(shape, width, height), ink, ground)

    def _draw_run(self, words: str, face: Face, size: float, ink: Tint, ground: Tint) -> Sprite:
        """Draw a line of glyphs, oversampled and reduced. Its place is relative to the left end of the baseline."""
        font = self._fonts.at(face, size)
        finer = OVERSAMPLING // EXPORT
        left, top, right, bottom = (int(edge) for edge in font.getbbox(words, anchor="ls"))
        left, top = left // finer - 1, top // finer - 1
        width, height = right // finer + 2 - left, bottom // finer + 2 - top
        mask = Image.new("L", (width * finer, height * finer))
        ImageDraw.Draw(mask).text((-left * finer, -top * finer), words, fill=255, font=font, anchor="ls")
        return Sprite(self._toned(mask.reduce(finer), ink, ground), left, top)

    def _edge(self, canvas: Image.Image, top: int, below: int) -> None:
        """Paint the panel's rim and corners on rows that begin `top` pixels below its edge, with `below` under them."""
        wide, rim = px(WIDTH), px(RIM)
        for left in (0, wide - rim):
            canvas.paste(self._palette.number(Tint.RIM), (left, 0, left + rim, canvas.height))
        _put(canvas, self._upper, 0, -top)
        _put(canvas, self._lower, 0, canvas.height + below)

    def _draw_ends(self) -> tuple[Sprite, Sprite]:
        """Draw the panel's upper and lower edges, each to be put there: a rim just inside, and transparent corners."""
        palette = self._palette
        width, height, radius, rim = px(WIDTH), 2 * px(CORNER), CORNER * EXPORT, px(RIM)
        outer = rounded(width, height, radius)
        inner = rounded(width - 2 * rim, height - 2 * rim, radius - rim)
        step = 256 / CORNER_STEPS
        image = outer.point(
            [min(palette.clear + int(level / step), palette.clear + CORNER_STEPS - 1) for level in range(255)]
            + [palette.number(Tint.RIM)]
        )
        image.paste(self._toned(inner, Tint.BG, Tint.RIM), (rim, rim), inner.point(TOUCHED))
        shown = Image.new("1", image.size, 1)
        shown.paste(0, (rim, rim), inner.point(_FULL, "1"))
        ends = Sprite(image, 0, 0, shown), Sprite(image, 0, -height, shown)
        return ends[0].part(0, 0, width, height // 2), ends[1].part(0, height // 2, width, height)

    def _draw_frame(
        self, width: int, height: int, tint: Tint, inside: Tint, outside: Tint, radius: float, thickness: float
    ) -> Sprite:
        """Draw the outline of a rectangle; the inside and the outside stay as they are."""
        line = px(thickness)
        outer = rounded(width, height, radius * EXPORT)
        inner = rounded(width - 2 * line, height - 2 * line, radius * EXPORT - line)
        image = self._toned(outer, tint, outside)
        image.paste(self._toned(inner, inside, tint), (line, line), inner.point(TOUCHED))
        shown = outer.point(TOUCHED, "1")
        shown.paste(0, (line, line), inner.point(_FULL, "1"))
        return Sprite(image, 0, 0, shown)

    def _draw_edges(
        self, width: int, height: int, tint: Tint, inside: Tint, outside: Tint, radius: float, thickness: float
    ) -> tuple[Sprite, ...]:
        """Draw a frame in four pieces: searching all that it surrounds for its line takes ten times as long."""
        frame = self._frame(width, height, tint, inside, outside, radius, thickness)
        line = px(thickness)
        corner = max(ceil(radius * EXPORT), line)
        if height <= 2 * corner:
            return (frame,)
        end, right = height - corner, width - line
        return (
            frame.part(0, 0, width, corner),
            frame.part(0, corner, line, end),
            frame.part(right, corner, width, end),
            frame.part(0, end, width, height),
        )

    def _dashes(self, canvas: Image.Image, item: Dashes, left: int, top: int) -> None:
        box, line, ground = item.box, px(item.thickness), item.ground
        frame = self._frame(px(box.width), px(box.height), item.tint, ground, ground, item.radius, item.thickness)
        if frame.mask is None:
            raise ValueError("a frame covers only its line")
        shown = frame.mask.copy()
        gaps = ImageDraw.Draw(shown)
        period, gap, corner = px(item.dash + item.gap), px(item.gap), px(item.radius)
        for x in range(corner, shown.width - corner - gap, period):
            for y in (0, shown.height - line):
                gaps.rectangle((x, y, x + gap - 1, y + line - 1), fill=0)
        for y in range(corner, shown.height - corner - gap, period):
            for x in (0, shown.width - line):
                gaps.rectangle((x, y, x + line - 1, y + gap - 1), fill=0)
        canvas.paste(frame.image, (left, top), shown)

    def _draw_paper(self, width: int, height: int, radius: float, torn: bool) -> Sprite:
        """Draw a sheet of paper with its shadow; a torn one ends in teeth."""
        theme = self._palette.theme
        sheet = rounded(width, height, radius * EXPORT)
        if torn:
            sheet.paste(_teeth(width, px(TOOTH_HEIGHT)), (0, height - px(TOOTH_HEIGHT)))
        margin = 14  # the panel's corners are no nearer
        fall = Image.new("L", (width + 2 * margin, height + 2 * margin))
        fall.paste(sheet, (margin, margin + 4))
        dark, share = shadow(theme)
        fall = fall.filter(ImageFilter.GaussianBlur(5)).point([round(level * share * 0.8) for level in range(256)])
        image = Image.new("RGB", fall.size, COLORS[theme][Tint.BG])
        image.paste(dark, (0, 0), fall)
        image.paste(COLORS[theme][Tint.SHEET], (margin, margin), sheet)
        return Sprite(self._palette.numbered(image), -margin, -margin)


_FULL = [*[0] * 255, 255]  # for each coverage whether a pixel is covered wholly


def _coverage(mark: PencilRing | PencilAsterisk | Arrow | Polyline) -> Image.Image:
    """Draw how much of each pixel in its box a mark covers."""
    box = mark.box
    match mark:
        case PencilRing(seed=seed):
            return marks.ring(px(box.width), px(box.height), RING_LINE * EXPORT, seed)
        case PencilAsterisk(seed=seed):
            return marks.asterisk(px(box.width), ASTERISK_LINE * EXPORT, seed)
        case Polyline(points=points):
            through = tuple((px(x - box.x), px(y - box.y)) for x, y in points)
            return marks.polyline(px(box.width), px(box.height), through, thickness=mark.thickness * EXPORT)
        case Arrow(start=start, end=end):
            ends = ((px(x - box.x), px(y - box.y)) for x, y in (start, end))
            return marks.arrow(px(box.width), px(box.height), *ends, thickness=mark.thickness * EXPORT)


def _bytes(sprite: Sprite) -> int:
    return sprite.size


def _packed(drawn: Strip) -> int:
    return len(drawn.packed) + ASKED


def _put(canvas: Image.Image, sprite: Sprite, x: int, y: int) -> None:
    canvas.paste(sprite.image, (x + sprite.x, y + sprite.y), sprite.mask)


def _put_all(canvas: Image.Image, sprites: Iterable[Sprite], x: int, y: int) -> None:
    for sprite in sprites:
        _put(canvas, sprite, x, y)


def _teeth(width: int, height: int) -> Image.Image:
    """Draw the coverage of a torn lower edge."""
    finer = 4
    mask = Image.new("L", (width * finer, height * finer))
    count = max(1, round(width / px(TOOTH_WIDTH)))
    corners: list[tuple[float, float]] = [(0, 0)]
    for tooth in range(count):
        corners += [((tooth + 0.5) * width / count, height), ((tooth + 1) * width / count, 0)]
    ImageDraw.Draw(mask).polygon([(x * finer, y * finer) for x, y in corners], fill=255)
    return mask.reduce(finer)


class Painters:
    """A painter for each theme, deck and gamut. All share the same `memories`."""

    def __init__(self, fonts: Fonts, memories: Memories) -> None:
        self._fonts, self._press, self._memories = fonts, Press(fonts), memories
        self._made: dict[tuple[Theme, bool, Gamut], Painter] = {}
        self._lock = Lock()

    def painter(self, theme: Theme, *, four_colors: bool = False, gamut: Gamut = Gamut.USUAL) -> Painter:
        """Return the painter of a theme and deck, the usual or the four-color one. Making a new one takes a moment."""
        kind = theme, four_colors, gamut
        with self._lock:
            if (made := self._made.get(kind)) is not None:
                return made
            palette, style = palette_of(theme, gamut), Style(theme, four_colors)
            return self._made.setdefault(kind, Painter(self._fonts, self._press, palette, self._memories, style))
