"""The files of pictures: read by another library, and the same with either packer."""

import random
import sys
import zlib
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from render import png

COLORS = bytes(random.Random(5).randbytes(3 * 160))
ALPHAS = bytes([255] * 152 + [0, 32, 64, 96, 128, 160, 192, 224])


def noise(width: int, height: int) -> Image.Image:
    """Return a picture of random entries, after some flat rows."""
    luck = random.Random(width)
    rows = [bytes([9]) * width if row % 3 else bytes(luck.choices(range(160), k=width)) for row in range(height)]
    return Image.frombytes("L", (width, height), b"".join(rows))


def strip_of(image: Image.Image, packer: png.Packer) -> png.Strip:
    """Return the strip on which `image` is painted."""
    rows = png.Rows(image.width, image.height)
    rows.image.paste(image, (0, 0))
    return rows.strip(packer)


def written(image: Image.Image, packer: png.PackerMaker, cuts: tuple[int, ...] = ()) -> bytes:
    """Return the file of `image`, cut at these rows."""
    edges = (0, *cuts, image.height)
    parts = [image.crop((0, top, image.width, bottom)) for top, bottom in pairwise(edges)]
    return png.write([strip_of(part, packer()) for part in parts], image.width, COLORS, ALPHAS)


@pytest.mark.parametrize("packer", [png.zlib_packer, png.fastest_packer()])
@pytest.mark.parametrize("size", [(1, 1), (2, 3), (37, 5), (1100, 640)])
def test_another_library_reads_every_pixel(packer: png.PackerMaker, size: tuple[int, int]) -> None:
    image = noise(*size)
    read = Image.open(BytesIO(written(image, packer)))
    read.load()  # checks the sums of all chunks
    assert (read.format, read.mode, read.size, read.info["transparency"]) == ("PNG", "P", size, ALPHAS)
    assert read.tobytes() == image.tobytes()
    assert read.getpalette() == list(COLORS)


@pytest.mark.parametrize("packer", [png.zlib_packer, png.fastest_packer()])
@pytest.mark.parametrize("cuts", [(1,), (639,), (100, 101, 400), tuple(range(10, 640, 10))])
def test_strips_make_one_picture(packer: png.PackerMaker, cuts: tuple[int, ...]) -> None:
    image = noise(1100, 640)
    file = written(image, packer, cuts)
    read = Image.open(BytesIO(file))
    assert read.tobytes() == image.tobytes()
    begin = file.index(b"IDAT")
    packed = file[begin + 4 : begin + 4 + int.from_bytes(file[begin - 4 : begin], "big")]
    assert zlib.decompress(packed)[1:1101] == image.tobytes()[:1100]  # checks the sum of all strips, as Pillow does not


def test_pillow_writes_the_same_picture() -> None:
    image = noise(300, 90)
    theirs = image.copy()
    theirs.putpalette(COLORS)
    file = BytesIO()
    theirs.save(file, "PNG", transparency=ALPHAS)
    ours = Image.open(BytesIO(written(image, png.fastest_packer())))
    assert ours.convert("RGBA").tobytes() == Image.open(file).convert("RGBA").tobytes()


def test_without_zlib_ng_pictures_are_packed_by_zlib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zlib_ng", None)  # as if it were not installed
    packer = png.fastest_packer()
    assert packer is png.zlib_packer
    assert isinstance(packer(), type(zlib.compressobj()))
