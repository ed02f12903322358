"""How the rows of a panel are put together, for every game.

The law: no *careful* button (one that gives a card away, ends a turn or a deal, or agrees to something) stands in the
row where the main button of the panel before stood, counted from the first row or from the last. So whoever presses
twice on the same place, soon or late, gives nothing away. It holds because main buttons stand in the first row, and
the first row and the tools in the last are never careful:

- when a turn begins, and while somebody waits: one row of main buttons and tools;
- in the middle of a turn: a row of main buttons, the careful rows, menus, and a row of tools. What is careful never
  grows more rows while the turn goes on, unless something is taken back.

The answer to a question about what was just pressed stands in the last row, because the press was not there.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.ids import CustomId
from cogs.screens.screen import Button, Menu, Row

MOST = 5  # buttons in a row, a limit of Discord's


@dataclass(frozen=True, slots=True)
class Controls:
    """What a game lets somebody press now."""

    mains: tuple[Button, ...] = ()  # the first row, none of them careful
    careful: tuple[tuple[Button, ...], ...] = ()  # rows of careful buttons
    menus: tuple[Menu, ...] = ()  # for special wishes
    answer: Button | None = None  # to a question about the last press

    def __bool__(self) -> bool:
        return bool(self.mains or self.careful or self.menus)

    @property
    def is_brief(self) -> bool:
        """Whether one row is all: nothing here is careful, and no menu is needed."""
        return not self.careful and not self.menus and self.answer is None

    def find(self, press: CustomId) -> Button | None:
        """The button with this id that can be pressed; None when there is none."""
        rows = (self.mains, *self.careful, () if self.answer is None else (self.answer,))
        return next((button for row in rows for button in row if button.id == press and button.enabled), None)


def frame(controls: Controls, tools: Sequence[Button]) -> list[Row]:
    """The rows of a panel. `tools` are in the order of their weight: those for which there is no room are left out.

    Raises ValueError for a careful button in a row that must be safe.
    """
    if any(button.is_careful for button in (*controls.mains, *tools)):
        raise ValueError("a careful button in a row that is never careful")
    if controls.is_brief:
        row = (*controls.mains, *tools)[:MOST]
        return [row] if row else []
    if not controls.mains or not tools:
        raise ValueError("careful buttons in the first row or in the last")
    answers = () if controls.answer is None else (controls.answer,)
    return [controls.mains[:MOST], *controls.careful, *controls.menus, (*answers, *tools)[:MOST]]
