"""Parts of pictures that are drawn once and pasted often, in pixels."""

from dataclasses import dataclass
from math import ceil, floor

from PIL import Image

from render.cards import HEIGHT, MASTER, Print
from render.fonts import EXPORT


@dataclass(frozen=True, slots=True)
class Sprite:
    """Palette entries (mode L), and their place in pixels relative to where the sprite is put."""

    image: Image.Image
    x: int
    y: int
    mask: Image.Image | None = None  # which pixels are put (mode 1); None: all

    @property
    def size(self) -> int:
        """The bytes of memory that it takes."""
        return weight(self.image) + (0 if self.mask is None else weight(self.mask))

    def part(self, left: int, top: int, right: int, bottom: int) -> "Sprite":
        """Return only the part between these edges of its image, in place."""
        kept = left, top, right, bottom
        mask = None if self.mask is None else self.mask.crop(kept)
        return Sprite(self.image.crop(kept), self.x + left, self.y + top, mask)

    def cut(self, height: int) -> "Sprite":
        """Return only the rows down to `height` below where it is put."""
        return self.part(0, 0, self.image.width, height - self.y)

    def narrowed(self, less: int, end: int) -> "Sprite":
        """Return it without `less` columns before the last `end`, which stay."""
        width, height = self.image.width - less, self.image.height
        image = self.image.crop((0, 0, width, height))
        image.paste(self.image.crop((self.image.width - end, 0, self.image.width, height)), (width - end, 0))
        return Sprite(image, self.x, self.y, self.mask)


def px(points: float) -> int:
    """Return points as whole pixels of the picture."""
    return round(points * EXPORT)


def weight(image: Image.Image) -> int:
    """Return the bytes of memory of `image`: one per pixel, or four in true colors, and some for each row."""
    return (4 if image.mode == "RGB" else 1) * image.width * image.height + 16 * image.height


def moved_by(sprite: Sprite, x: int) -> Sprite:
    """Return `sprite` moved right by `x`."""
    return Sprite(sprite.image, sprite.x + x, sprite.y, sprite.mask)


def reduced(master: Image.Image, width: int) -> Image.Image:
    """Draw a master of a whole card reduced to `width` pixels."""
    return master.resize((width, round(HEIGHT * width)), Image.Resampling.LANCZOS, reducing_gap=1.5)


def fitted(each: Print, width: int) -> tuple[Image.Image, int, int]:
    """Draw the coverage of a print on a card of `width` pixels, and its place there, to a fraction of a pixel."""
    across, down = 100 * MASTER / width, 140 * MASTER / round(HEIGHT * width)  # pixels of the master to one
    left, top = floor(each.x / across) - 1, floor(each.y / down) - 1
    right = ceil((each.x + each.mask.width) / across) + 1
    bottom = ceil((each.y + each.mask.height) / down) + 1
    begin_x, begin_y = floor(left * across), floor(top * down)
    master = Image.new("L", (ceil(right * across) - begin_x, ceil(bottom * down) - begin_y))
    master.paste(each.mask, (each.x - begin_x, each.y - begin_y))
    box = (left * across - begin_x, top * down - begin_y, right * across - begin_x, bottom * down - begin_y)
    return master.resize((right - left, bottom - top), Image.Resampling.LANCZOS, box), left, top
