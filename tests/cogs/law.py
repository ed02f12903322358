"""The law of a panel's rows (see `cogs.screens.frame`), as tests check it: by rows, and by pixels of two clients."""

from dataclasses import dataclass

from cogs.screens.screen import Button, Menu, PrivateScreen, Row


def rows_of(screen: PrivateScreen) -> list[Row]:
    return [block for block in screen.blocks if isinstance(block, tuple | Menu)]


def careful(row: Row) -> bool:
    return isinstance(row, tuple) and any(button.is_careful and button.enabled for button in row)


@dataclass(frozen=True)
class Client:
    """How a client lays out a panel, in pixels."""

    width: int
    least: int  # width of a button
    padding: int  # of a button, both sides together
    letter: float  # width, on average
    button: int  # height
    menu: int  # height

    def lines(self, rows: list[Row]) -> list[list[Button] | None]:
        """Return the lines from the first to the last; None for a menu."""
        found: list[list[Button] | None] = []
        for row in rows:
            if not isinstance(row, tuple):
                found.append(None)
                continue
            left = 0.0
            for number, each in enumerate(row):
                size = max(self.least, self.padding + self.letter * len(each.label) + (24 if each.emoji else 0))
                if not number or size + 8 > left:
                    found.append([])
                    left = self.width - size
                else:
                    left -= size + 8
                line = found[-1]
                assert line is not None
                line.append(each)
        return found

    def bands(self, rows: list[Row]) -> list[tuple[int, int, list[Button] | None]]:
        """Return each line with its beginning and end, in pixels from the end of the message."""
        end, found = 0, []
        for line in reversed(self.lines(rows)):
            size = self.menu if line is None else self.button
            found.append((end, end + size, line))
            end += size + 8
        return found

    def is_safe(self, before: list[Row], pressed: Button, after: list[Row]) -> bool:
        """Return whether no careful button of `after` is where `pressed` was, so far as the height shows."""
        begin, end = next((b, e) for b, e, line in self.bands(before) if line is not None and pressed in line)
        return not any(
            line is not None and careful(tuple(line)) and b < end and e > begin for b, e, line in self.bands(after)
        )


CLIENTS = (Client(290, 60, 28, 7.6, 44, 48), Client(560, 60, 32, 7.2, 36, 42))  # a phone, and a desktop


def keeps_the_law(before: list[Row], pressed: int, after: list[Row]) -> bool:
    """Return whether a second press where row `pressed` of `before` was hits nothing careful in `after`."""
    places = (pressed, len(after) - (len(before) - pressed))
    return not any(0 <= place < len(after) and careful(after[place]) for place in places)
