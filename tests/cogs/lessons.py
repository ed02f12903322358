"""The lessons that follow a script, and the presses that do their tasks, as the panel offers them."""

from collections.abc import Iterator
from contextlib import suppress

from bot.games.cards import NotACard, parse_card
from bot.games.lesson import Task
from cogs.ids import CustomId, Verb
from cogs.screens.classroom import Classroom, PicturedClassroom
from cogs.screens.game import GameScreens
from cogs.screens.lesson import Judged, Pupil
from cogs.screens.registry import SHOWN
from cogs.screens.screen import Button, Menu, PrivateScreen
from cogs.screens.signs import card_sign
from render import Studio
from tests.cogs.desk import sent
from tests.cogs.law import CLIENTS

SCRIPTED = [
    name for name, each in SHOWN.items() if isinstance(each.lesson, type) and issubclass(each.lesson, PicturedClassroom)
]
MOST_HIGH = 620  # px
Room = Classroom[GameScreens]
Press = tuple[CustomId, list[str]]  # with what is chosen in a menu


def room_of(name: str, studio: Studio) -> Room:
    """Return the lesson of a game."""
    lesson = SHOWN[name].lesson
    assert lesson is not None
    made = lesson(studio)
    assert isinstance(made, Classroom)
    return made


def buttons(screen: PrivateScreen) -> list[Button]:
    return [each for row in screen.blocks if isinstance(row, tuple) for each in row]


def presses(screen: PrivateScreen) -> Iterator[Press]:
    """Yield all that the lesson takes now: a button, or a choice of a menu."""
    sent(screen).check()
    for block in screen.blocks:
        if isinstance(block, Menu):
            yield from ((block.id, [choice.value]) for choice in block.choices if block.id.verb == Verb.LESSON)
    yield from ((each.id, []) for each in buttons(screen) if each.enabled and each.id.verb == Verb.LESSON)


def fits(screen: PrivateScreen) -> None:
    """Check that a panel of a lesson is in view as a whole at each size."""
    highs = [client.boxes(screen)[0] for client in CLIENTS]
    assert max(highs) <= MOST_HIGH, (highs, sent(screen).text)


async def way_on(room: Room, done: int, pupil: Pupil) -> list[Press]:
    """Return how the panel does the task after `done` tasks: one press, or a choice and a press, or marks and one."""
    begun = list(presses(await room.screen(room.begin(done, pupil), pupil)))
    marks = await _marks(room, done, pupil)
    for chosen in ([], *([choice] for choice in begun), *([marks] if marks else ())):
        if _pressed(room, done, chosen, pupil) != Judged(done):
            continue
        for press in list(presses(await room.screen(Judged(done), pupil))):
            if _pressed(room, done, [*chosen, press], pupil).done > done:
                return [*chosen, press]
    raise AssertionError(f"no way to do task {done}")


async def _marks(room: Room, done: int, pupil: Pupil) -> list[Press]:
    """Return the presses that mark the cards of the task after `done` tasks."""
    task, found = room.script.tasks[done], list[Press]()
    screen = await room.screen(room.begin(done, pupil), pupil)
    for word in task.move.split() if isinstance(task, Task) else ():
        with suppress(NotACard):
            sign = card_sign(parse_card(word))
            marks = (each for each in buttons(screen) if each.label == sign and each.id.word.startswith("act.mark"))
            found += [(each.id, []) for each in marks]
    return found


def _pressed(room: Room, done: int, presses: list[Press], pupil: Pupil) -> Judged:
    """Return the result of these presses from the beginning of a task."""
    judged = room.begin(done, pupil)
    for press, values in presses:
        judged = room.judge(done, press, values, pupil)
    return judged
