"""The fonts' files: their outlines are drawn at their own size."""

from itertools import pairwise
from struct import unpack_from

import pytest

from render.fonts import FOLDER

OVERLAPS, PARTS_OVERLAP = 0x40, 0x400  # of a glyph's first flag; of a part's flags (OpenType, table "glyf")


def outlines(font: bytes) -> list[bytes]:
    """Return the entries of a font's table "glyf", without empty ones."""
    (count,) = unpack_from(">H", font, 4)
    heads = (unpack_from(">4sIII", font, 12 + 16 * number) for number in range(count))
    tables = {kind: (begin, size) for kind, _, begin, size in heads}
    (is_long,) = unpack_from(">H", font, tables[b"head"][0] + 50)
    begin, size = tables[b"loca"]
    unit, places = (1, f">{size // 4}I") if is_long else (2, f">{size // 2}H")
    start = tables[b"glyf"][0]
    edges = [start + unit * place for place in unpack_from(places, font, begin)]
    return [font[one:end] for one, end in pairwise(edges) if end > one]


def overlaps(outline: bytes) -> bool:
    (contours,) = unpack_from(">h", outline)
    if contours < 0:  # made of others
        return bool(unpack_from(">H", outline, 10)[0] & PARTS_OVERLAP)
    (hints,) = unpack_from(">H", outline, 10 + 2 * contours)
    return bool(outline[12 + 2 * contours + hints] & OVERLAPS)


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.ttf")))
def test_no_outline_is_drawn_sixteen_times_as_large(name: str) -> None:
    found = outlines((FOLDER / name).read_bytes())
    assert len(found) > 200
    assert [number for number, outline in enumerate(found) if overlaps(outline)] == []
