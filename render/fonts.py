"""The typefaces of the pictures: their files, the width of a text, and which faces have the letters of a name.

The files came from variable fonts, which flag every outline as one that overlaps itself. FreeType draws such outlines
sixteen times as large: a line of text took four times as long, and looked the same. So the flags were taken out.
"""

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from PIL import ImageFont, features

FOLDER = Path(__file__).parent / "fonts"
OVERSAMPLING = 4  # px a point; glyphs are drawn so large and then reduced to EXPORT
EXPORT = 2  # px a point
SYSTEM_CJK = (
    Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"),
    Path("/usr/share/fonts/noto-cjk/NotoSansCJK-Bold.ttc"),
    Path("/usr/share/fonts/google-noto-cjk/NotoSansCJK-Bold.ttc"),
)


class MissingFont(RuntimeError):  # noqa: N818
    """A font file of the project is missing or cannot be read; the text names the file."""


class Face(StrEnum):
    """A typeface in one weight; the value is its file in `render/fonts`."""

    TEXT = "ArchivoNarrow_500Medium.ttf"
    LABEL = "ArchivoNarrow_600SemiBold.ttf"
    STRONG = "ArchivoNarrow_700Bold.ttf"
    TITLE = "Fraunces_600SemiBold.ttf"
    ASIDE = "Fraunces_500Medium_Italic.ttf"
    GREEK_CYRILLIC = "Inter_600SemiBold.ttf"
    WORLD = "DejaVuSans-Bold.ttf"
    CJK = "NotoSansCJK-Bold.ttc"  # not in the project: the system's, if it is installed


SCRIPTS = (Face.STRONG, Face.GREEK_CYRILLIC, Face.WORLD, Face.CJK)  # tried in this order for a name


class Fonts:
    """All faces, opened once. Sizes and widths are in points."""

    def __init__(self, folder: Path = FOLDER) -> None:
        """Open every face. Raises MissingFont for a file of the project that is missing or cannot be read."""
        self.paths: Mapping[Face, Path] = _find(folder)
        # Shaping needs a library that Pillow loads at run time. Without it right-to-left names are not printed.
        self.can_shape = features.check("raqm")
        self._sized = lru_cache(maxsize=256)(self._open)
        self._measured = lru_cache(maxsize=4096)(self._measure)
        self._measured_cap = lru_cache(maxsize=32)(self._measure_cap)
        self._covered = lru_cache(maxsize=4096)(self._has_glyph)
        self.middle = lru_cache(maxsize=512)(self._middle)
        self.face_for = lru_cache(maxsize=4096)(self._face_for)
        self.covers = lru_cache(maxsize=4096)(self._covers)
        for face in self.paths:
            self._sized(face, 16.0)

    def at(self, face: Face, size: float) -> ImageFont.FreeTypeFont:
        """Return `face` at `size` points, for drawing on an oversampled canvas."""
        return self._sized(face, size)

    def width(self, text: str, face: Face, size: float) -> float:
        """Return the width of `text` in points."""
        return self._measured(text, face, size)

    def fit(self, text: str, face: Face, size: float, width: float) -> str:
        """Return `text`, with an ellipsis in place of its end if it is wider than `width` points."""
        if self.width(text, face, size) <= width:
            return text
        kept = text
        while kept and self.width(f"{kept}…", face, size) > width:
            kept = kept[:-1].rstrip()
        return f"{kept}…"

    def cap(self, face: Face, size: float) -> float:
        """Return the height of capitals in points."""
        return self._measured_cap(face) * size

    def _middle(self, text: str, face: Face, size: float) -> float:
        """Return the height of the middle of the drawn letters above the baseline, in points."""
        top, bottom = self.at(face, size).getbbox(text, anchor="ls")[1::2]
        return -float(top + bottom) / 2 / OVERSAMPLING

    def _face_for(self, text: str, wanted: Face) -> Face:
        """Return the one face for a line: `wanted` if it has every letter of `text`, else the first that has."""
        for face in (wanted, *SCRIPTS):
            if self.covers(face, text):
                return face
        return wanted

    def _covers(self, face: Face, text: str) -> bool:
        """Return whether `face` has a glyph for every character of `text`."""
        return face in self.paths and all(sign == " " or self._covered(face, sign) for sign in text)

    def _open(self, face: Face, size: float) -> ImageFont.FreeTypeFont:
        path = self.paths[face]
        try:
            return ImageFont.truetype(str(path), size * OVERSAMPLING)
        except OSError as error:
            raise MissingFont(f"the font {path} cannot be read") from error

    def _measure(self, text: str, face: Face, size: float) -> float:
        return float(self.at(face, size).getlength(text)) / OVERSAMPLING

    def _measure_cap(self, face: Face) -> float:
        top = self.at(face, 100.0).getbbox("H", anchor="ls")[1]
        return -float(top) / OVERSAMPLING / 100

    def _has_glyph(self, face: Face, sign: str) -> bool:
        font = self.at(face, 16.0)
        return bytes(font.getmask(sign)) != bytes(font.getmask("\U0010fffd"))


def _find(folder: Path) -> dict[Face, Path]:
    paths: dict[Face, Path] = {}
    for face in Face:
        if face is Face.CJK:
            paths.update((face, path) for path in SYSTEM_CJK if path.is_file())
            continue
        path = folder / face.value
        if not path.is_file():
            raise MissingFont(f"the font {path} is missing")
        paths[face] = path
    return paths
