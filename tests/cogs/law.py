"""The law of panels as tests measure it: heights, and what is on the pixel that was pressed, at two sizes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cogs.screens.game import GameScreens, Showing
from cogs.screens.screen import Block, Button, Menu, PrivateScreen, Row, Screen
from cogs.screens.wrapping import lines, width
from render import Picture, Studio
from tests.render.laying_out import beginning, size_of

MOST_COMPONENTS = 40  # of a message, a limit of Discord's
IN_VIEW = 660  # px of messages; a panel of a seventh row takes 80 more
ROOM = 290  # px of the verbs together, in the playground’s page


def rows_of(screen: Screen) -> list[Row]:
    return [block for block in screen.blocks if isinstance(block, tuple | Menu)]


def as_large_as_agreed(screens: type[GameScreens], studio: Studio) -> GameScreens:
    """Return a game's screens with empty pictures of the largest size that their rows leave."""

    async def largest(_self: object, _showing: Showing, *, rows: int) -> list[Block]:
        return [Picture(beginning(1100, min(660, highest_over(rows))), "alt", "panel.png")]

    return type(screens.__name__, (screens,), {"panel": largest})(studio)


def highest_over(rows: int) -> int:
    """Return how high a picture may be over so many rows of buttons, in pixels of a picture of 1100."""
    return (964 if rows < 7 else 1012) - 88 * rows


def height_of(line: str, room: int) -> int:
    """Return how high one line of a text is, in pixels, which may take several."""
    if line.startswith("-# "):
        return 18 * lines(line[3:], room, size=13)
    return 22 * lines(line, room)


@dataclass(frozen=True)
class Client:
    """How a client lays out a panel, in pixels."""

    width: int
    padding: int  # of a panel, with its frame
    below: int  # what is between a panel and the field to write in
    menu: int  # height
    button: int  # height
    type: int  # px of the type of a button's label
    sides: int  # of a button, together

    def wide(self, button: Button) -> int:
        """Return the width of a button."""
        label = 0 if button.emoji and button.is_pictured else width(button.label, size=self.type)
        return max(60, round(self.sides + label + (27 if button.emoji else 0)))

    def boxes(self, screen: Screen) -> tuple[int, list[tuple[Button | None, int, int, int, int]]]:
        """Return the height of a panel, and each button with left, right, top and bottom; None for a menu."""
        at, found = self.padding, list[tuple[Button | None, int, int, int, int]]()
        for block in screen.blocks:
            match block:
                case Picture():
                    wide, high = size_of(block)
                    at += round(high * self.width / wide) + 8
                case str():
                    at += sum(height_of(line, self.width) for line in block.splitlines()) + 8
                case Menu():
                    found.append((None, 0, self.width, at, at + self.menu))
                    at += self.menu + 8
                case tuple():
                    left = 0
                    for button in block:
                        size = self.wide(button)
                        if left and left + size > self.width:
                            left, at = 0, at + self.button + 8
                        found.append((button, left, left + size, at, at + self.button))
                        left += size + 8
                    at += self.button + 8
        return at - 8 + self.padding, found


DESKTOP = Client(550, 17, 70, 42, 36, 14, 32)
PHONE = Client(290, 13, 84, 48, 44, 15, 28)
CLIENTS = (DESKTOP, PHONE)


Spots = list[tuple[int, list[tuple[Button | None, int, int, int, int]]]]  # what `boxes` of each client returns


def spots_of(screen: PrivateScreen) -> Spots:
    """Return the places of a panel's buttons at both sizes."""
    return [client.boxes(screen) for client in CLIENTS]


def under(before: Spots, pressed: Button, after: PrivateScreen) -> Iterator[Button]:
    """Yield the buttons of `after` on the pixels where `pressed` was: the panel newest or not, at both sizes."""
    for (high, old), (later, new) in zip(before, spots_of(after), strict=True):
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
    assert sum(PHONE.wide(each) + 8 for each in verbs) - 8 <= ROOM, verbs
    for client in CLIENTS:
        high, _ = client.boxes(screen)
        more = 80 if len(rows) == 7 else 140 if len(rows) > 7 else 0
        assert high + client.below <= IN_VIEW + more, (
            len(rows),
            high,
            [b for b in screen.blocks if isinstance(b, str)],
        )


def pressable(rows: Sequence[Row]) -> list[Button]:
    return [button for row in rows if isinstance(row, tuple) for button in row if button.enabled]
