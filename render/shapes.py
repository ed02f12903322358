"""The outlines of suits, marks and headgear. Fonts draw them differently, so they are drawn here.

Coordinates are relative to a shape's own box: (0, 0) is its top left corner, (1, 1) its bottom right one.
"""

import math
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.cards import Rank, Suit

Point = tuple[float, float]
Curve = tuple[Point, Point, Point]  # two control points and the end of a Bézier curve

STEPS = 24  # straight pieces of a curve
OVERSAMPLING = 4


@dataclass(frozen=True, slots=True)
class Outline:
    """The parts of a shape, in drawing order. A part either fills or cuts away what is beneath it."""

    aspect: float  # width over height
    parts: tuple[tuple[bool, tuple[Point, ...]], ...]  # whether it fills, and its corners


class Shape(StrEnum):
    """A shape that can be printed."""

    SPADE = "spade"
    HEART = "heart"
    DIAMOND = "diamond"
    CLUB = "club"
    STAR = "star"
    CROWN = "crown"  # king: three points
    CORONET = "coronet"  # queen: five pearls
    HAT = "hat"  # jack: a plumed chapeau
    ASTERISK = "asterisk"
    RING = "ring"
    HIGH = "high"  # a triangle that points up
    LOW = "low"
    DISC = "disc"
    TICK = "tick"  # has chosen
    ROBOT = "robot"  # plays for a player who left
    BERET = "beret"  # of a robot that is a novice; a regular one, an expert
    BOWLER = "bowler"
    TOP_HAT = "top-hat"
    TORN = "torn"  # the ground of a title that nobody wants

    @property
    def outline(self) -> Outline:
        """The outline of this shape."""
        return OUTLINES[self]


SUITS = {Suit.SPADES: Shape.SPADE, Suit.HEARTS: Shape.HEART, Suit.DIAMONDS: Shape.DIAMOND, Suit.CLUBS: Shape.CLUB}
HEADGEAR = {Rank.KING: Shape.CROWN, Rank.QUEEN: Shape.CORONET, Rank.JACK: Shape.HAT}


def _path(start: Point, *legs: Curve | Point) -> tuple[Point, ...]:
    """Return the corners of a path along curves and straight lines."""
    points = [start]
    for leg in legs:
        if isinstance(leg[0], tuple):
            (ax, ay), (bx, by), (cx, cy) = leg
            ox, oy = points[-1]
            for step in range(1, STEPS + 1):
                t = step / STEPS
                u = 1 - t
                points.append(
                    (
                        u**3 * ox + 3 * u * u * t * ax + 3 * u * t * t * bx + t**3 * cx,
                        u**3 * oy + 3 * u * u * t * ay + 3 * u * t * t * by + t**3 * cy,
                    )
                )
        else:
            points.append(leg)
    return tuple(points)


def _mirrored(half: tuple[Point, ...]) -> tuple[Point, ...]:
    """Return a whole shape from its right half, which runs from top to bottom along x = 0.5."""
    return half + tuple((1 - x, y) for x, y in reversed(half))


def _disc(x: float, y: float, radius: float, aspect: float) -> tuple[Point, ...]:
    """Return a circle in a box of this `aspect`; `radius` is relative to its height."""
    turn = [2 * math.pi * step / 48 for step in range(48)]
    return tuple((x + radius / aspect * math.cos(angle), y + radius * math.sin(angle)) for angle in turn)


def _star() -> tuple[Point, ...]:
    points = []
    for corner in range(10):
        radius = 0.5257 if corner % 2 == 0 else 0.215
        angle = math.pi * corner / 5 - math.pi / 2
        points.append((0.5 + radius * math.cos(angle), 0.5257 + radius * math.sin(angle)))
    return tuple((x, y / 0.951) for x, y in points)


def _stroke(angle: float, thickness: float) -> tuple[Point, ...]:
    """Return a round-ended stroke through the middle of a square box, at an `angle` in radians."""
    reach = 0.5 - thickness / 2
    points = []
    for end in (0.0, math.pi):
        for step in range(13):
            turn = end + angle - math.pi / 2 + math.pi * step / 12
            points.append(
                (
                    0.5 + reach * math.cos(end + angle) + thickness / 2 * math.cos(turn),
                    0.5 + reach * math.sin(end + angle) + thickness / 2 * math.sin(turn),
                )
            )
    return tuple(points)


