"""The corners of pictures in the gallery: transparent outside the panel, and mirror images of one another."""

from io import BytesIO

import pytest
from PIL import Image

from cogs.screens.registry import SHOWN
from render import Studio, Style, gallery
from render.states import Draw
from render.style import CORNER
from tests.left_out import first

SIDE = 2 * CORNER  # px
GROUPS = ("", *sorted(SHOWN))
"""The games whose pictures are looked at; "" for those of all games."""


def drawings(group: str, studio: Studio) -> dict[str, Draw]:
    return dict(SHOWN[group].samples(studio) if group else gallery.drawings(studio))


def corners(png: bytes) -> list[bytes]:
    """Return how opaque each pixel of the four corners is, mirrored to lie as in the upper left one."""
    alpha = Image.open(BytesIO(png)).convert("RGBA").getchannel("A")
    right, bottom = alpha.width - SIDE, alpha.height - SIDE
    flip, mirror = Image.Transpose.FLIP_TOP_BOTTOM, Image.Transpose.FLIP_LEFT_RIGHT
    upper_left = alpha.crop((0, 0, SIDE, SIDE))
    upper_right = alpha.crop((right, 0, right + SIDE, SIDE)).transpose(mirror)
    lower_left = alpha.crop((0, bottom, SIDE, bottom + SIDE)).transpose(flip)
    lower_right = alpha.crop((right, bottom, right + SIDE, bottom + SIDE)).transpose(flip).transpose(mirror)
    return [each.tobytes() for each in (upper_left, upper_right, lower_left, lower_right)]


def assert_mirrored(drawn: dict[str, Draw]) -> None:
    broken = []
    for name, draw in drawn.items():
        one, *others = corners(draw("en", Style()).png)
        if one[0] != 0 or one[-1] != 255 or any(other != one for other in others):
            broken.append(name)
    assert broken == []


@pytest.mark.parametrize("group", first(0, GROUPS, why="the corners of pictures"))
def test_the_corners_of_pictures_mirror_each_other(group: str, studio: Studio) -> None:
    """Of every sixth sample of each game: one frame is around them all."""
    assert_mirrored(dict([*drawings(group, studio).items()][::6]))


def test_the_corners_of_sheets_mirror_each_other(studio: Studio) -> None:
    """Paper, whose shadow is near them."""
    sheets = [name for name in drawings("", studio) if name.startswith("many-")]
    assert_mirrored({name: drawings("", studio)[name] for name in sheets[::3]})
    assert_mirrored({"pad": drawings("mille", studio)["pad"]})
