"""Marks by pencil, which differ by their seeds, and arrows. Each looks the same every time."""

import math
import random
from functools import lru_cache

from PIL import Image, ImageDraw

OVERSAMPLING = 4
OVERLAP = 0.12  # of a turn; the ring passes its own beginning so far


@lru_cache(maxsize=256)
def ring(width: int, height: int, thickness: float, seed: str) -> Image.Image:
    """Draw the coverage of a hand-drawn ellipse in a box of pixels. It is cached: do not change it."""
    hand = random.Random(seed)  # noqa: S311  a pencil's tremble, not a secret
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    draw = ImageDraw.Draw(mask)
    tilt = math.radians(hand.uniform(-5, 1))
    start = hand.uniform(-2.2, -1.3)
    waves = [(hand.uniform(0.004, 0.012), hand.uniform(0, 2 * math.pi), turns) for turns in (2, 3)]
    drift = hand.uniform(0.03, 0.06)
    reach_x, reach_y = width / 2 - thickness, height / 2 - thickness
    steps = 220
    for step in range(steps + 1):
        share = step / steps
        angle = start + share * (1 + OVERLAP) * 2 * math.pi
        wobble = sum(size * math.sin(turns * angle + phase) for size, phase, turns in waves)
        radius = 0.955 + drift * (share - 0.5) + wobble
        x, y = reach_x * radius * math.cos(angle), reach_y * radius * math.sin(angle)
        x, y = x * math.cos(tilt) - y * math.sin(tilt), x * math.sin(tilt) + y * math.cos(tilt)
        # The line is thinner at both ends, where a pencil is set down and lifted.
        pressure = min(1.0, 0.45 + 6 * min(share, 1 - share)) * (1 + 0.1 * math.sin(3 * angle))
        _dot(draw, width / 2 + x, height / 2 + y, thickness * pressure / 2)
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=256)
def asterisk(size: int, thickness: float, seed: str) -> Image.Image:
    """Draw the coverage of a hand-drawn asterisk in a square box of pixels. It is cached: do not change it."""
    hand = random.Random(seed)  # noqa: S311  a pencil's tremble, not a secret
    mask = Image.new("L", (size * OVERSAMPLING, size * OVERSAMPLING))
    draw = ImageDraw.Draw(mask)
    for stroke in range(3):
        angle = math.pi / 2 + stroke * math.pi / 3 + math.radians(hand.uniform(-7, 7))
        reach = (size / 2 - thickness) * hand.uniform(0.9, 1.0)
        x, y = size / 2 + hand.uniform(-0.3, 0.3), size / 2 + hand.uniform(-0.3, 0.3)
        bend = hand.uniform(-0.04, 0.04) * size
        for step in range(41):
            way = step / 20 - 1
            across = bend * (1 - way * way)
            _dot(
                draw,
                x + reach * way * math.cos(angle) - across * math.sin(angle),
                y + reach * way * math.sin(angle) + across * math.cos(angle),
                thickness / 2 * (1 - 0.12 * way),
            )
    return mask.reduce(OVERSAMPLING)


@lru_cache(maxsize=64)
def arrow(
    width: int, height: int, start: tuple[int, int], end: tuple[int, int], *, thickness: float
) -> Image.Image:  # fmt: skip
    """Draw the coverage of an arrow in a box of pixels. It is cached: do not change it."""
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    length = math.dist(start, end)
    along = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    head, wide, thin = 3.4 * thickness, 2.0 * thickness, thickness / 2

    def at(way: float, aside: float) -> tuple[float, float]:
        x, y = start[0] + way * along[0] - aside * along[1], start[1] + way * along[1] + aside * along[0]
        return x * OVERSAMPLING, y * OVERSAMPLING

    neck = length - head
    corners = [(0, -thin), (neck, -thin), (neck, -wide), (length, 0), (neck, wide), (neck, thin), (0, thin)]
    ImageDraw.Draw(mask).polygon([at(*corner) for corner in corners], fill=255)
    return mask.reduce(OVERSAMPLING)


def polyline(
    width: int, height: int, points: tuple[tuple[int, int], ...], *, thickness: float
) -> Image.Image:  # fmt: skip
    """Draw the coverage of a line through points in a box of pixels, round where it turns and ends."""
    mask = Image.new("L", (width * OVERSAMPLING, height * OVERSAMPLING))
    draw = ImageDraw.Draw(mask)
    larger = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in points]
    draw.line(larger, fill=255, width=round(thickness * OVERSAMPLING))
    for x, y in points:
        _dot(draw, x, y, thickness / 2)
    return mask.reduce(OVERSAMPLING)


def _dot(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float) -> None:
    x, y, radius = x * OVERSAMPLING, y * OVERSAMPLING, radius * OVERSAMPLING
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
