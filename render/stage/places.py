"""The places of seats, clockwise from the reader at the bottom. Tables are in pixels of a picture 1100 wide."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from render.fonts import EXPORT
from render.scene import Box
from render.style import WIDTH

COLUMNS = MappingProxyType({"L": 46, "Q": 150, "C": 425, "S": 700, "R": 804})
ROWS = MappingProxyType({"T": 98, "U": 242, "M": 321, "V": 400, "B": 562})
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
SCALES: Mapping[int, float] = MappingProxyType({2: 1.2, 3: 1.16, 4: 1.16})
SCALE, SCALE_OVER_STRIP = 1.12, 1.1  # of more seats, and where a strip lies below the table
WIDE_SCALES: Mapping[int, float] = MappingProxyType({3: 1.16, 4: 1.12})  # of seats with long second lines
WIDE_SCALE = 1.06
GROWN_FROM: Mapping[str, float] = MappingProxyType(
    # In shares of a block's width; a place, or its whole column. In a row of three, those at its ends give way.
    {"QT": 0.0, "ST": 1.0, "QB": 1.0, "SB": 0.0, "L": 0.0, "R": 1.0}
)
ASIDE_X, ASIDE_WIDE = 36, 250  # of a block at a side there: a row of cards is between them
OVER_STRIP = MappingProxyType({"T": 98, "U": 180, "M": 262, "V": 346, "B": 430})  # rows where a strip lies below
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
OPEN_SCALES: Mapping[int, float] = MappingProxyType({2: 1.2, 3: 1.2})
GRID_MIDDLES: Mapping[int, tuple[int, int, int, int]] = MappingProxyType(
    {
        2: (210, 326, 680, 128),
        3: (60, 322, 980, 130),
        4: (392, 292, 316, 196),
        5: (376, 96, 348, 396),
        6: (40, 292, 1020, 196),
        7: (376, 96, 348, 396),
        8: (376, 292, 348, 198),
    }
)
WIDE_COLUMNS = MappingProxyType({"L": 46, "Q": 204, "C": 384, "S": 564, "R": 722})
WIDE_MIDDLE = 174.0  # pt
WIDER = 332  # of a block there, for two badges or words next to each other
OPEN_WIDE, OPEN_HIGH = 330, 188
BESIDE_ROW, ROWS_TOP, ROWS_END, ROW_GAP, TALLEST_ROW = 24, 208, 680, 8, 152
FEWEST, MOST = min(RING), max(RING)


def scale_of(players: int) -> float:
    """Return how much larger than its measures a seat is drawn, and its block is."""
    return SCALES.get(players, SCALE)


def wide_scale_of(players: int) -> float:
    """Return the same for seats of a `wide_ring`."""
    return WIDE_SCALES.get(players, WIDE_SCALE)


def ring(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return every seat's block, in seat order. The `viewing_seat`, or else the first, sits at the bottom."""
    around = [
        _grown(_box(COLUMNS[place[0]], ROWS[place[1]], WIDE, HIGH), place, scale_of(players))
        for place in RING[players].split()
    ]
    return _turned(around, viewing_seat)


def wide_ring(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the same for three to eight seats with long second lines; its middle is only `wide_middle`.

    Blocks are as wide for few players as for many.
    """
    around = [
        replace(
            _grown(box := _box(WIDE_COLUMNS[place[0]], ROWS[place[1]], WIDER, HIGH), place, wide_scale_of(players)),
            x=box.x,
            width=box.width,
        )
        for place in RING[players].split()
    ]
    return _turned(around, viewing_seat)


def wide_middle(players: int) -> Box:
    """Return the free area in the middle of such a ring."""
    free = middle(players)
    return replace(free, x=(WIDTH - WIDE_MIDDLE) / 2, width=WIDE_MIDDLE)


def ring_over_strip(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the same for a table of at most six with a strip below it (`canvas.STRIP`)."""
    sides = {"L": ASIDE_X, "R": 1100 - ASIDE_X - ASIDE_WIDE}
    around = list[Box]()
    for place in RING[players].split():
        grown = _grown(_box(COLUMNS[place[0]], OVER_STRIP[place[1]], WIDE, HIGHER), place, SCALE_OVER_STRIP)
        if place[0] in sides:
            grown = replace(grown, x=sides[place[0]] / EXPORT, width=ASIDE_WIDE / EXPORT)
        around.append(grown)
    return _turned(around, viewing_seat)


def open_scale_of(players: int) -> float:
    """Return how much larger than its measures a seat with open cards is drawn, and its block is."""
    return OPEN_SCALES.get(players, 1.0)


def grid(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return the block of every seat for open cards, two to eight, by seat."""
    scale = open_scale_of(players)
    around = list[Box]()
    for place in GRID[players].split():
        column, row = int(place[0]), int(place[1])
        box = _box(GRID_COLUMNS[column], GRID_ROWS[row], OPEN_WIDE, OPEN_HIGH)
        wide, high = box.width * scale, box.height * scale
        x, y = box.x - column / 2 * (wide - box.width), box.y - row / 2 * (high - box.height)
        around.append(Box(x, y, wide, high))
    return _turned(around, viewing_seat)


def grid_middle(players: int) -> Box:
    """Return the free area in the middle of such a grid, for the pots."""
    return _box(*GRID_MIDDLES[players])


def rows(players: int, *, viewing_seat: int | None = None) -> tuple[Box, ...]:
    """Return every seat's row in games with melds, two to five, in seat order: the reader's is the last.

    The fewer there are, the higher they are.
    """
    high = min(TALLEST_ROW, (ROWS_END - ROWS_TOP + ROW_GAP) // players - ROW_GAP)
    pitch = high + ROW_GAP
    first = ROWS_END + ROW_GAP - pitch * players
    down = [_box(BESIDE_ROW, first + pitch * number, 1100 - 2 * BESIDE_ROW, high) for number in range(players)]
    around = [down[-1], *down[:-1]]
    return _turned(around, viewing_seat)


def row_cuts(players: int) -> tuple[float, ...]:
    """Return where a picture of rows may be cut: above each row, so that a move draws its own row alone."""
    return tuple(sorted(box.y for box in rows(players)))


def middle(players: int) -> Box:
    """Return the free area in the middle of a ring."""
    left = {2: 294}.get(players, 338)
    top, bottom = 112 if players == 3 else 240, 530
    return _box(left, top, 1100 - 2 * left, bottom - top)


def _grown(box: Box, place: str, scale: float) -> Box:
    """Return a block that has grown away from the edges of the table."""
    wide, high = box.width * scale, box.height * scale
    across = GROWN_FROM.get(place, GROWN_FROM.get(place[0], 0.5))
    down = {"T": 0.0, "B": 1.0}.get(place[1], 0.5)
    return Box(box.x - across * (wide - box.width), box.y - down * (high - box.height), wide, high)


def _turned(around: list[Box], viewing_seat: int | None) -> tuple[Box, ...]:
    """Return the boxes in seat order, given clockwise from the reader."""
    first = viewing_seat or 0
    return tuple(around[(seat - first) % len(around)] for seat in range(len(around)))


def _box(x: float, y: float, width: float, height: float) -> Box:
    """Return a box of pixels, in points."""
    return Box(x / EXPORT, y / EXPORT, width / EXPORT, height / EXPORT)
