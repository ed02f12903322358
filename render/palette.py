"""Fixed palettes for each theme, in which everything is drawn; no finished picture is quantized.

The tints themselves are entries. The others are tones between two tints, for the soft edges of glyphs, lines and
shadows. They are chosen one by one, always the tone farthest from all entries so far, until no gap can be seen.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

from PIL import Image

from render.inputs import Theme
from render.style import (
    AREA_ON,
    COLORS,
    LARGE_ON,
    MANY_AREA_ON,
    MANY_LARGE_ON,
    MANY_TEXT_ON,
    RGB,
    SHADED,
    TEXT_ON,
    Gamut,
    Tint,
    mix,
    shadow,
)

SIZES: Mapping[Gamut, int] = MappingProxyType({Gamut.USUAL: 152, Gamut.WIDE: 244})
"""The number of opaque entries; more make files larger, fewer make edges rough."""

CORNER_STEPS = 8  # entries in the rim's color with rising alpha, for the rounded outer corners
TONES = 12  # steps between two tints
SHADOW_TONES = 8  # steps between no shadow and the darkest
NEAREST_SHADOW = 5.0  # least distance of a shadow's tone, closer than others since shadows are smooth
FARTHEST = 3 * 255**2  # the square of the distance from black to white
CLOSEST = 9.0  # least distance of other tones; closer ones look the same as an entry

USUAL_PAIRS = (*TEXT_ON, *LARGE_ON, *AREA_ON)
MANY_PAIRS = (*MANY_TEXT_ON, *MANY_LARGE_ON, *MANY_AREA_ON)


class Palette:
    """The palette entries of one theme, for pictures that need only the tints of one gamut."""

    def __init__(self, theme: Theme, gamut: Gamut = Gamut.USUAL) -> None:
        self.theme = theme
        self._tints, self._size = gamut.tints, SIZES[gamut]
        self._pairs = USUAL_PAIRS if gamut is Gamut.USUAL else (*USUAL_PAIRS, *MANY_PAIRS)
        colors = {tint: color for tint, color in COLORS[theme].items() if tint in self._tints}
        self.entries: list[RGB] = list(dict.fromkeys(colors.values()))
        self._of = {tint: self.entries.index(color) for tint, color in colors.items()}
        for tone in self._shadow_tones():
            is_far = min(_distance(tone, tint) for tint in colors.values()) > CLOSEST**2
            if is_far and min(_distance(tone, entry) for entry in self.entries) > NEAREST_SHADOW**2:
                self.entries.append(tone)
        self._grow(list(dict.fromkeys(self._tones())))
        self._sample = self._settle()
        self.clear = len(self.entries)  # the first entry for corners, which is wholly transparent
        self.ramp = lru_cache(maxsize=None)(self._ramp)
        # Red, green and blue of every entry, including those for corners, and the opacity of each.
        self.flat = bytes(part for color in [*self.entries, *[colors[Tint.RIM]] * CORNER_STEPS] for part in color)
        self.alphas = bytes(
            [255] * len(self.entries) + [round(255 * step / CORNER_STEPS) for step in range(CORNER_STEPS)]
        )

    def number(self, tint: Tint) -> int:
        """Return the number of a tint's entry."""
        return self._of[tint]

    def _ramp(self, ink: Tint, ground: Tint) -> bytes:
        """Return the number of the entry for each coverage of `ground` by `ink`, from 0 to 255."""
        over, under = COLORS[self.theme][ink], COLORS[self.theme][ground]
        steps = 32
        nearest = [self._nearest(mix(over, under, step / steps)) for step in range(steps + 1)]
        return bytes(nearest[(coverage * steps + 127) // 255] for coverage in range(256))

    def numbered(self, image: Image.Image) -> Image.Image:
        """Draw an RGB image as numbers of entries, in mode L."""
        exact = image.quantize(palette=self._sample, dither=Image.Dither.NONE)
        return Image.frombytes("L", exact.size, exact.tobytes())

    def _settle(self) -> Image.Image:
        """Draw an image with this palette, to quantize by. Tones that Pillow would take for a tint are dropped.

        Pillow rounds colors to 64 steps when it looks for the nearest entry.
        """
        tints = {COLORS[self.theme][tint] for tint in self._tints}
        while True:
            sample = Image.new("P", (1, 1))
            sample.putpalette([part for color in self.entries for part in color])
            patch = Image.new("RGB", (len(tints), 1))
            patch.putdata(list(tints))
            found = {
                self.entries[number] for number in patch.quantize(palette=sample, dither=Image.Dither.NONE).tobytes()
            }
            if found == tints:
                return sample
            if found < tints:
                raise ValueError("two tints are too much alike to be told apart")
            self.entries = [color for color in self.entries if color not in found - tints]

    def _nearest(self, color: RGB) -> int:
        """Return the first of the nearest entries. It is written out, since first pictures call it a thousand times."""
        red, green, blue = color
        gaps = [(r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue) for r, g, b in self.entries]
        return gaps.index(min(gaps))

    def _grow(self, tones: list[RGB]) -> None:
        gaps = [FARTHEST] * len(tones)  # from each tone to the nearest entry
        for entry in self.entries:
            gaps = _narrowed(gaps, tones, entry)
        while len(self.entries) < self._size and (widest := max(gaps)) >= CLOSEST**2:
            chosen = tones[gaps.index(widest)]
            self.entries.append(chosen)
            gaps = _narrowed(gaps, tones, chosen)

    def _tones(self) -> Iterator[RGB]:
        colors = COLORS[self.theme]
        for ink, ground in self._pairs:
            if self._tints.issuperset((ink, ground)):
                for step in range(1, TONES):
                    yield mix(colors[ink], colors[ground], step / TONES)

    def _shadow_tones(self) -> Iterator[RGB]:
        colors = COLORS[self.theme]
        dark, share = shadow(self.theme)
        for ground in SHADED:
            if ground in self._tints:
                for step in range(1, SHADOW_TONES + 1):
                    yield mix(dark, colors[ground], share * step / SHADOW_TONES)


@cache
def palette_of(theme: Theme, gamut: Gamut) -> Palette:
    """Return the palette of a theme and gamut. Each is made once, since it takes a while."""
    return Palette(theme, gamut)


def _narrowed(gaps: list[int], tones: list[RGB], entry: RGB) -> list[int]:
    """Return the gaps after adding this entry. It is written out, since a start calls it some hundred times."""
    red, green, blue = entry
    return [
        gap if gap <= (new := (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)) else new
        for gap, (r, g, b) in zip(gaps, tones, strict=True)
    ]


def _distance(one: RGB, other: RGB) -> int:
    red, green, blue = one[0] - other[0], one[1] - other[1], one[2] - other[2]
    return red * red + green * green + blue * blue
