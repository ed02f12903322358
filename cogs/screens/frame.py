"""How the rows of a panel are put together, for every game.

The law: no *careful* button (one that gives a card away, ends a turn or a deal, or agrees to something) is where the
main button of the previous panel was. So a player who presses twice on the same place, soon or late, gives nothing
away. Places are counted in rows from the first and from the last, and in pixels from the end of the message, where
clients keep it while it changes; on a phone, where a row of buttons may break into several lines, as well.

- When a turn begins, and while a player waits, there is one row of main buttons and tools: at most `BRIEF` lines on a
  phone.
- In the middle of a turn there is a row of main buttons, then the careful rows, then menus (at least one row that is
  not careful). Last comes a row of tools: one line on a phone. So as many lines at the end are never careful as a
  beginning has. The careful rows never grow while the turn goes on, unless something is taken back.

The answer to a question about what was just pressed is in the last row, because the press was not there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, Menu, Row

MOST = 5  # buttons in a row, a limit of Discord's
BRIEF = 2  # lines
PHONE = 290  # px; the width of a panel on a narrow phone
LEAST, PADDING, LETTER = 60, 28, 8  # px of a button there: its least width, the padding by its label, each letter
EMOJI = 24  # px of an emoji before a label
GAP = 8  # px between two


@dataclass(frozen=True, slots=True)
class Controls:
    """The controls that a game now offers a player."""

    mains: tuple[Button, ...] = ()  # the first row, none of them careful
    careful: tuple[tuple[Button, ...], ...] = ()  # rows of careful buttons
    menus: tuple[Menu, ...] = ()  # for special wishes
    below: tuple[Button, ...] = ()  # a safe row below the careful ones, where there is no menu
    answer: Button | None = None  # to a question about the last press

    def __bool__(self) -> bool:
        return bool(self.mains or self.careful or self.menus)

    @property
    def is_brief(self) -> bool:
        """Whether one row is all: nothing here is careful, and neither a menu nor another row is needed."""
        return not self.careful and not self.menus and not self.below and self.answer is None

    def find(self, press: CustomId) -> Button | None:
        """Return the button with this id that can be pressed; None when there is none."""
        rows = (self.mains, *self.careful, self.below, () if self.answer is None else (self.answer,))
        return next((button for row in rows for button in row if button.id == press and button.enabled), None)


def refresh_button(key: str, *, locale: Locale) -> Button:
    """Return the button that redraws a panel of the table `key`, and does nothing else."""
    return Button(say(locale, "table-refresh"), CustomId(Verb.REFRESH, key))


def frame(controls: Controls, tools: Sequence[Button]) -> list[Row]:
    """Return the rows of a panel. `tools` are in order of importance: those that do not fit are left out.

    Raises ValueError for a careful button in a row that must be safe, and where a safe row is missing.
    """
    if any(button.is_careful for button in (*controls.mains, *controls.below, *tools)):
        raise ValueError("a careful button in a row that is never careful")
    if controls.is_brief:
        row = _filled(controls.mains, tools, lines=BRIEF)
        return [row] if row else []
    middle: list[Row] = [*controls.menus, *([controls.below] if controls.below else [])]
    if not controls.mains or not tools or not middle:
        raise ValueError("careful buttons in the first row or in the last two")
    answers = () if controls.answer is None else (controls.answer,)
    return [controls.mains[:MOST], *controls.careful, *middle, _filled(answers, tools, lines=1)]


def _filled(first: tuple[Button, ...], tools: Sequence[Button], *, lines: int) -> tuple[Button, ...]:
    """Return a row of the `first` buttons and the tools that keep it within `lines` lines on a phone."""
    row = first[:MOST]
    for tool in tools:
        if len(row) < MOST and (not row or lines_of((*row, tool), width=PHONE) <= lines):
            row = (*row, tool)
    return row


def lines_of(row: Sequence[Button], *, width: int) -> int:
    """Return how many lines a row of buttons takes in `width` pixels."""
    return lines_in([size_of(button) for button in row], width=width)


def size_of(button: Button, *, letters: int = 0) -> int:
    """Return a button's width in pixels, roughly, from its label and `letters` more letters."""
    return max(LEAST, PADDING + LETTER * (len(button.label) + letters) + (EMOJI if button.emoji is not None else 0))


def lines_in(sizes: Sequence[int], *, width: int) -> int:
    """Return how many lines a row of buttons of these sizes takes in `width` pixels."""
    lines, left = 0, 0
    for size in sizes:
        if not lines or size + GAP > left:
            lines, left = lines + 1, width - size
        else:
            left -= size + GAP
    return lines
