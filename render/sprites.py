"""Cards in palette entries, ready to be pasted on a picture.

The base under the prints of cards (faces, edges, round corners and shadows) is drawn in true colors and then turned
into palette entries. It is the same for all cards of a kind, so there is little of it. Prints are palette entries from
the start: the tones between an ink and the face that it is printed on.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil

from PIL import Image, ImageFilter

from bot.games.cards import JOKER, Rank
from render.cards import (
    HEIGHT,
    OPTICAL,
    RADIUS,
    SMALLEST_WOVEN,
    STRIP_SUIT_HEIGHT,
    STRIP_SUIT_Y,
    CardFace,
    Press,
    Print,
    Show,
    bare,
    dress,
    rounded,
    small_back,
)
from render.deck import FACE_DOWN, Back, PlainCard, Printed
from render.memory import Memories, Shelf
from render.palette import Palette
from render.pixels import Sprite, fitted, moved_by, px, reduced, weight
from render.scene import EDGE_STEP, EDGES, LIFT, OUTLINE, SHOWS_SUIT, Closed, Discards, Fan
from render.shapes import SUITS, Shape, coverage
from render.style import COLOURS, Tint, shadow

SHADOW_BLUR, SHADOW_DOWN, SHADOW_LEFT = 0.035, 0.025, 0.02  # in card widths
SKIRT = 34  # of 255
TILTS = (7.0, -6.0)  # degrees; the blank cards under the top of the pile, turned about a point in its upper third
TOUCHED = [0, *[255] * 255]  # for each coverage whether anything is covered at all


@dataclass(frozen=True, slots=True)
class Lying:
    """A card as far as the base under its print depends on it: its kind of face and whether it is lifted."""

    face: CardFace
    lifted: bool


class Sprites:
    """The cards of one theme and one deck."""

    def __init__(self, press: Press, palette: Palette, memories: Memories, *, four_colours: bool) -> None:
        self._press = press
        self._palette = palette
        self._colours = COLOURS[palette.theme]
        self._shadow, self._share = shadow(palette.theme)
        self._four_colours = four_colours
        memory = memories.common
        self._fan = Shelf(memories.passing, self._draw_fan, _bytes)
        self._over = Shelf(memories.passing, self._draw_over, _bytes)
        self._base = Shelf(memories.passing, self._draw_base, _bytes)  # 200 KB of a hand, for each card that is lifted
        self._stack = Shelf(memory, self._draw_stack, _bytes)
        self._pile = Shelf(memory, self._draw_pile, _bytes)
        self._buried = Shelf(memory, self._draw_buried, weight)
        self._print = Shelf(memory, self._draw_print, _bytes)
        self._prints_on = lru_cache(maxsize=256)(self._list_prints)
        self._symbol = Shelf(memory, self._draw_symbol, _bytes)
        self._blank = Shelf(memory, self._draw_blank, weight)
        self._masks = Shelf(memory, self._draw_masks, lambda masks: weight(masks[0]) + sum(map(_bytes, masks[1])))

    def fan(self, fan: Fan) -> Sprite:
        """Draw cards that overlap, placed relative to the top left corner of the first (without a lift)."""
        width, strip = px(fan.card), px(fan.strip)
        is_bare = fan.suits_only and strip < SHOWS_SUIT * width  # then only the kinds of covered cards are seen
        covered = tuple(CardFace.of(card) for card in fan.cards[:-1]) if is_bare else fan.cards[:-1]
        last = Show.WHOLE if fan.is_whole else Show.INDEX
        if fan.is_over:
            return self._over(fan.cards, fan.lifted, width, strip, px(fan.narrow), px(fan.cut), last, fan.ground)
        drawn = self._fan(covered, fan.cards[-1], fan.lifted, width, strip, fan.suits_only, last, fan.ground)
        return drawn.cut(px(fan.cut)) if fan.cut else drawn

    def _draw_over(
        self,
        cards: tuple[Printed, ...],
        lifted: tuple[bool, ...],
        width: int,
        strip: int,
        narrow: int,
        cut: int,
        show_last: Show,
        ground: Tint,
    ) -> Sprite:
        """Draw a fan without the ground around it, the last card narrower by `narrow`, and seen only down to `cut`."""
        drawn = self._draw_fan(cards[:-1], cards[-1], lifted, width, strip, False, show_last, ground)
        if narrow:
            drawn = drawn.narrowed(narrow, _margin(width) + round(RADIUS / 100 * width))
        if cut:
            drawn = drawn.cut(cut)
        touched = [255] * 256
        touched[self._palette.number(ground)] = 0
        return Sprite(drawn.image, drawn.x, drawn.y, drawn.image.point(touched, "1"))

    def pile(self, pile: Closed | Discards) -> Iterator[Sprite]:
        """Yield the parts of a pile, from back to front."""
        return self._closed(pile) if isinstance(pile, Closed) else self._discards(pile)

    def _closed(self, pile: Closed) -> Iterator[Sprite]:
        """Yield a closed pile, placed by the top left corner of its hindmost edge."""
        width = px(pile.card)
        face = None if pile.front is None else CardFace.of(pile.front)
        yield self._stack(width, face, pile.rank, pile.rises, pile.back, pile.ground)
        if pile.front is not None:
            reach = (EDGES - 1) * px(EDGE_STEP)
            yield from (moved_by(each, reach) for each in self._prints(pile.front, Show.WHOLE, width))

    def _discards(self, pile: Discards) -> Iterator[Sprite]:
        """Yield the pile, placed by its top card; the blank cards stick out around it."""
        width = px(pile.box.width)
        yield self._pile(width, CardFace.of(pile.top), min(pile.buried, len(TILTS)), pile.ground)
        yield from self._prints(pile.top, Show.WHOLE, width)

    def _draw_fan(
        self,
        covered: tuple[Printed | CardFace, ...],
        last: Printed,
        lifted: tuple[bool, ...],
        width: int,
        strip: int,
        suits_only: bool,
        show_last: Show,
        ground: Tint,
    ) -> Sprite:
        cards = (*covered, last)
        lying = tuple(
            Lying(card if isinstance(card, CardFace) else CardFace.of(card), up)
            for card, up in zip(cards, lifted, strict=True)
        )
        base = self._base(lying, width, strip, ground)
        image = base.image.copy()
        show = Show.WHOLE if strip >= width else Show.STRIP if suits_only else Show.INDEX
        for number, card in enumerate(cards):
            left, top = number * strip - base.x, -base.y - (px(LIFT) if lifted[number] else 0)
            if not isinstance(card, CardFace):
                for sprite in self._prints(card, show_last if number == len(covered) else show, width, strip):
                    image.paste(sprite.image, (left + sprite.x, top + sprite.y), sprite.mask)
        return Sprite(image, base.x, base.y)

    def _draw_base(self, cards: tuple[Lying, ...], width: int, strip: int, ground: Tint) -> Sprite:
        """Draw the cards of a fan without their prints."""
        margin, last = _margin(width), len(cards) - 1
        # Shadows fall down, so cards need no room above, where it would cover the bracket of another row.
        y = px(LIFT + OUTLINE) if any(card.lifted for card in cards) else 2
        size = (width + last * strip + 2 * margin, round(HEIGHT * width) + margin + y)
        image = Image.new("RGB", size, self._colours[ground])
        for number, card in enumerate(cards):
            x = margin + number * strip
            # In narrow strips shadows would add up: each falls only on the strips next to its card.
            reach = (x - strip if number else 0, x + 2 * strip if number < last - 1 else image.width)
            covers = number > 0 and strip < width
            self._lay(image, card.face, width, x, y, covers=covers, lifted=card.lifted, reach=reach)
        return Sprite(self._palette.numbered(image), -margin, -y)

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
            line = px(OUTLINE)
            ring = rounded(width + 2 * line, outline.height + 2 * line, RADIUS / 100 * width + line)
            image.paste(self._colours[Tint.BRASS], (x - line, y - line), ring)
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
        tints = dress(face.example, four_colours=self._four_colours)
        finer, height = 4, round(HEIGHT * width)
        edge = round(tints.edge_width / 100 * width * finer)
        inner = Image.new("L", (width * finer, height * finer))
        size = inner.width - 2 * edge, inner.height - 2 * edge
        inner.paste(rounded(*size, RADIUS / 100 * width * finer - edge, 1), (edge, edge))
        image = Image.new("RGB", (width, height), self._colours[tints.edge])
        image.paste(self._colours[tints.ground], (0, 0), inner.reduce(finer))
        return image

    def _draw_down(self, width: int, rank: Rank | None = None, back: Back = Back.HOUSE) -> Image.Image:
        """Draw a back at `width` pixels, with square corners."""
        if back is Back.HOUSE and width < SMALLEST_WOVEN:
            return reduced(small_back(self._colours), width)
        return reduced(self._press.back(rank, self._colours, back), width)

    def _draw_masks(self, width: int) -> tuple[Image.Image, tuple[Sprite, ...]]:
        """Draw the coverage of a card, and that of its shadow with room to fade.

        The shadow comes in four pieces around what the card itself hides, most of the time that it takes.
        """
        height = round(HEIGHT * width)
        outline = rounded(width, height, RADIUS / 100 * width)
        margin, down = _margin(width), round(SHADOW_DOWN * width)
        fall = Image.new("L", (width + 2 * margin, height + 2 * margin))
        fall.paste(outline, (margin, margin))
        fall = fall.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * width)).point(_faded(self._share))
        whole, corner = Sprite(fall, -margin, down - margin), _corner(width)
        left, right = margin + round(SHADOW_LEFT * width), margin + width
        top, bottom = margin - down + corner, margin - down + height - corner
        return outline, (
            whole.part(0, 0, fall.width, top),
            whole.part(0, top, left, bottom),
            whole.part(right, top, fall.width, bottom),
            whole.part(0, bottom, fall.width, fall.height),
        )

    def _prints(self, card: Printed, show: Show, width: int, strip: int = 0) -> Iterable[Sprite]:
        """Yield the prints on `card`, relative to its top left corner; a `strip` places them by its width."""
        if show is not Show.STRIP:
            return (self._print(each, width) for each in self._prints_on(card, show))
        if card == FACE_DOWN:
            return ()
        tints, suit = dress(card, four_colours=self._four_colours), _suit(card)
        shape, ink = (Shape.STAR, tints.pip) if suit is None else (suit, tints.index)
        return (self._symbol(shape, ink, tints.ground, width, strip),)

    def _draw_symbol(self, shape: Shape, ink: Tint, ground: Tint, width: int, strip: int) -> Sprite:
        """Draw the symbol in the visible strip of a covered card of a meld."""
        high = round(STRIP_SUIT_HEIGHT * OPTICAL.get(shape, 1.0) * width / 100)
        wide = round(high * shape.outline.aspect)
        left, top = round((strip - wide) / 2 + 0.006 * width), round(STRIP_SUIT_Y * width / 100 - high / 2)
        return self._toned(coverage(shape, wide, high), left, top, ink, ground)

    def _list_prints(self, card: Printed, show: Show) -> tuple[Print, ...]:
        return self._press.prints(card, show, four_colours=self._four_colours)

    def _draw_print(self, each: Print, width: int) -> Sprite:
        """Draw a print on a card of `width` pixels."""
        return self._toned(*fitted(each, width), each.ink, each.ground)

    def _toned(self, mask: Image.Image, x: int, y: int, ink: Tint, ground: Tint) -> Sprite:
        """Draw a coverage as a print of `ink` on `ground`."""
        return Sprite(mask.point(self._palette.ramp(ink, ground)), x, y, mask.point(TOUCHED, "1"))

    def _draw_stack(
        self, width: int, face: CardFace | None, rank: Rank | None, rises: bool, back: Back, ground: Tint
    ) -> Sprite:
        """Draw a closed pile with its edges to the left, and for the stock above too; face down if it has no `face`."""
        margin, step = _margin(width), px(EDGE_STEP)
        edges = EDGES if rises else EDGES - 1
        reach = edges * step
        up = reach if rises else 0
        size = (width + reach + 2 * margin, round(HEIGHT * width) + up + 2 * margin)
        image = Image.new("RGB", size, self._colours[ground])
        blank = reduced(bare(Tint.FACE, Tint.EDGE, 1.6, self._colours), width)
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
            return Image.new("RGB", size, self._colours[ground])
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
        image.paste(self._colours[Tint.EDGE], (0, 0), turned)
        image.paste(
            self._colours[Tint.BURIED],
            (0, 0),
            inner.rotate(tilt, Image.Resampling.BICUBIC, center=about).reduce(finer),
        )
        return image


def _bytes(sprite: Sprite) -> int:
    return sprite.size


def _suit(card: Printed) -> Shape | None:
    """Return the suit in the strip of a covered card; None (a star) for a wild one."""
    own = card.card if isinstance(card, PlainCard) else card
    if own is None or own is JOKER or (own is card and own.rank is Rank.TWO):
        return None
    return SUITS[own.suit]


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


def _margin(width: int) -> int:
    """Return the pixels around a card of `width` pixels for its shadow and the brass line."""
    return max(px(OUTLINE), round(3 * SHADOW_BLUR * width) + 1)


def _pile_margin(width: int) -> int:
    """Return the pixels around the top of the pile for its shadow and the blank cards."""
    return _margin(width) + round(0.12 * width)
