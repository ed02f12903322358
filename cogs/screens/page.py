"""The places of a panel's buttons on a reader's screen, in pixels as measured in the playground's page.

Discord promises no sizes, and its clients differ by a few pixels. It keeps the end of a channel's newest message where
it is while the message changes, and the top of any other.
"""

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.ids import Verb
from cogs.screens.frame import GAP, PADDING, TYPE, size_of
from cogs.screens.screen import GREEN, Block, Button, Menu, Row, Screen
from cogs.screens.wrapping import SMALL_SIZE, lines
from render import Picture

BETWEEN = 8  # px between two parts of it
SMALL_TYPE = "-# "  # begins a line of it
SMALL, LINE = 18, 22  # px of a line, in small type and in usual type
SLACK = 4  # px that a client may differ by, less than lies between two buttons


@dataclass(frozen=True, slots=True)
class Size:
    """The measures with which a client lays out a panel."""

    width: int  # px inside the panel
    padding: int  # px between the edge of a panel, its frame included, and what is in it
    menu: int  # px of the height of a menu
    button: int  # px of its height
    sides: int  # px next to a button's label, left and right together
    type: int  # px of that label's type


PHONE = Size(290, 13, 48, 44, PADDING, TYPE)
DESKTOP = Size(550, 17, 42, 36, 32, 14)
SIZES = (PHONE, DESKTOP)


@dataclass(frozen=True, slots=True)
class Box:
    """The place of a button in a panel, in pixels."""

    left: int
    right: int
    top: int  # of its upper edge, from the panel's upper edge
    end: int  # of its lower edge, from the panel's lower edge
    height: int

    def is_under(self, other: "Box") -> bool:
        """Return whether a finger on one may hit the other, whichever end of the panel stays in place."""
        apart = max(self.height, other.height) + SLACK
        is_near = abs(self.top - other.top) < apart or abs(self.end - other.end) < apart
        return is_near and self.left < other.right + SLACK and other.left < self.right + SLACK


@dataclass(frozen=True, slots=True)
class Spot:
    """A button, and where it is at each of the `SIZES`."""

    button: Button
    is_choice: bool  # not in the last row
    boxes: tuple[Box, ...]

    @property
    def meaning(self) -> str:
        """The answer to the person who presses it."""
        button = self.button
        if button.id.verb == Verb.MORE:  # *⋯* and *Back*, in the same place: opened by mistake, closed at once
            return Verb.MORE
        if button.id.verb == Verb.LATER:  # the move itself, as it says, once that can be played
            return f"{Verb.ACT} {button.label} {GREEN.value} "
        more = button.id.word if button.id.verb == "undo" else ""  # each takes back another move
        return f"{button.id.verb} {button.label} {button.style.value} {more}"

    def is_under(self, other: "Spot") -> bool:
        """Return whether a finger on one may hit the other."""
        return any(mine.is_under(others) for mine, others in zip(self.boxes, other.boxes, strict=True))


@dataclass(frozen=True, slots=True)
class Layout:
    """The rows of a panel, and the height of what is above them at each of the `SIZES`."""

    rows: tuple[Row, ...]
    above: tuple[int, ...]  # px
    phase: str = ""

    @classmethod
    def of(cls, screen: Screen, phase: str = "") -> "Layout":
        """Return the layout of a screen."""
        rows = tuple(block for block in screen.blocks if isinstance(block, tuple | Menu))
        heights = [_heights(block) for block in screen.blocks if not isinstance(block, tuple | Menu)]
        above = (size.padding + sum(each[at] + BETWEEN for each in heights) for at, size in enumerate(SIZES))
        return cls(rows, tuple(above), phase)

    def height(self, size: Size) -> int:
        """Return the height of the whole panel in pixels, with its container and padding."""
        wrapped = [line for row in self.rows for line in _wrapped(row, size)]
        rows = sum(size.menu if line is None else size.button for line in wrapped) + BETWEEN * max(0, len(wrapped) - 1)
        return self.above[SIZES.index(size)] + rows + size.padding

    def spots(self) -> list[Spot]:
        """Return every button, from the first row on."""
        boxes = [dict(self._boxes(size)) for size in SIZES]
        return [
            Spot(button, row is not self.rows[-1], tuple(each[at, place] for each in boxes))
            for at, row in enumerate(self.rows)
            if isinstance(row, tuple)
            for place, button in enumerate(row)
        ]

    def _boxes(self, size: Size) -> Iterator[tuple[tuple[int, int], Box]]:
        top, whole = self.above[SIZES.index(size)], self.height(size)
        for at, row in enumerate(self.rows):
            place = 0
            for line in _wrapped(row, size):
                left, height = 0, size.menu if line is None else size.button
                for button in line or ():
                    right = left + width(button, size)
                    yield (at, place), Box(left, right, top, whole - top - height, height)
                    left, place = right + GAP, place + 1
                top += height + BETWEEN


def is_brief(words: str, *, of: Sequence[int]) -> bool:
    """Return whether some paragraphs take at most so many lines in a panel at each of the `SIZES`."""
    parts = words.splitlines() or [words]
    return all(sum(lines(each, size.width) for each in parts) <= most for size, most in zip(SIZES, of, strict=True))


def is_small_line(words: str) -> bool:
    """Return whether a paragraph in small type takes one line at each of the `SIZES`."""
    return all(lines(words, size.width, size=SMALL_SIZE) == 1 for size in SIZES)


def width(button: Button, size: Size) -> int:
    """Return a button's width in pixels."""
    return size_of(button, padding=size.sides, size=size.type)


def _wrapped(row: Row, size: Size) -> list[Sequence[Button] | None]:
    """Return the lines that a row takes; None for a menu."""
    if not isinstance(row, tuple):
        return [None]
    wrapped: list[list[Button]] = []
    left = 0
    for button in row:
        needed = width(button, size)
        if not wrapped or needed > left:
            wrapped.append([])
            left = size.width
        wrapped[-1].append(button)
        left -= needed + GAP
    return [*wrapped]


def _heights(block: Block) -> tuple[int, ...]:
    """Return the height of a picture or a text in pixels, at each of the `SIZES`."""
    match block:
        case Picture(png=png):
            across, high = map(int, struct.unpack(">II", png[16:24]) if len(png) >= 24 else (1100, 484))  # its head
            return tuple(round(high * size.width / max(1, across)) for size in SIZES)
        case str():
            return tuple(sum(_height(line, size) for line in block.splitlines() or [""]) for size in SIZES)
        case _:
            return (0,) * len(SIZES)


def _height(line: str, size: Size) -> int:
    """Return the height of a paragraph in pixels."""
    if line.startswith(SMALL_TYPE):
        return SMALL * lines(line.removeprefix(SMALL_TYPE), size.width, size=SMALL_SIZE)
    return LINE * lines(line, size.width)
