"""The layout of a panel's rows, for every game. Nothing moves under a finger.

The rows belong to a phase of the game. Within it, and while one waits in it, they are the same: what cannot be pressed
is there now, disabled. The last row are the verbs: the main one, what goes with it, what gives away or ends, and
last *⋯*, which shows the tools in place of the choices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.emoji import Emoji
from cogs.screens.screen import GRAY, Button, Menu, Row
from cogs.screens.wrapping import width

MOST = 5  # buttons in a row, a limit of Discord's
A_ROW = 4  # buttons of choices in a row, which a phone has room for
NOTHING = "·"  # the label of a place where nothing is
MORE, BACK = "more", "back"  # the words of the last verb
LEAST, PADDING, TYPE = 60, 28, 15  # px of a button on a phone: its least width, the padding by its label, its type
EMOJI = 27  # px of an emoji before a label, with the gap between them
GAP = 8  # px between two
ROOM = 290  # px that a row has on a phone
BEYOND = 40  # the number of the empty place among the verbs: choices have lower ones


@dataclass(frozen=True, slots=True)
class Controls:
    """The controls that a game offers a player: those of the phase, also while the player waits in it.

    Where `main` is None, the panel puts *Undo* there in a turn that knows it, else *Refresh*; while one waits *Refresh*
    and, where `second` is None too, *Nudge*. While a question is open whether one is sure, its answer is `gives`.
    """

    choices: tuple[Row, ...] = ()  # rows of at most four buttons (two arrangements), or menus
    main: Button | None = None  # the first verb
    second: Button | None = None  # what goes with it: an order ahead, a lesser choice
    gives: Button | None = None  # what gives away, agrees or ends; disabled when it cannot be pressed
    tools: tuple[Row, ...] = ()  # the game's own, behind ⋯
    phase: str = ""  # a name of it: where it changes, no choice is played for a moment
    is_aside: bool = False  # the choices are those of a tool behind ⋯, which *Back* leaves

    def __bool__(self) -> bool:
        return any((self.choices, self.main, self.second, self.gives, self.tools))

    def buttons(self) -> Iterator[Button]:
        """Yield every button, from the first row on; the tools last."""
        verbs = tuple(each for each in (self.main, self.second, self.gives) if each is not None)
        return chain.from_iterable(row for row in (*self.choices, verbs, *self.tools) if isinstance(row, tuple))

    def find(self, press: CustomId) -> Button | None:
        """Return the button with this id that can be pressed; None when there is none."""
        return next((button for button in self.buttons() if button.id == press and button.enabled), None)

    def disabled(self) -> "Controls":
        """Return the same with nothing to press but the tools, for a player who waits."""
        choices = tuple(map(disabled, self.choices))
        verbs = (
            None if each is None else replace(each, enabled=False) for each in (self.main, self.second, self.gives)
        )
        main, second, gives = verbs
        return Controls(choices, main, second, gives, self.tools, self.phase)


def disabled(row: Row) -> Row:
    """Return a row where nothing can be pressed."""
    if isinstance(row, Menu):
        return replace(row, enabled=False)
    return tuple(replace(each, enabled=False) for each in row) if isinstance(row, tuple) else row


def in_rows(buttons: Sequence[Button], *, a_row: int = A_ROW) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of `a_row`."""
    return tuple(tuple(buttons[at : at + a_row]) for at in range(0, len(buttons), a_row))


def dead_button(key: str, place: int, label: str = NOTHING, *, emoji: Emoji | None = None) -> Button:
    """Return a button that cannot be pressed, by default that of a place where nothing is; `place` makes it unique."""
    press = CustomId(Verb.MORE, key, word=f"place-{place}")
    return Button(label, press, GRAY, enabled=False, emoji=emoji, is_pictured=emoji is not None)


def refresh_button(key: str, *, locale: Locale) -> Button:
    """Return the button that redraws a panel of the table `key`, and does nothing else."""
    return Button(say(locale, "table-refresh"), CustomId(Verb.REFRESH, key))


def more_button(key: str, *, is_open: bool, locale: Locale) -> Button:
    """Return *⋯*, which shows the tools; *Back* while they are shown."""
    label = say(locale, "panel-back" if is_open else "panel-more")
    return Button(label, CustomId(Verb.MORE, key, word=BACK if is_open else MORE))


def frame(controls: Controls, last: Button, *, tools: Sequence[Button] | None = None) -> list[Row]:
    """Return the rows of a panel: the choices, or where they are open all tools, and the verbs with `last`.

    `tools` are those that all games share. Open tools take at least as many rows as the choices, so that the verbs stay
    where they are.
    """
    controls = spread(controls, last, key=last.id.key)
    verbs = tuple(each for each in (controls.main, controls.second, controls.gives) if each is not None)
    if tools is None:
        return [*controls.choices, (*verbs, last)]
    alone = [row[0] for row in controls.tools if isinstance(row, tuple) and len(row) == 1]
    rows = [row for row in controls.tools if not (isinstance(row, tuple) and len(row) == 1)]
    shown: list[Row] = [*rows, *fitting_rows([*alone, *tools])]
    shown += [(dead_button(last.id.key, at),) for at in range(len(shown), len(controls.choices))]
    return [*shown, (*verbs, last)]


def spread(controls: Controls, last: Button, *, key: str) -> Controls:
    """Return the controls with what gives away as the third verb, wherever a phone has room for that before `last`."""
    main, gives = controls.main, controls.gives
    if gives is None or controls.second is not None:
        return controls
    empty = dead_button(key, BEYOND)
    return replace(controls, second=empty) if has_room(main, empty, gives, last) else controls


def has_room(*verbs: Button | None) -> bool:
    """Return whether a phone has room for these in one row; a place of None takes none."""
    sizes = [size_of(each) for each in verbs if each is not None]
    return sum(sizes) + GAP * (len(sizes) - 1) <= ROOM


def size_of(button: Button, *, padding: int = PADDING, size: int = TYPE) -> int:
    """Return a button's width in pixels, by default on a phone."""
    label = 0.0 if button.is_pictured and button.emoji is not None else width(button.label, size=size)
    return max(LEAST, round(padding + label + (EMOJI if button.emoji is not None else 0)))


def fitting_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Return buttons in rows of at most four that fit a line on a phone."""
    rows: list[list[Button]] = []
    left = 0
    for button in buttons:
        size = size_of(button) + GAP
        if not rows or len(rows[-1]) == A_ROW or size > left:
            rows.append([])
            left = ROOM + GAP
        rows[-1].append(button)
        left -= size
    return tuple(map(tuple, rows))
