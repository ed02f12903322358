"""Every text can be read, and suits stay apart for every eye."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from PIL import Image

from bot.games.cards import Suit
from render.inputs import Theme
from render.palette import CORNER_STEPS, palette_of
from render.style import COLORS, LARGE_ON, MANY_LARGE_ON, MANY_TEXT_ON, RGB, TEXT_ON, Gamut, Tint, suit_tint

# The eye without one kind of cone in linear light (Viénot, Brettel and Mollon 1999; tritan after Machado 2009).
BLINDNESS = {
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
LEAST_DISTANCE = 20.0  # CIELAB 1976


def linear(color: RGB) -> tuple[float, float, float]:
    red, green, blue = (
        part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color
    )
    return red, green, blue


def luminance(color: RGB) -> float:
    red, green, blue = linear(color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def least_contrast(theme: Theme, pairs: Iterable[tuple[Tint, Tint]]) -> float:
    return min(contrast(COLORS[theme][ink], COLORS[theme][ground]) for ink, ground in pairs)


def lab(light: tuple[float, ...]) -> tuple[float, float, float]:
    red, green, blue = (min(1.0, max(0.0, part)) for part in light)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def seen(color: RGB, kind: str) -> tuple[float, float, float]:
    light = linear(color)
    return lab(tuple(sum(share * part for share, part in zip(row, light, strict=True)) for row in BLINDNESS[kind]))


@pytest.mark.parametrize("theme", Theme)
def test_text_stands_out(theme: Theme) -> None:
    assert least_contrast(theme, (*TEXT_ON, *MANY_TEXT_ON)) >= 4.5


@pytest.mark.parametrize("theme", Theme)
def test_large_shapes_stand_out(theme: Theme) -> None:
    assert least_contrast(theme, (*LARGE_ON, *MANY_LARGE_ON)) >= 3.0


@pytest.mark.parametrize("kind", BLINDNESS)
def test_four_colors_stay_apart_for_every_eye(kind: str) -> None:
    suits = [COLORS[Theme.NIGHT][suit_tint(suit, four_colors=True)] for suit in Suit]
    for one, other in combinations(suits, 2):
        distance = sum((a - b) ** 2 for a, b in zip(seen(one, kind), seen(other, kind), strict=True)) ** 0.5
        assert distance >= LEAST_DISTANCE


@pytest.mark.parametrize("gamut", Gamut)
@pytest.mark.parametrize("theme", Theme)
def test_tints_are_exact_in_the_palette(theme: Theme, gamut: Gamut) -> None:
    palette = palette_of(theme, gamut)
    for tint in gamut.tints:
        color = COLORS[theme][tint]
        (number,) = set(palette.numbered(Image.new("RGB", (2, 2), color)).tobytes())
        assert palette.entries[number] == color, tint


@pytest.mark.parametrize("gamut", Gamut)
@pytest.mark.parametrize("theme", Theme)
def test_the_palette_fits_a_png_and_ends_in_clear_corners(theme: Theme, gamut: Gamut) -> None:
    palette = palette_of(theme, gamut)
    assert len(palette.flat) == 3 * len(palette.alphas) <= 3 * 255
    assert palette.alphas[palette.clear] == 0
    assert list(palette.alphas[-CORNER_STEPS:]) == sorted(palette.alphas[-CORNER_STEPS:])


@pytest.mark.parametrize("gamut", Gamut)
@pytest.mark.parametrize("theme", Theme)
def test_a_ramp_runs_from_ground_to_ink(theme: Theme, gamut: Gamut) -> None:
    palette = palette_of(theme, gamut)
    ramp = palette.ramp(Tint.TEXT, Tint.BG)
    assert (ramp[0], ramp[255]) == (palette.number(Tint.BG), palette.number(Tint.TEXT))


@pytest.mark.parametrize("theme", Theme)
def test_a_grayed_card_is_paler_and_can_still_be_read(theme: Theme) -> None:
    """Black and red on a card mixed towards the panel: 6.1 and 3.6 at night, 5.9 and 3.3 by day."""
    colors = COLORS[theme]
    black, red = (round(contrast(colors[ink], colors[Tint.GRAY_FACE]), 1) for ink in (Tint.GRAY_INK, Tint.GRAY_RED))
    assert (black, red) == ((6.1, 3.6) if theme is Theme.NIGHT else (5.9, 3.3))
