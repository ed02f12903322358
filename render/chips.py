"""Chips: one next to an amount, and heaps. A heap never shows how many there are; only its number is true."""

import math
import random

from PIL import Image, ImageDraw

from render.fonts import EXPORT
from render.memory import Memories, Shelf
from render.palette import Palette
from render.pixels import Sprite, px
from render.scene import Chip, Heap
from render.style import CHIPS, COLORS, RGB, Tint, shadow

FINER = 4
STRIPES = 8  # on the rim
INNER, HOLLOW = 0.66, 0.56  # of the radius: the line round the middle, and what lies in it
SUNK = 3  # px, by which a chip's shadow falls down


class Bank:
    """A drawer of the chips of one theme."""

    def __init__(self, palette: Palette, memories: Memories) -> None:
        self._palette, self._colors = palette, COLORS[palette.theme]
        self._single = Shelf(memories.common, self._draw_single, _bytes)
        self._heap = Shelf(memories.passing, self._draw_heap, _bytes)

    def drawn(self, item: Chip | Heap) -> Sprite:
        """Draw the chips, placed by the top left corner of their box."""
        if isinstance(item, Chip):
            return self._single(px(item.box.width), item.tint, item.ground)
        size = px(item.box.width), px(item.box.height)
        return self._heap(*size, item.seed, item.chips, round(item.radius * EXPORT), item.ground)

    def _draw_single(self, width: int, tint: Tint, ground: Tint) -> Sprite:
        chip = self._chip(width, tint)
        image = Image.new("RGB", chip.size, self._colors[ground])
        image.paste(chip, (0, 0), chip)
        return Sprite(self._palette.numbered(image), 0, 0)

    def _draw_heap(self, width: int, height: int, seed: str, chips: int, radius: int, ground: Tint) -> Sprite:
        """Draw a heap of chips on its ground, the hindmost first."""
        image = Image.new("RGB", (width, height), self._colors[ground])
        dark, share = shadow(self._palette.theme)
        kinds = {tint: self._chip(2 * radius, tint) for tint in CHIPS}
        fall = kinds[Tint.GOLD].getchannel("A").point([round(level * share) for level in range(256)])
        for x, y, tint in scattered(seed, chips, width - 2 * radius, height - 2 * radius - SUNK):
            image.paste(dark, (x, y + SUNK), fall)
            image.paste(kinds[tint], (x, y), kinds[tint])
        return Sprite(self._palette.numbered(image), 0, 0)

    def _chip(self, width: int, tint: Tint) -> Image.Image:
        """Draw a chip with its alpha, `width` pixels wide."""
        line, color = self._colors[Tint.CHIP_LINE], self._colors[tint]
        stripe = self._stripe(tint)
        wide = width * FINER
        image = Image.new("RGB", (wide, wide), line)
        draw = ImageDraw.Draw(image)
        rim = max(FINER, round(0.035 * wide))
        draw.ellipse((rim, rim, wide - 1 - rim, wide - 1 - rim), fill=color)
        for number in range(STRIPES):
            middle = 360 / STRIPES * (number + 0.5)
            draw.pieslice((rim, rim, wide - 1 - rim, wide - 1 - rim), middle - 11, middle + 11, fill=stripe)
        for share, fill in ((INNER, color), (INNER - 0.02, line), (HOLLOW, color)):
            reach = share * wide / 2
            draw.ellipse((wide / 2 - reach, wide / 2 - reach, wide / 2 + reach, wide / 2 + reach), fill=fill)
        mask = Image.new("L", (wide, wide))
        ImageDraw.Draw(mask).ellipse((0, 0, wide - 1, wide - 1), fill=255)
        chip = image.reduce(FINER)
        chip.putalpha(mask.reduce(FINER))
        return chip

    def _stripe(self, tint: Tint) -> RGB:
        """Return the color of the stripes on a chip's rim."""
        return self._colors[{Tint.CHIP_BONE: Tint.BURIED, Tint.BRACKET: Tint.ZONE}.get(tint, Tint.CHIP_BONE)]


def scattered(seed: str, chips: int, width: int, height: int) -> list[tuple[int, int, Tint]]:
    """Return where the chips of a heap lie in a box, and their colors, from back to front."""
    hand = random.Random(seed)  # noqa: S311  how chips fall, not a secret
    fallen = []
    for number in range(chips):
        reach = math.sqrt((number + 0.5) / chips)
        angle = 2.399963 * number + hand.uniform(-0.35, 0.35)  # by the golden angle they spread evenly
        across = reach * math.cos(angle)
        down = reach * math.sin(angle) - 0.22 * (1 - across * across)  # heaped up in the middle
        x, y = (1 + 0.96 * across) / 2, (1 + (down + 0.1) * 0.86) / 2
        fallen.append((x + hand.uniform(-0.02, 0.02), y + hand.uniform(-0.02, 0.02), hand.choice(CHIPS)))
    fallen.sort(key=lambda place: place[1])
    return [(round(_within(x) * width), round(_within(y) * height), tint) for x, y, tint in fallen]


def _within(share: float) -> float:
    return min(1.0, max(0.0, share))


def _bytes(sprite: Sprite) -> int:
    return sprite.size
