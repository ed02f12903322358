"""Cut-outs of cards in palette entries, ready to be pasted side by side.

A fan is cut where the strip of one card ends and the next begins. Each cut-out holds everything that can be seen there:
the card, the one before it behind the round corner, and the shadow of the next. Equal cut-outs are drawn once.
"""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageFilter

from bot.games.cards import Card, Rank, Suit
from bot.games.mille.kinds import JACK_OF_DIAMONDS, QUEEN_OF_SPADES
from render.cards import (
    HEIGHT,
    OPTICAL,
    RADIUS,
    STRIP_SUIT_HEIGHT,
    STRIP_SUIT_Y,
    CardFace,
    Masters,
    Show,
    dress,
    rounded,
)
from render.fonts import EXPORT, Fonts
from render.palette import Palette
from render.scene import EDGE_STEP, EDGES, LIFT, SHOWS_SUIT, Fan
from render.shapes import SUITS, Shape, coverage
from render.style import COLOURS, Tint, shadow

SHADOW_BLUR, SHADOW_DOWN, SHADOW_LEFT = 0.035, 0.025, 0.02  # in card widths
SKIRT = 34  # of 255
OUTLINE = 2.0  # pt; width of the brass line round a card that has just come
TILTS = (7.0, -6.0)  # degrees; the blank cards under the top of the pile, turned about a point in its upper third
_EXAMPLE = {
    CardFace.PLAIN: Card(Rank.ACE, Suit.SPADES),
    CardFace.WILD: Card(Rank.TWO, Suit.SPADES),
    CardFace.QUEEN: QUEEN_OF_SPADES,
    CardFace.JACK: JACK_OF_DIAMONDS,
}
CUTS_KEPT = 4000  # cut-outs in memory, at most about 50 MB


@dataclass(frozen=True, slots=True)
class Sprite:
    """Palette entries (mode L), and their place in pixels relative to where the sprite is put."""

    image: Image.Image
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Neighbour:
    """What the card beside a cut-out adds to it: its kind of face and whether it is lifted."""

    face: CardFace
    lifted: bool


