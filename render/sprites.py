"""Cards in palette entries, ready to be pasted on a picture.

Prints are palette entries from the start: the tones between an ink and the face that it is printed on. What lies under
them is in `bases.py`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from bot.games.cards import JOKER, Rank
from render.bases import TILTS, Bases, Lying, margin_of
from render.cards import (
    OPTICAL,
    RADIUS,
    STRIP_SUIT_HEIGHT,
    STRIP_SUIT_Y,
    CardFace,
    Press,
    Print,
    Show,
    dress,
)
from render.deck import FACE_DOWN, PlainCard, Printed
from render.memory import Memories, Shelf
from render.palette import Palette
from render.pixels import Sprite, fitted, moved_by, px
from render.scene import EDGE_STEP, EDGES, LIFT, SHOWS_SUIT, Closed, Discards, Fan
from render.shapes import SUITS, Shape, coverage
from render.style import Tint

TOUCHED = [0, *[255] * 255]  # for each coverage whether anything is covered at all


class Sprites:
    """The cards of one theme and one deck."""

    def __init__(self, press: Press, palette: Palette, memories: Memories, *, four_colors: bool) -> None:
        self._press = press
        self._palette = palette
        self._four_colors = four_colors
        memory = memories.common
        self._fan = Shelf(memories.passing, self._draw_fan, _bytes)
        self._over = Shelf(memories.passing, self._draw_over, _bytes)
        self._bases = Bases(press, palette, memories, four_colors=four_colors)
        self._print = Shelf(memory, self._draw_print, _bytes)
        self._prints_on = lru_cache(maxsize=256)(self._list_prints)
        self._symbol = Shelf(memory, self._draw_symbol, _bytes)

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
            drawn = drawn.narrowed(narrow, margin_of(width) + round(RADIUS / 100 * width))
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
        yield self._bases.stack(width, face, pile.rank, pile.rises, pile.back, pile.ground)
        if pile.front is not None:
            reach = (EDGES - 1) * px(EDGE_STEP)
            yield from (moved_by(each, reach) for each in self._prints(pile.front, Show.WHOLE, width))

    def _discards(self, pile: Discards) -> Iterator[Sprite]:
        """Yield the pile, placed by its top card; the blank cards stick out around it."""
        width = px(pile.box.width)
        yield self._bases.pile(width, CardFace.of(pile.top), min(pile.buried, len(TILTS)), pile.ground)
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
        base = self._bases.fan(lying, width, strip, ground)
        show = Show.WHOLE if strip >= width else Show.STRIP if suits_only else Show.INDEX
        for number, card in enumerate(cards):
            left, top = number * strip - base.x, -base.y - (px(LIFT) if lifted[number] else 0)
            if not isinstance(card, CardFace):
                for sprite in self._prints(card, show_last if number == len(covered) else show, width, strip):
                    base.image.paste(sprite.image, (left + sprite.x, top + sprite.y), sprite.mask)
        return base

    def _prints(self, card: Printed, show: Show, width: int, strip: int = 0) -> Iterable[Sprite]:
        """Yield the prints on `card`, relative to its top left corner; a `strip` places them by its width."""
        if show is not Show.STRIP:
            return (self._print(each, width) for each in self._prints_on(card, show))
        if card == FACE_DOWN:
            return ()
        tints, suit = dress(card, four_colors=self._four_colors), _suit(card)
        shape, ink = (Shape.STAR, tints.pip) if suit is None else (suit, tints.index)
        return (self._symbol(shape, ink, tints.ground, width, strip),)

    def _draw_symbol(self, shape: Shape, ink: Tint, ground: Tint, width: int, strip: int) -> Sprite:
        """Draw the symbol in the visible strip of a covered card of a meld."""
        high = round(STRIP_SUIT_HEIGHT * OPTICAL.get(shape, 1.0) * width / 100)
        wide = round(high * shape.outline.aspect)
        left, top = round((strip - wide) / 2 + 0.006 * width), round(STRIP_SUIT_Y * width / 100 - high / 2)
        return self._toned(coverage(shape, wide, high), left, top, ink, ground)

    def _list_prints(self, card: Printed, show: Show) -> tuple[Print, ...]:
        return self._press.prints(card, show, four_colors=self._four_colors)

    def _draw_print(self, each: Print, width: int) -> Sprite:
        """Draw a print on a card of `width` pixels."""
        return self._toned(*fitted(each, width), each.ink, each.ground)

    def _toned(self, mask: Image.Image, x: int, y: int, ink: Tint, ground: Tint) -> Sprite:
        """Draw a coverage as a print of `ink` on `ground`."""
        return Sprite(mask.point(self._palette.ramp(ink, ground)), x, y, mask.point(TOUCHED, "1"))


def _bytes(sprite: Sprite) -> int:
    return sprite.size


def _suit(card: Printed) -> Shape | None:
    """Return the suit in the strip of a covered card; None (a star) for a wild one."""
    own = card.card if isinstance(card, PlainCard) else card
    if own is None or own is JOKER or (own is card and own.rank is Rank.TWO):
        return None
    return SUITS[own.suit]