_SPADE = Outline(
    0.89,
    (
        (
            True,
            _mirrored(
                _path(
                    (0.5, 0.0),
                    ((0.57, 0.17), (1.0, 0.38), (1.0, 0.62)),
                    ((1.0, 0.76), (0.9, 0.84), (0.78, 0.84)),
                    ((0.68, 0.84), (0.58, 0.78), (0.545, 0.68)),
                    ((0.55, 0.84), (0.61, 0.95), (0.72, 1.0)),
                    (0.5, 1.0),
                )
            ),
        ),
    ),
)
_HEART = Outline(
    1.06,
    (
        (
            True,
            _mirrored(
                _path(
                    (0.5, 0.22),
                    ((0.555, 0.08), (0.65, 0.0), (0.755, 0.0)),
                    ((0.9, 0.0), (1.0, 0.12), (1.0, 0.29)),
                    ((1.0, 0.58), (0.68, 0.76), (0.5, 1.0)),
                )
            ),
        ),
    ),
)
_DIAMOND = Outline(
    0.7,
    (
        (
            True,
            _mirrored(
                _path((0.5, 0.0), ((0.62, 0.19), (0.82, 0.38), (1.0, 0.5)), ((0.82, 0.62), (0.62, 0.81), (0.5, 1.0)))
            ),
        ),
    ),
)
_CLUB = Outline(
    0.98,
    (
        (True, _disc(0.5, 0.245, 0.245, 0.98)),
        (True, _disc(0.25, 0.60, 0.245, 0.98)),
        (True, _disc(0.75, 0.60, 0.245, 0.98)),
        (True, _disc(0.5, 0.51, 0.12, 0.98)),
        (True, _mirrored(_path((0.5, 0.45), (0.545, 0.55), ((0.545, 0.8), (0.6, 0.95), (0.72, 1.0)), (0.5, 1.0)))),
    ),
)
_CROWN = Outline(
    40 / 31,
    (
        (True, ((0.12, 0.78), (0.05, 0.24), (0.31, 0.53), (0.5, 0.1), (0.69, 0.53), (0.95, 0.24), (0.88, 0.78))),
        (True, _disc(0.055, 0.22, 0.085, 40 / 31)),
        (True, _disc(0.5, 0.085, 0.085, 40 / 31)),
        (True, _disc(0.945, 0.22, 0.085, 40 / 31)),
        (True, ((0.12, 0.88), (0.88, 0.88), (0.88, 1.0), (0.12, 1.0))),
    ),
)
_CORONET = Outline(
    40 / 31,
    (
        (
            True,
            _path(
                (0.12, 0.78),
                (0.05, 0.3),
                ((0.1, 0.52), (0.22, 0.56), (0.27, 0.2)),
                ((0.3, 0.56), (0.44, 0.56), (0.5, 0.12)),
                ((0.56, 0.56), (0.7, 0.56), (0.73, 0.2)),
                ((0.78, 0.56), (0.9, 0.52), (0.95, 0.3)),
                (0.88, 0.78),
            ),
        ),
        *(
            (True, _disc(x, y, 0.08, 40 / 31))
            for x, y in ((0.055, 0.27), (0.27, 0.15), (0.5, 0.08), (0.73, 0.15), (0.945, 0.27))
        ),
        (True, ((0.12, 0.88), (0.88, 0.88), (0.88, 1.0), (0.12, 1.0))),
    ),
)
_HAT = Outline(
    40 / 31,
    (
        # The crown, the plume growing out of it, and the brim, a thin gap below both.
        (
            True,
            _path(
                (0.2, 0.74),
                ((0.19, 0.46), (0.24, 0.3), (0.43, 0.31)),
                ((0.52, 0.31), (0.57, 0.36), (0.6, 0.42)),
                ((0.66, 0.5), (0.68, 0.62), (0.73, 0.72)),
                ((0.56, 0.83), (0.36, 0.84), (0.2, 0.74)),
            ),
        ),
        (True, _path((0.52, 0.4), ((0.6, 0.12), (0.8, 0.02), (1.0, 0.02)), ((0.95, 0.4), (0.84, 0.56), (0.58, 0.56)))),
        (True, _path((0.0, 0.64), ((0.2, 0.92), (0.78, 0.94), (1.0, 0.6)), ((0.9, 1.12), (0.16, 1.14), (0.0, 0.64)))),
    ),
)
_ASTERISK = Outline(1.0, tuple((True, _stroke(math.pi / 2 + turn * math.pi / 3, 0.15)) for turn in range(3)))
_RING = Outline(1.3, ((True, _disc(0.5, 0.5, 0.5, 1.0)), (False, _disc(0.5, 0.5, 0.385, 1.0))))
_TICK = Outline(1.2, ((True, ((0.0, 0.52), (0.15, 0.34), (0.36, 0.58), (0.84, 0.0), (1.0, 0.16), (0.38, 1.0))),))


def _lozenge(left: float, top: float, right: float, bottom: float, round_x: float, round_y: float) -> tuple[Point, ...]:
    """Return a rectangle with round corners."""
    points: list[Point] = []
    for turn, (x, y) in enumerate(
        (
            (right - round_x, bottom - round_y),
            (left + round_x, bottom - round_y),
            (left + round_x, top + round_y),
            (right - round_x, top + round_y),
        )
    ):
        for step in range(9):
            angle = math.pi / 2 * (turn + step / 8)
            points.append((x + round_x * math.cos(angle), y + round_y * math.sin(angle)))
    return tuple(points)


