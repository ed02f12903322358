"""The places of seats, clockwise from the reader at the bottom. Tables are in pixels of a picture 1100 wide."""

from collections.abc import Mapping
from types import MappingProxyType

from render.fonts import EXPORT
from render.scene import Box

COLUMNS = MappingProxyType({"L": 34, "Q": 150, "C": 425, "S": 700, "R": 816})
ROWS = MappingProxyType({"T": 92, "U": 242, "M": 321, "V": 400, "B": 566})
RING: Mapping[int, str] = MappingProxyType(
    {
        2: "CB CT",
        3: "CB LU RU",
        4: "CB LM CT RM",
        5: "CB LM QT ST RM",
        6: "CB LV LU CT RU RV",
        7: "CB LV LU QT ST RU RV",
        8: "CB LV LU LT CT RT RU RV",
        9: "CB QB LV LU QT ST RU RV SB",
        10: "CB QB LV LU LT CT RT RU RV SB",
    }
)
WIDE, HIGH = 250, 118  # of a block
OVER_STRIP = MappingProxyType({"T": 92, "U": 178, "M": 262, "V": 350, "B": 430})  # rows where a strip lies below
HIGHER = 124  # of a block there, for hands that swell
GRID_COLUMNS, GRID_ROWS = (36, 385, 734), (94, 296, 498)
GRID: Mapping[int, str] = MappingProxyType(
    # By column and row; the middle is for the pots.
    {
        2: "12 10",
        3: "12 00 20",
        4: "12 01 10 21",
        5: "12 01 00 20 21",
        6: "12 02 00 10 20 22",
        7: "12 02 01 00 20 21 22",
        8: "12 02 01 00 10 20 21 22",
    }
)
WIDE_COLUMNS = MappingProxyType({"L": 34, "Q": 204, "C": 384, "S": 564, "R": 734})
WIDER = 332  # of a block there, for two badges or words next to each other
OPEN_WIDE, OPEN_HIGH = 330, 188
BESIDE_ROW, ROW_PITCH, ROW_HIGH, ROWS_END = 24, 96, 88, 680
FEWEST, MOST = min(RING), max(RING)


def ring(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return every seat's block, in seat order. The `viewing_seat`, or else the first, sits at the bottom."""
    around = [_box(COLUMNS[place[0]], ROWS[place[1]], WIDE, HIGH) for place in RING[players].split()]
    return _turned(around, viewing_seat)


def wide_ring(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the same for three to eight seats with long second lines; its middle is only `wide_middle`."""
    around = [_box(WIDE_COLUMNS[place[0]], ROWS[place[1]], WIDER, HIGH) for place in RING[players].split()]
    return _turned(around, viewing_seat)


def wide_middle() -> Box:
    """Return the free area in the middle of such a ring."""
    return _box(376, 222, 348, 336)


def ring_over_strip(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the same for a table of at most six with a strip below it (`canvas.STRIP`)."""
    around = [_box(COLUMNS[place[0]], OVER_STRIP[place[1]], WIDE, HIGHER) for place in RING[players].split()]
    return _turned(around, viewing_seat)


def grid(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the block of every seat for open cards, two to eight, by seat."""
    around = [
        _box(GRID_COLUMNS[int(place[0])], GRID_ROWS[int(place[1])], OPEN_WIDE, OPEN_HIGH)
        for place in GRID[players].split()
    ]
    return _turned(around, viewing_seat)


def rows(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return every seat's row in games with melds, two to five, in seat order: the reader's is the last."""
    pitch = ROW_PITCH
    first = ROWS_END - ROW_HIGH - pitch * (players - 1)
    down = [_box(BESIDE_ROW, first + pitch * number, 1100 - 2 * BESIDE_ROW, ROW_HIGH) for number in range(players)]
    around = [down[-1], *down[:-1]]
    return _turned(around, viewing_seat)


def row_cuts(players: int) -> tuple[float, ...]:
    """Return where a picture of rows may be cut: above each row, so that a move draws its own row alone."""
    return tuple(sorted(box.y for box in rows(players)))


def middle(players: int) -> Box:
    """Return the free area in the middle of a ring."""
    is_wide = players <= 4
    left, right = (300, 800) if not is_wide else (294, 806)
    top = 225 if players > 3 or players == 2 else 130
    return _box(left, top, right - left, 550 - top)


def _turned(around: list[Box], viewing_seat: int | None) -> tuple[Box, ...]:
    """Return the boxes in seat order, given clockwise from the reader."""
    first = viewing_seat or 0
    return tuple(around[(seat - first) % len(around)] for seat in range(len(around)))


def _box(x: float, y: float, width: float, height: float) -> Box:
    """Return a box of pixels, in points."""
    return Box(x / EXPORT, y / EXPORT, width / EXPORT, height / EXPORT)
