"""Print on paper: discs and double lines."""

from render.inputs import Theme
from render.scene import Area, Box, Frame, Item, Text
from render.stage.canvas import Stage
from render.stage.pieces import SQUARE_CORNER, disc
from render.stage.values import Disc
from render.style import Tint

OUTLINE = 1.5  # pt; parts the bright discs of the night from the sheet


def disc_on_paper(stage: Stage, shown: Disc, x: float, y: float, radius: float) -> list[Item]:
    """Lay out a player's disc around a point, in the player's usual color, outlined at night."""
    drawn = disc(stage, shown, x, y, Tint.SHEET, radius=radius)
    if stage.style.theme is Theme.DAY:
        return drawn
    corner = radius if shown.is_round else SQUARE_CORNER * radius
    around = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    return [*drawn, Frame(around, Tint.PEN, shown.tint, Tint.SHEET, corner, OUTLINE)]


def double_line(total: Text, top: float) -> list[Item]:
    """Lay out the two lines under a sum."""
    return [Area(Box(total.box.x - 2, top + down, total.box.width + 4, 1), Tint.PEN, Tint.SHEET) for down in (0.0, 3.0)]
