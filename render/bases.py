"""The base under the prints of cards, in palette entries: faces, edges, round corners and shadows.

It is drawn in true colors first. It is the same for all cards of a kind, so there is little of it.
"""

from dataclasses import dataclass
from math import ceil

from PIL import Image, ImageFilter

from bot.games.cards import Rank
from render.cards import HEIGHT, RADIUS, SMALLEST_WOVEN, CardFace, Press, bare, dress, rounded, small_back
from render.deck import Back
from render.memory import Key, Memories, Shelf
from render.palette import Palette
from render.pixels import Sprite, px, reduced, weight
from render.scene import EDGE_STEP, EDGES, LIFT, OUTLINE
from render.style import COLORS, Tint, shadow

SHADOW_BLUR, SHADOW_DOWN, SHADOW_LEFT = 0.035, 0.025, 0.02  # in card widths
SKIRT = 34  # of 255
TILTS = (7.0, -6.0)  # degrees; the blank cards under the top of the pile, turned about a point in its upper third


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as far as the base under its print depends on it: its kind of face and whether it is lifted."""

    face: CardFace
    lifted: bool


class Bases:
    """Cards without their prints, in one theme and one deck."""

    def __init__(self, press: Press, palette: Palette, memories: Memories, *, four_colors: bool) -> None:
        self._press, self._palette = press, palette
        self._columns, memory = memories.passing, memories.common
        self._colors = COLORS[palette.theme]
        self._shadow, self._share = shadow(palette.theme)
        self._four_colors = four_colors
        self.stack = Shelf(memory, self._draw_stack, _size)
        self.pile = Shelf(memory, self._draw_pile, _size)
        self._buried = Shelf(memory, self._draw_buried, weight)
        self._blank = Shelf(memory, self._draw_blank, weight)
        self._ring = Shelf(memory, self._draw_ring, lambda pieces: sum(map(_size, pieces)))
        self._masks = Shelf(memory, self._draw_masks, lambda masks: weight(masks[0]) + sum(map(_size, masks[1])))

    def fan(self, cards: tuple[Lying, ...], width: int, strip: int, ground: Tint) -> Sprite:
        """Return a new image of the cards of a fan, for prints to be put on.

        It consists of columns, each from the left edge of a card to that of the next. They are kept, since most of them
        look the same in other hands of so many cards: a column shows only the cards near it. Of a hand with some new
        ones only the part from the first to the last of those is drawn.
        """
        count, margin = len(cards), margin_of(width)
        # Shadows fall down, so cards need no room above, where it would cover the bracket of another row.
        y = px(LIFT + OUTLINE) if any(card.lifted for card in cards) else 2
        size = (width + (count - 1) * strip + 2 * margin, round(HEIGHT * width) + margin + y)
        line, step = px(OUTLINE), max(strip, 1)
        # The cards that may be seen in a column. The shadow of the one before also depends on whether it is the first.
        before, after = max(2, (width + line) // step), line // step + 2
        keys = [
            Key(self, cards[max(0, at - before) : at + after], min(at, before), width, strip, y, ground)
            for at in range(count)
        ]
        columns = [self._columns.find(key) for key in keys]
        edges = (0, *(margin + at * strip for at in range(1, count)), size[0])
        image = Image.new("L", size)
        for left, column in zip(edges, columns, strict=False):
            if isinstance(column, Image.Image):
                image.paste(column, (left, 0))
        if missing := [at for at, column in enumerate(columns) if column is None]:
            self._columns.misses["base"] += 1
            first, end = missing[0], missing[-1] + 1
            seen = range(max(0, first - before), min(count, end - 1 + after))
            box = (edges[first], 0, edges[end], size[1])
            image.paste(self._draw_columns(cards, seen, width, strip, y, size[0], box, ground), box)
            for at in missing:
                column = image.crop((edges[at], 0, edges[at + 1], size[1]))
                self._columns.keep(keys[at], column, weight(column))
        return Sprite(image, -margin, -y)

    def _draw_columns(
        self,
        cards: tuple[Lying, ...],
        seen: range,
        width: int,
        strip: int,
        y: int,
        whole: int,
        box: tuple[int, int, int, int],
        ground: Tint,
    ) -> Image.Image:
        """Draw what is in `box` of a fan `whole` pixels wide, where the cards `seen` are, at `y` if they lie flat."""
        margin, last = margin_of(width) - box[0], len(cards) - 1
        image = Image.new("RGB", (box[2] - box[0], box[3]), self._colors[ground])
        for number in seen:
            x = margin + number * strip
            # In narrow strips shadows would add up: each falls only on the strips next to its card.
            reach = (x - strip if number else -box[0], x + 2 * strip if number < last - 1 else whole - box[0])
            covers = number > 0 and strip < width
            self._lay(image, cards[number].face, width, x, y, covers=covers, lifted=cards[number].lifted, reach=reach)
        return self._palette.numbered(image)

    def _lay(
        self,
        image: Image.Image,
        face: CardFace,
        width: int,
        x: int,
        y: int,
        *,
        covers: bool = False,
        lifted: bool = False,
        reach: tuple[int, int] | None = None,
    ) -> None:
        """Draw a card without print: its shadow, the brass line round a lifted one, then its face."""
        y -= px(LIFT) if lifted else 0
        outline, _ = self._masks(width)
        self._shade(image, width, x, y, covers=covers, reach=reach)
        if lifted:
            for piece in self._ring(width):
                image.paste(self._colors[Tint.BRASS], (x + piece.x, y + piece.y), piece.image)
        _set(image, self._blank(face, width), (x, y), outline)

    def _shade(
        self,
        image: Image.Image,
        width: int,
        x: int,
        y: int,
        *,
        covers: bool = False,
        reach: tuple[int, int] | None = None,
    ) -> None:
        """Draw the shadow of a card, between the columns `reach`; on a card beneath it falls to the left too."""
        _, fall = self._masks(width)
        aside = round(SHADOW_LEFT * width) if covers else 0
        first, last = (0, image.width) if reach is None else reach
        for piece in fall:
            left, mask = x + piece.x - aside, piece.image
            begin, end = max(left, first), min(left + mask.width, last)
            if begin < end:
                shown = mask.crop((begin - left, 0, end - left, mask.height))
                image.paste(self._shadow, (begin, y + piece.y), shown)

    def _draw_blank(self, face: CardFace, width: int) -> Image.Image:
        """Draw a face without print at `width` pixels, with square corners, which the masks round."""
        if face is CardFace.DOWN:
            return self._draw_down(width)
        tints = dress(face.example, four_colors=self._four_colors)
        finer, height = 4, round(HEIGHT * width)
        edge = round(tints.edge_width / 100 * width * finer)
        inner = Image.new("L", (width * finer, height * finer))
        size = inner.width - 2 * edge, inner.height - 2 * edge
        inner.paste(rounded(*size, RADIUS / 100 * width * finer - edge, 1), (edge, edge))
        image = Image.new("RGB", (width, height), self._colors[tints.edge])
        image.paste(self._colors[tints.ground], (0, 0), inner.reduce(finer))
        return image

    def _draw_down(self, width: int, rank: Rank | None = None, back: Back = Back.HOUSE) -> Image.Image:
        """Draw a back at `width` pixels, with square corners."""
        if back is Back.HOUSE and width < SMALLEST_WOVEN:
            return reduced(small_back(self._colors), width)
        return reduced(self._press.back(rank, self._colors, back), width)

    def _draw_masks(self, width: int) -> tuple[Image.Image, tuple[Sprite, ...]]:
        """Draw the coverage of a card, and that of its shadow as far as it is seen, around the card itself."""
        height = round(HEIGHT * width)
        outline = rounded(width, height, RADIUS / 100 * width)
        margin, down = margin_of(width), round(SHADOW_DOWN * width)
        fall = Image.new("L", (width + 2 * margin, height + 2 * margin))
        fall.paste(outline, (margin, margin))
        fall = fall.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * width)).point(_faded(self._share))
        return outline, _around(Sprite(fall, -margin, down - margin), width, inset=round(SHADOW_LEFT * width))

    def _draw_ring(self, width: int) -> tuple[Sprite, ...]:
        """Draw the coverage of the brass line round a lifted card, with its corners, which the card covers in part."""
        line = px(OUTLINE)
        ring = rounded(width + 2 * line, round(HEIGHT * width) + 2 * line, RADIUS / 100 * width + line)
        return _around(Sprite(ring, -line, -line), width)

    def _draw_stack(
        self, width: int, face: CardFace | None, rank: Rank | None, rises: bool, back: Back, ground: Tint
    ) -> Sprite:
        """Draw a closed pile with its edges to the left, and for the stock above too; face down if it has no `face`."""
        margin, step = margin_of(width), px(EDGE_STEP)
        edges = EDGES if rises else EDGES - 1
        reach = edges * step
        up = reach if rises else 0
        size = (width + reach + 2 * margin, round(HEIGHT * width) + up + 2 * margin)
        image = Image.new("RGB", size, self._colors[ground])
        blank = reduced(bare(Tint.FACE, Tint.EDGE, 1.6, self._colors), width)
        outline, _ = self._masks(width)
        for edge in range(edges):
            at = (margin + edge * step, margin + edge * step * bool(rises))
            self._shade(image, width, *at)
            _set(image, blank, at, outline)
        self._shade(image, width, margin + reach, margin + up)
        front = self._draw_down(width, rank, back) if face is None else self._blank(face, width)
        _set(image, front, (margin + reach, margin + up), outline)
        return Sprite(self._palette.numbered(image), -margin, -margin)

    def _draw_pile(self, width: int, face: CardFace, buried: int, ground: Tint) -> Sprite:
        """Draw the pile without the print of its top card."""
        image, margin = self._buried(width, buried, ground).copy(), _pile_margin(width)
        self._lay(image, face, width, margin, margin)
        return Sprite(self._palette.numbered(image), -margin, -margin)

    def _draw_buried(self, width: int, buried: int, ground: Tint) -> Image.Image:
        """Draw the blank cards under the top of the pile. They are turned at three times their size, which is slow."""
        margin, height = _pile_margin(width), round(HEIGHT * width)
        size = (width + 2 * margin, height + 2 * margin)
        if not buried:
            return Image.new("RGB", size, self._colors[ground])
        image = self._buried(width, buried - 1, ground).copy()
        finer, tilt = 3, TILTS[buried - 1]
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
        image.paste(self._colors[Tint.EDGE], (0, 0), turned)
        image.paste(
            self._colors[Tint.BURIED],
            (0, 0),
            inner.rotate(tilt, Image.Resampling.BICUBIC, center=about).reduce(finer),
        )
        return image


def margin_of(width: int) -> int:
    """Return the pixels around a card of `width` pixels for its shadow and the brass line."""
    return max(px(OUTLINE), round(3 * SHADOW_BLUR * width) + 1)


def _around(under: Sprite, width: int, *, inset: int = 0) -> tuple[Sprite, ...]:
    """Return what is drawn of `under` around a card of `width` pixels, whose corners are round, in four pieces.

    What the card hides is most of the work. It may lie `inset` pixels further right than usual.
    """
    left, top, right, bottom = under.image.getbbox() or (0, 0, 0, 0)
    corner, height = _corner(width), round(HEIGHT * width)
    first, last = -under.x + inset, width - under.x
    upper, lower = corner - under.y, height - corner - under.y
    return (
        under.part(left, top, right, upper),
        under.part(left, upper, first, lower),
        under.part(last, upper, right, lower),
        under.part(left, lower, right, bottom),
    )


def _faded(share: float) -> list[int]:
    """Return the darkness per level of a blurred shadow. Its faint skirt is cut, where a palette shows steps."""
    return [round(max(0.0, (level - SKIRT) / (255 - SKIRT)) * 255 * share) for level in range(256)]


def _corner(width: int) -> int:
    """Return how far the round corners of a card of `width` pixels reach; between them it has straight edges."""
    return ceil(RADIUS / 100 * width)


def _set(image: Image.Image, card: Image.Image, at: tuple[int, int], outline: Image.Image) -> None:
    """Put a card on an image: rows between its round corners as they are, which takes a tenth of the time."""
    x, y = at
    corner = _corner(card.width)
    image.paste(card.crop((0, corner, card.width, card.height - corner)), (x, y + corner))
    for top, bottom in ((0, corner), (card.height - corner, card.height)):
        band = 0, top, card.width, bottom
        image.paste(card.crop(band), (x, y + top), outline.crop(band))


def _pile_margin(width: int) -> int:
    """Return the pixels around the top of the pile for its shadow and the blank cards."""
    return margin_of(width) + round(0.12 * width)


def _size(sprite: Sprite) -> int:
    return sprite.size
