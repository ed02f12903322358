"""A lesson: the parts that a game must provide so that `/learn` teaches it."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Move, View
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.game import PLAIN
from cogs.screens.screen import Choice, Menu, PrivateScreen
from render import Style


@dataclass(frozen=True, slots=True)
class Pupil:
    """A learner, and how they like the lesson to look."""

    key: str  # unlike anyone else's, and unlike that of any table
    name: str
    locale: Locale
    style: Style = PLAIN
    emoji: SmallCards = NAMES_ALONE


@dataclass(frozen=True, slots=True)
class Judged:
    """The result of a press."""

    done: int  # the number of tasks done
    said: str | None = None  # why the task is not done yet
    rule: str | None = None  # the number of the rule behind a refusal


class Lesson(ABC):
    """The lesson of one game, in the very panel of that game. Its ids carry the name of the game as their key."""

    end: int  # how many tasks there are
    steps: Sequence[int]  # which can be gone to

    @abstractmethod
    def first_task(self, step: int) -> int:
        """Return how many tasks are done at the beginning of a step."""

    @abstractmethod
    def begin(self, done: int, pupil: Pupil) -> Judged:
        """Return the lesson after `done` tasks, without the unplayed choices it held there before."""

    @abstractmethod
    def judge(self, done: int, press: CustomId, values: Sequence[str], pupil: Pupil) -> Judged:
        """Return the result of a press after `done` tasks. A wrong move changes nothing; a press may do several."""

    @abstractmethod
    def asked(self, done: int) -> tuple[View, Move] | None:
        """Return what the learner sees after `done` tasks, and the move that is asked; None where none is."""

    @abstractmethod
    async def screen(self, judged: Judged, pupil: Pupil) -> PrivateScreen:
        """Return the lesson as it is after a press."""


def steps_menu(game: str, steps: Sequence[int], step: int, *, locale: Locale) -> Menu:
    """Return the menu of all steps of a game's lesson, at this one."""
    choices = tuple(
        Choice(f"{each} · {step_title(game, each, locale=locale)}", str(each), chosen=each == step) for each in steps
    )
    return Menu(say(locale, "lesson-steps"), CustomId(Verb.STEP, game), choices)


def step_title(game: str, step: int, *, locale: Locale) -> str:
    """Return the title of a step: `NAME-lesson-step-NUMBER` in the catalog."""
    return say(locale, f"{game}-lesson-step-{step}")
