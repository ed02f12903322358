"""A studio for tests of places and words: it stops before the paint."""

from render import Picture, Studio
from render.scene import Scene, Text
from render.studio import Order


class LayingOut(Studio):
    """A studio that lays pictures out and does not paint them."""

    def __init__(self) -> None:
        super().__init__(memory=0)
        self.scene: Scene | None = None

    def draw(self, order: Order) -> Picture:
        """Lay out a picture without a point of color."""
        self.scene = order.layout()
        return Picture(b"", self.scene.alt, order.filename)


def words(scene: Scene) -> list[str]:
    """Return the words in a picture."""
    return [item.words for item in scene.items if isinstance(item, Text)]
