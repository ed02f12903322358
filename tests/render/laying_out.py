"""A studio for tests of places, sizes and words: it stops before the paint."""

import struct

from render import Picture, Studio
from render.pixels import px
from render.scene import Scene, Text
from render.studio import Order
from render.style import WIDTH


class LayingOut(Studio):
    """A studio that lays pictures out and does not paint them."""

    def __init__(self) -> None:
        super().__init__(memory=0)
        self.scene: Scene | None = None

    def draw(self, order: Order) -> Picture:
        """Lay out a picture without a point of color: its file says how large it is, and differs where it would."""
        self.scene = scene = order.layout()
        looks = struct.pack(">q", hash((order.style, order.gamut, scene)))
        return Picture(beginning(px(WIDTH), px(scene.height)) + looks, scene.alt, order.filename, scene.whole)


def beginning(wide: int, high: int) -> bytes:
    """Return the part of a PNG file in which its size stands, in pixels."""
    return bytes(16) + struct.pack(">II", wide, high)


def size_of(picture: Picture) -> tuple[int, int]:
    """Return how wide and how high a picture is, in pixels."""
    wide, high = struct.unpack_from(">II", picture.png, 16)
    return wide, high


def words(scene: Scene) -> list[str]:
    """Return the words in a picture."""
    return [item.words for item in scene.items if isinstance(item, Text)]
