"""The law of panels as tests measure it: heights, and what is on the pixel that was pressed, at two sizes."""

import re
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.screens.game import GameScreens, Showing
from cogs.screens.screen import Block, Button, Menu, PrivateScreen, Row
from render import Picture, Studio

MOST_COMPONENTS = 40  # of a message, a limit of Discord's
MOST_HIGH = 620  # px of a panel of up to six rows, and 80 more of a seventh
ROOM = 300  # px of the verbs together, in the playground’s page


def rows_of(screen: PrivateScreen) -> list[Row]:
    return [block for block in screen.blocks if isinstance(block, tuple | Menu)]


def as_large_as_agreed(screens: type[GameScreens], studio: Studio) -> GameScreens:
    """Return a game's screens with empty pictures of the largest size that their rows leave."""

    async def largest(_self: object, _showing: Showing, *, rows: int) -> list[Block]:
        head = bytes(16) + struct.pack(">II", 1100, min(660, 1012 - 88 * rows))
        return [Picture(head, "alt", "panel.png")]

    return type(screens.__name__, (screens,), {"panel": largest})(studio)


@dataclass(frozen=True)
class Client:
    """How a client lays out a panel, in pixels."""

    width: int
    padding: int  # of a panel
    letters: float  # px of one in a text, on average
    button: int  # height
    letter: float  # px of one on a button
    sides: int  # of a button, together

    def boxes(self, screen: PrivateScreen) -> tuple[int, list[tuple[Button | None, int, int, int, int]]]:
        """Return the height of a panel, and each button with left, right, top and bottom; None for a menu."""
        at, found = self.padding, list[tuple[Button | None, int, int, int, int]]()
        for block in screen.blocks:
            match block:
                case Picture():
                    wide, high = struct.unpack(">II", block.png[16:24])
                    at += round(high * self.width / wide) + 8
                case str():
                    lines = re.sub("<[^>]*>", "xxx", block.replace("*", "")).splitlines()
                    at += sum(22 * (1 + int(len(line) * self.letters) // self.width) for line in lines) + 8
                case Menu():
                    found.append((None, 0, self.width, at, at + 42))
                    at += 50
                case tuple():
                    left = 0
                    for button in block:
                        shown = 0 if button.emoji and button.is_pictured else self.letter * len(button.label)
                        size = max(60, round(self.sides + shown + (24 if button.emoji else 0)))
                        if left and left + size > self.width:
                            left, at = 0, at + self.button + 8
                        found.append((button, left, left + size, at, at + self.button))
                        left += size + 8
                    at += self.button + 8
        return at - 8 + self.padding, found


DESKTOP = Client(550, 16, 7.1, 36, 7.2, 32)
PHONE = Client(300, 12, 7.1, 44, 8, 28)
CLIENTS = (DESKTOP, PHONE)


def under(before: PrivateScreen, pressed: Button, after: PrivateScreen) -> Iterator[Button]:
    """Yield the buttons of `after` on the pixels where `pressed` was: the panel newest or not, at both sizes."""
    for client in CLIENTS:
        (high, old), (later, new) = client.boxes(before), client.boxes(after)
        left, right, top, bottom = next(box for button, *box in old if button is not None and button.id == pressed.id)
        for moved in {0, later - high}:  # the top stays in place, or the end
            for x in (left + 5, (left + right) // 2, right - 5):
                for y in (top + moved + 5, (top + bottom) // 2 + moved, bottom + moved - 5):
                    yield from (button for button, *box in new if button is not None and _holds(box, x, y))


def _holds(box: list[int], x: int, y: int) -> bool:
    left, right, top, bottom = box
    return left <= x < right and top <= y < bottom


def fits(screen: PrivateScreen) -> None:
    """Check the rows of a panel, and its heights."""
    rows = rows_of(screen)
    for row in rows:
        assert not isinstance(row, tuple) or len(row) <= 4, [button.label for button in row]
    *_, verbs = rows
    assert isinstance(verbs, tuple)
    assert sum(max(60, PHONE.sides + PHONE.letter * len(each.label)) + 8 for each in verbs) - 8 <= ROOM, verbs
    for client in CLIENTS:
        high, _ = client.boxes(screen)
        assert high <= MOST_HIGH + (80 if len(rows) == 7 else 140 if len(rows) > 7 else 0), (len(rows), high)


def pressable(rows: Sequence[Row]) -> list[Button]:
    return [button for row in rows if isinstance(row, tuple) for button in row if button.enabled]
