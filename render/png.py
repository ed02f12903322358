"""Writes pictures in palette entries as PNG files: one chunk of pixels, each row after a byte that names no filter.

Filters help photographs; rows of flat areas are packed better as they are.
"""

from collections.abc import Callable
from struct import pack
from typing import Protocol
from zlib import crc32

from PIL import Image

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, PALETTE_COLOURS = 8, 3  # bits a pixel; the colour type of a picture in palette entries
NG_LEVEL = 2  # of zlib-ng, of 9: two fifths of zlib's time for somewhat fewer bytes; 1 makes files a third larger
PLAIN_LEVEL = 3  # of zlib, of 9: 1 makes files too large, 6 takes twice the time to save a tenth


class Packer(Protocol):
    """A stream that is being compressed."""

    def compress(self, data: bytes | memoryview, /) -> bytes:
        """Take more `data`; returns what is compressed so far."""

    def flush(self) -> bytes:
        """The rest."""


PackerMaker = Callable[[], Packer]


def zlib_packer() -> Packer:
    """A packer of Python's own library."""
    from zlib import compressobj  # noqa: PLC0415  beside its rival

    return compressobj(PLAIN_LEVEL)


def fastest_packer() -> PackerMaker:
    """Makes packers of zlib-ng, or of zlib on platforms for which zlib-ng is not built."""
    try:
        from zlib_ng import zlib_ng  # noqa: PLC0415  may be missing
    except ImportError:
        return zlib_packer
    return lambda: zlib_ng.compressobj(NG_LEVEL)


def write(image: Image.Image, colours: bytes, alphas: bytes, packer: Packer) -> bytes:
    """`image`, whose pixels (mode L) are entries of a palette, as a PNG file.

    `colours` holds red, green and blue of each entry, and `alphas` its opacity.
    """
    rows = memoryview(image.tobytes("raw", "L", image.width + 1))  # a zero after each row
    pixels = packer.compress(b"\0"), packer.compress(rows[:-1]), packer.flush()
    header = pack(">IIBBBBB", image.width, image.height, DEPTH, PALETTE_COLOURS, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", colours),
            *_chunk(b"tRNS", alphas),
            *_chunk(b"IDAT", *pixels),
            *_chunk(b"IEND"),
        )
    )


def _chunk(kind: bytes, *parts: bytes) -> tuple[bytes, ...]:
    """A chunk: its length, its kind, its content and a checksum of the last two."""
    check = crc32(kind)
    for part in parts:
        check = crc32(part, check)
    return pack(">I", sum(map(len, parts))), kind, *parts, pack(">I", check)