_ROBOT = Outline(
    1.06,
    (
        (True, _lozenge(0.46, 0.0, 0.54, 0.4, 0.03, 0.03)),
        (True, _disc(0.5, 0.1, 0.1, 1.06)),
        (True, _lozenge(0.0, 0.5, 1.0, 0.78, 0.06, 0.06)),
        (True, _lozenge(0.09, 0.28, 0.91, 1.0, 0.18, 0.18)),
        (False, _disc(0.33, 0.56, 0.11, 1.06)),
        (False, _disc(0.67, 0.56, 0.11, 1.06)),
        (False, _lozenge(0.34, 0.78, 0.66, 0.86, 0.03, 0.03)),
    ),
)
_BERET = Outline(
    1.6,
    (
        (True, _lozenge(0.47, 0.0, 0.55, 0.3, 0.02, 0.03)),
        (
            True,
            _path(
                (0.2, 0.78),
                ((0.02, 0.72), (-0.04, 0.5), (0.04, 0.38)),
                ((0.2, 0.1), (0.8, 0.08), (0.97, 0.36)),
                ((1.04, 0.5), (0.98, 0.7), (0.78, 0.78)),
                ((0.6, 0.72), (0.38, 0.72), (0.2, 0.78)),
            ),
        ),
        (True, _lozenge(0.2, 0.82, 0.78, 1.0, 0.04, 0.08)),
    ),
)
_BOWLER = Outline(
    1.5,
    (
        (True, _path((0.2, 0.7), ((0.16, -0.22), (0.84, -0.22), (0.8, 0.7)))),
        (True, _path((0.0, 0.66), ((0.2, 0.9), (0.8, 0.9), (1.0, 0.66)), ((0.94, 1.1), (0.06, 1.1), (0.0, 0.66)))),
    ),
)
_TOP_HAT = Outline(
    1.15,
    (
        (
            True,
            _path(
                (0.24, 0.66),
                ((0.24, 0.4), (0.22, 0.2), (0.16, 0.0)),
                (0.84, 0.0),
                ((0.78, 0.2), (0.76, 0.4), (0.76, 0.66)),
            ),
        ),
        (True, ((0.24, 0.72), (0.76, 0.72), (0.76, 0.86), (0.24, 0.86))),
        (True, _path((0.0, 0.74), ((0.2, 0.92), (0.8, 0.92), (1.0, 0.74)), ((0.94, 1.08), (0.06, 1.08), (0.0, 0.74)))),
    ),
)
_TEETH = 8
_TORN = Outline(
    3.0,
    (
        (
            True,
            (
                (0.0, 0.0),
                (1.0, 0.0),
                *((1 - step / (2 * _TEETH), 0.8 if step % 2 == 0 else 1.0) for step in range(2 * _TEETH + 1)),
            ),
        ),
    ),
)

OUTLINES = {
    Shape.SPADE: _SPADE,
    Shape.HEART: _HEART,
    Shape.DIAMOND: _DIAMOND,
    Shape.CLUB: _CLUB,
    Shape.STAR: Outline(1.0, ((True, _star()),)),
    Shape.CROWN: _CROWN,
    Shape.CORONET: _CORONET,
    Shape.HAT: _HAT,
    Shape.ASTERISK: _ASTERISK,
    Shape.RING: _RING,
    Shape.HIGH: Outline(17 / 15, ((True, ((0.5, 0.0), (1.0, 1.0), (0.0, 1.0))),)),
    Shape.LOW: Outline(17 / 15, ((True, ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0))),)),
    Shape.DISC: Outline(1.0, ((True, _disc(0.5, 0.5, 0.5, 1.0)),)),
    Shape.TICK: _TICK,
    Shape.ROBOT: _ROBOT,
    Shape.BERET: _BERET,
    Shape.BOWLER: _BOWLER,
    Shape.TOP_HAT: _TOP_HAT,
    Shape.TORN: _TORN,
}


@lru_cache(maxsize=512)
def coverage(shape: Shape, width: int, height: int) -> Image.Image:
    """Draw how much of each pixel `shape` covers in a box of pixels, 0 to 255. It is cached: do not change it."""
    return filled(shape.outline.parts, width, height)


def filled(parts: tuple[tuple[bool, tuple[Point, ...]], ...], width: int, height: int) -> Image.Image:
    """Draw the coverage of `parts` in a box of pixels."""
    wide, high = width * OVERSAMPLING, height * OVERSAMPLING
    mask = Image.new("L", (wide, high))
    draw = ImageDraw.Draw(mask)
    for fills, corners in parts:
        draw.polygon([(x * wide - 0.5, y * high - 0.5) for x, y in corners], fill=255 if fills else 0)
    return mask.reduce(OVERSAMPLING)