class Sprites:
    """The cut-outs of one theme and one deck."""

    def __init__(self, fonts: Fonts, palette: Palette, *, four_colours: bool) -> None:
        self._palette = palette
        self._colours = COLOURS[palette.theme]
        self._shadow, self._share = shadow(palette.theme)
        self._masters = Masters(fonts, palette.theme, four_colours=four_colours)
        self._four_colours = four_colours
        self._cut = lru_cache(maxsize=CUTS_KEPT)(self._draw_cut)
        self._reduced = lru_cache(maxsize=800)(self._reduce)
        self._masks = lru_cache(maxsize=128)(self._draw_masks)
        self.closed = lru_cache(maxsize=256)(self._draw_closed)
        self._buried = lru_cache(maxsize=32)(self._draw_buried)
        self.discards = lru_cache(maxsize=256)(self._draw_discards)

    def fan(self, fan: Fan) -> list[Sprite]:
        """The cut-outs of a fan from left to right, placed relative to its top left corner (without a lift)."""
        width, strip = px(fan.card), px(fan.strip)
        beside = [Neighbour(CardFace.of(card), up) for card, up in zip(fan.cards, fan.lifted, strict=True)]
        sprites = []
        for number, card in enumerate(fan.cards):
            last = number == len(fan.cards) - 1
            show = Show.WHOLE if last else Show.STRIP if fan.suits_only else Show.INDEX
            cut = self._cut(
                card,
                show,
                width,
                strip,
                beside[number - 1] if number else None,
                None if last else beside[number + 1],
                fan.lifted[number],
                fan.ground,
            )
            sprites.append(Sprite(cut.image, cut.x + number * strip, cut.y))
        return sprites

    def _draw_cut(
        self,
        card: Card,
        show: Show,
        width: int,
        strip: int,
        before: Neighbour | None,
        after: Neighbour | None,
        lifted: bool,
        ground: Tint,
    ) -> Sprite:
        margin = _margin(width)
        is_raised = lifted or (before is not None and before.lifted) or (after is not None and after.lifted)
        # Shadows fall down, so a cut-out needs no room above, where it would cover the bracket of another row.
        y = px(LIFT + OUTLINE) if is_raised else 2
        image = Image.new("RGB", (width + 2 * margin, round(HEIGHT * width) + margin + y), self._colours[ground])
        if before is not None:
            beneath = self._reduced(_EXAMPLE[before.face], Show.STRIP, width, 0)
            self._lay(image, beneath, width, margin - strip, y, covers=True, lifted=before.lifted)
        face = self._reduced(card, show, width, strip)
        self._lay(image, face, width, margin, y, covers=before is not None, lifted=lifted)
        if after is not None:
            self._shade(image, width, margin + strip, y - (px(LIFT) if after.lifted else 0), covers=True)
        outline = px(OUTLINE)
        left = 0 if before is None else margin - (outline if lifted else 0)
        right = image.width if after is None else margin + strip - (outline if after.lifted else 0)
        shown = image.crop((left, 0, right, image.height))
        return Sprite(self._palette.numbered(shown), left - margin, -y)

    def _lay(
        self, image: Image.Image, face: Image.Image, width: int, x: int, y: int, *, covers: bool, lifted: bool
    ) -> None:
        """Draw a card: its shadow, the brass line round a lifted one, then its face."""
        outline, _ = self._masks(width)
        y -= px(LIFT) if lifted else 0
        self._shade(image, width, x, y, covers=covers)
        if lifted:
            line = px(OUTLINE)
            ring = rounded(width + 2 * line, outline.height + 2 * line, RADIUS / 100 * width + line)
            image.paste(self._colours[Tint.BRASS], (x - line, y - line), ring)
        image.paste(face, (x, y), outline if face.size == outline.size else outline.crop((0, 0, *face.size)))

    def _shade(self, image: Image.Image, width: int, x: int, y: int, *, covers: bool) -> None:
        """Draw the shadow of a card; on a card beneath it the shadow also falls to the left."""
        _, fall = self._masks(width)
        left = round(SHADOW_LEFT * width) if covers else 0
        margin = (fall.width - width) // 2
        image.paste(self._shadow, (x - left - margin, y + round(SHADOW_DOWN * width) - margin), fall)

    def _reduce(self, card: Card, show: Show, width: int, strip: int) -> Image.Image:
        """A face at `width` pixels; of a covered card only the visible `strip`, or all of it for 0."""
        master = self._masters.face(card, show)
        if show is Show.WHOLE or strip == 0:
            return _reduced(master, width)
        image = _reduced(master, width, strip)
        if show is Show.STRIP and strip >= SHOWS_SUIT * width:
            shape, tint = SUITS[card.suit], dress(card, four_colours=self._four_colours).index
            if card.rank is Rank.TWO:
                shape, tint = Shape.STAR, Tint.STAR
            high = round(STRIP_SUIT_HEIGHT * OPTICAL.get(shape, 1.0) * width / 100)
            wide = round(high * shape.outline.aspect)
            at = (round((strip - wide) / 2 + 0.006 * width), round(STRIP_SUIT_Y * width / 100 - high / 2))
            image.paste(self._colours[tint], at, coverage(shape, wide, high))
        return image

    def _draw_masks(self, width: int) -> tuple[Image.Image, Image.Image]:
        """The coverage of a card, and that of its shadow with room to fade."""
        height = round(HEIGHT * width)
        outline = rounded(width, height, RADIUS / 100 * width)
        margin = _margin(width)
        fall = Image.new("L", (width + 2 * margin, height + 2 * margin))
        fall.paste(outline, (margin, margin))
        fall = fall.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * width)).point(_faded(self._share))
        return outline, fall

    def _draw_closed(self, width: int, front: Card | None, rank: Rank | None, rises: bool, ground: Tint) -> Sprite:
        """A closed pile with its edges to the left, and for the stock above too."""
        margin, step = _margin(width), px(EDGE_STEP)
        edges = EDGES if rises else EDGES - 1
        reach = edges * step
        up = reach if rises else 0
        image = Image.new(
            "RGB", (width + reach + 2 * margin, round(HEIGHT * width) + up + 2 * margin), self._colours[ground]
        )
        blank = _reduced(self._masters.bare(Tint.FACE, Tint.EDGE, 1.6), width)
        for edge in range(edges):
            self._lay(
                image,
                blank,
                width,
                margin + edge * step,
                margin + edge * step * bool(rises),
                covers=False,
                lifted=False,
            )
        master = self._masters.back(rank) if front is None else self._masters.face(front, Show.WHOLE)
        self._lay(image, _reduced(master, width), width, margin + reach, margin + up, covers=False, lifted=False)
        return Sprite(self._palette.numbered(image), -margin, -margin)

    def _draw_discards(self, width: int, top: Card, buried: int, ground: Tint) -> Sprite:
        """The pile, placed by its top card; the blank cards stick out around it."""
        image, margin = self._buried(width, min(buried, len(TILTS)), ground).copy(), _pile_margin(width)
        face = self._reduced(top, Show.WHOLE, width, 0)
        self._lay(image, face, width, margin, margin, covers=False, lifted=False)
        return Sprite(self._palette.numbered(image), -margin, -margin)

    def _draw_buried(self, width: int, buried: int, ground: Tint) -> Image.Image:
        """The blank cards under the top of the pile. They are turned at three times their size, which is slow."""
        margin, height = _pile_margin(width), round(HEIGHT * width)
        image = Image.new("RGB", (width + 2 * margin, height + 2 * margin), self._colours[ground])
        finer = 3
        for tilt in TILTS[:buried]:
            canvas = (image.width * finer, image.height * finer)
            mask = Image.new("L", canvas)
            mask.paste(
                rounded(width * finer, height * finer, RADIUS / 100 * width * finer, 1),
                (margin * finer, margin * finer),
            )
            inner = Image.new("L", canvas)
            rim = 4
            inner.paste(
                rounded(width * finer - 2 * rim, height * finer - 2 * rim, RADIUS / 100 * width * finer - rim, 1),
                (margin * finer + rim, margin * finer + rim),
            )
            about = (canvas[0] / 2, (margin + 0.3 * height) * finer)
            turned = mask.rotate(tilt, Image.Resampling.BICUBIC, center=about).reduce(finer)
            fall = turned.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * width)).point(_faded(self._share))
            image.paste(self._shadow, (0, round(SHADOW_DOWN * width)), fall)
            image.paste(self._colours[Tint.EDGE], (0, 0), turned)
            image.paste(
                self._colours[Tint.BURIED],
                (0, 0),
                inner.rotate(tilt, Image.Resampling.BICUBIC, center=about).reduce(finer),
            )
        return image


def px(points: float) -> int:
    """Points as whole pixels of the picture."""
    return round(points * EXPORT)


def _faded(share: float) -> list[int]:
    """The darkness for each level of a blurred shadow. Its faint skirt is cut off, where a palette would show steps."""
    return [round(max(0.0, (level - SKIRT) / (255 - SKIRT)) * 255 * share) for level in range(256)]


def _margin(width: int) -> int:
    """The pixels around a card of `width` pixels for its shadow and the brass line."""
    return max(px(OUTLINE), round(3 * SHADOW_BLUR * width) + 1)


def _pile_margin(width: int) -> int:
    """The pixels around the top of the pile for its shadow and the blank cards."""
    return _margin(width) + round(0.12 * width)


def _reduced(master: Image.Image, width: int, shown: int | None = None) -> Image.Image:
    """A master reduced to `width` pixels, or only its left `shown` columns."""
    columns = width if shown is None else shown
    box = (0, 0, master.width * columns / width, master.height)
    size = (columns, round(HEIGHT * width))
    return master.resize(size, Image.Resampling.LANCZOS, box=box, reducing_gap=1.5)
