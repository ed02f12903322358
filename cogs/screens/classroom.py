"""The lesson that a script tells, in the very panel of its game: its tasks, and why another move is not played.

The learner can press more than a task wants. The sentences are in the game's catalog: `NAME-lesson-names`, those of
all seats with commas between them; `NAME-lesson-step-NUMBER`, a title; for each task `NAME-lesson-TASK` and
`NAME-lesson-not-TASK`, said of an allowed move that is not asked (`$verb`, `$what`, its cards or words, and `$count` of
them), or of a wrong number (`$number`); and `NAME-lesson-end`.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from bot.games.cards import NotACard, parse_card
from bot.games.lesson import STAKE, Question, Script, Task
from bot.games.protocol import SEATS, Move, View
from bot.tables import USUAL_UNIT
from bot.text import Locale, say
from cogs.amounts import unit_word
from cogs.ids import CustomId, Verb
from cogs.refusals import refused, sentence_behind
from cogs.screens.frame import BACK, NOTHING, Controls, frame, has_room, spread
from cogs.screens.game import GameScreens, Showing
from cogs.screens.lesson import Judged, Lesson, Pupil, step_title, steps_menu
from cogs.screens.page import PHONE, SIZES, Layout
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import opens_by_hand
from cogs.screens.rulebook import Rulebook, rule_button, why_refused
from cogs.screens.screen import BLUE, GREEN, Block, Button, Menu, PrivateScreen, Row
from cogs.screens.signs import card_signs
from cogs.screens.table import fitting
from cogs.screens.wrapping import SMALL_SIZE, lines
from render import Picture, Studio
from render.of_many import V

MOST_WORDS = 600  # characters of what happened since the last task
MOST_NEWS = 4  # lines of it on a phone
HIGHEST = 620  # px of a panel of a lesson
Pressed = TypeVar("Pressed", Button, Menu)
S = TypeVar("S", bound=GameScreens)


class Classroom(Lesson, Generic[S]):
    """The screens and judgments of a lesson.

    It stores nothing about people except prepared choices, which are in memory only, as in a game.
    """

    script: Script
    topics: Sequence[str]  # of the rules, by step
    book: Callable[[Studio], Rulebook]
    screens: Callable[[Studio], S]
    most_room = 8  # rows of buttons that a picture leaves the room of: with more its cards would be too small
    has_free_rows: bool = True  # whether it shows rows in which nothing is, such as one for a card that may come
    has_news: bool = False  # whether the game's own sentences say what happened since the last task, and not its task

    def __init__(self, studio: Studio) -> None:
        self._book = type(self).book(studio)
        self._screens = type(self).screens(studio)
        self.name = self.script.game.name
        self.end = self.script.end
        self.steps = self.script.steps

    # What a game provides

    @abstractmethod
    async def pictured(self, showing: Showing, done: int, *, rows: int) -> list[Block]:
        """Return the pictures above `rows` of buttons at a moment between two deals, and at the end of a game."""

    def not_asked(self, showing: Showing, task: str, move: Move) -> str:
        """Return why a move that is allowed is not the one that is asked."""
        verb, *words = str(move).split()
        try:
            what = card_signs([parse_card(word) for word in words])
        except NotACard:
            what = " ".join(words)
        key = f"{self.name}-lesson-not-{task}"
        return say(showing.locale, key, verb=verb, what=what, count=len(words))

    # What follows

    def first_task(self, step: int) -> int:
        return self.script.first_task(step)

    def begin(self, done: int, pupil: Pupil) -> Judged:
        self._screens.forget(self.showing(pupil, done))
        return Judged(done)

    def judge(self, done: int, press: CustomId, values: Sequence[str], pupil: Pupil) -> Judged:
        if done >= self.end:
            return Judged(self.end)
        task = self.script.tasks[done]
        if isinstance(task, Question):
            return self._answered(done, task, press.word, pupil)
        verb, _, word = press.word.partition(".")
        if verb == BACK:
            return self.begin(done, pupil)
        showing, reached = self.showing(pupil, done), done
        moves = self._screens.choose(showing, CustomId(verb, pupil.key, showing.view.turn, word), values)
        sure = None if moves else self._screens.controls(showing).gives
        if sure is not None and sure.id.verb == Verb.ANYWAY:  # the lesson has its own answer
            moves = self._screens.choose(showing, sure.id, [])
        for move in moves:
            if not self.script.is_asked(reached, move):
                return self._refused(done, reached, move, pupil)
            reached += 1
        return Judged(reached)

    def asked(self, done: int) -> tuple[View, Move] | None:
        task = self.script.tasks[done] if done < self.end else None
        return (self.script.view_at(done), self.script.game.parse(task.move)) if isinstance(task, Task) else None

    async def screen(self, judged: Judged, pupil: Pupil) -> PrivateScreen:
        done, locale = judged.done, pupil.locale
        step, showing = self.script.step_of(done), self.showing(pupil, done)
        head = say(
            locale,
            "lesson-title",
            game=say(locale, f"{self.name}-name"),
            step=step,
            steps=self.steps[-1],
            title=step_title(self.name, step, locale=locale),
        )
        body = say(locale, f"{self.name}-lesson-{self._task(done)}").splitlines()
        if judged.said is not None or self._screens.controls(showing).is_aside:
            body = body[len(body) > 1 :]  # the rest was read before that press
        if judged.said is not None:
            body = [f"> {judged.said}", *(f"-# {line}" for line in body)]
        elif self.has_news and 0 < done < self.end and isinstance(self.script.tasks[done], Task):
            body[:0] = self._news(showing, done)
        body += filter(None, [self._screens.note(showing)])
        rule = rule_button(self._book, self.topics[self.steps.index(step)], locale=locale)
        if judged.rule is not None:
            rule = why_refused(self.name, judged.rule, locale=locale)
        # The words are below the picture, where on a phone they are in view with the buttons.
        words, steps = "\n".join([f"-# {head}", *body]), steps_menu(self.name, self.steps, step, locale=locale)
        rows, plain = ([*self._rows(showing, done, rule, has_hint=each), steps] for each in (True, False))
        # *Hint* takes no row that would not be in view.
        for shown in (rows,) if len(rows) == len(plain) else (rows, plain):
            rows = shown
            for room in range(len(rows), self.most_room):
                screen = PrivateScreen((*await self._drawn(showing, done, rows=room), words, *rows))
                if all(Layout.of(screen).height(size) <= HIGHEST for size in SIZES):
                    return screen
        return PrivateScreen((*await self._drawn(showing, done, rows=self.most_room), words, *rows))

    def showing(self, pupil: Pupil, done: int) -> Showing:
        """Return the lesson's table after `done` tasks, as the learner sees it in the panel of a game."""
        names = say(pupil.locale, f"{self.name}-lesson-names").split(", ")
        unit = unit_word(USUAL_UNIT, locale=pupil.locale)
        view = self.script.view_at(done)
        return Showing(
            pupil.key, view, (pupil.name, *names[1:]), STAKE, unit, pupil.locale, pupil.style, emoji=pupil.emoji
        )  # fmt: skip

    def _news(self, showing: Showing, done: int) -> list[str]:
        turns = self.script.turns_at(done)
        fitted = fitting(
            [line for turn in turns for line in self._screens.news(showing, turn)],
            [],
            room=MOST_WORDS,
            fits=lambda words: lines(words, PHONE.width, size=SMALL_SIZE) <= MOST_NEWS,
            between=" ",
        )
        return [f"-# {line}" for lines in fitted for line in lines.splitlines()]

    async def _drawn(self, showing: Showing, done: int, *, rows: int) -> list[Block]:
        if not showing.view.to_act:
            return await self.pictured(showing, done, rows=rows)
        pictures = await self._screens.panel(showing, rows=rows)
        # Everyone's lesson has the same cards, so they are no secret.
        return [replace(each, filename="example.png") if isinstance(each, Picture) else each for each in pictures]

    def _rows(self, showing: Showing, done: int, rule: Button, *, has_hint: bool) -> list[Row]:
        """Return the controls of the game, whose presses come to the lesson; or the answers to a question.

        `has_hint`: with *Hint*, if the game has hints.
        """
        if done == self.end:
            return [(Button(say(showing.locale, "lesson-practice"), CustomId(Verb.PRACTICE, self.name), GREEN), rule)]
        task = self.script.tasks[done]
        if isinstance(task, Question):
            answers = (
                Button(str(each), CustomId(Verb.LESSON, self.name, done, str(place)), BLUE)
                for place, each in enumerate(task.offered)
            )
            return [(*answers, rule)]
        controls = self._screens.controls(showing)
        if controls.is_aside:  # here *Back* is a button of its own
            back = Button(say(showing.locale, "panel-back"), CustomId(BACK, showing.key, showing.view.turn))
            controls = replace(controls, main=None, second=controls.gives, gives=back)
        rows = frame(self._in_lesson(spread(controls, rule, key=showing.key), showing.key, done), rule)
        is_coached = has_hint and self.script.game.has_coach and not controls.is_aside
        return self._with_hint(rows, done, showing.locale) if is_coached else rows

    def _with_hint(self, rows: list[Row], done: int, locale: Locale) -> list[Row]:
        """Return the rows with *Hint* next to the verbs, in a place where nothing is, or below: as a phone has room."""
        hint = Button(say(locale, "coach-hint"), CustomId(Verb.ADVISE, self.name, done))
        match rows:
            case [*others, tuple() as verbs] if has_room(*verbs, hint):
                return [*others, (*verbs, hint)]
        for at, row in reversed([*enumerate(rows)]):
            kept = tuple(each for each in row if each.label != NOTHING) if isinstance(row, tuple) else ()
            if isinstance(row, tuple) and len(kept) < len(row) and has_room(*kept, hint):
                return [*rows[:at], (*kept, hint), *rows[at + 1 :]]
        return [*rows, (hint,)]

    def _in_lesson(self, controls: Controls, key: str, done: int) -> Controls:
        """Return the game's controls, with ids that come to the lesson."""

        def own(pressed: Pressed) -> Pressed:
            if pressed.id.key != key:  # such as a rule
                return pressed
            word = f"{pressed.id.verb}.{pressed.id.word}" if pressed.id.word else str(pressed.id.verb)
            return replace(pressed, id=CustomId(Verb.LESSON, self.name, done, word))

        def row(found: Row) -> Row:
            return tuple(map(own, found)) if isinstance(found, tuple) else own(found)  # type: ignore[type-var]

        def verb(found: Button | None) -> Button | None:
            return None if found is None else own(found)

        tools, second = tuple(filter(_is_taught, controls.tools)), controls.second
        match tools:
            case ((Button() as tool,),) if second is None:  # one tool is a verb, for there is no ⋯
                tools, second = (), tool
            case _:
                pass
        rows = filter(lambda each: self.has_free_rows or not _is_free(each), controls.choices)
        choices = tuple(map(row, (*rows, *tools)))
        return Controls(choices, verb(controls.main), verb(second), verb(controls.gives))

    def _answered(self, done: int, question: Question, place: str, pupil: Pupil) -> Judged:
        """Return the result of the answer at this `place`."""
        if place not in map(str, range(len(question.offered))):
            return Judged(done)
        chosen = question.offered[int(place)]
        if chosen == question.right:
            return Judged(done + 1)
        return Judged(done, say(pupil.locale, f"{self.name}-lesson-not-{question.name}", number=chosen))

    def _refused(self, done: int, reached: int, move: Move, pupil: Pupil) -> Judged:
        """Return why a move is not played: it is not allowed, or not the one that is asked after `reached` tasks."""
        showing = self.showing(pupil, reached)
        refusal = showing.view.refusal(move)
        if refusal is not None:
            return Judged(done, refused(refusal, locale=pupil.locale), sentence_behind(refusal))
        return Judged(done, self.not_asked(showing, self._task(reached), move))

    def _task(self, done: int) -> str:
        """Return the name of the task or question after `done` tasks."""
        return self.script.tasks[done].name if done < self.end else "end"


class PicturedClassroom(Classroom[PicturedScreens[V]], Generic[V]):
    """The lesson of a game whose pictures are ordered from a studio. Between two deals it has the end of one."""

    async def pictured(self, showing: Showing, done: int, *, rows: int) -> list[Block]:
        if done == self.end and showing.view.outcome is not None:
            return await self._screens.receipt(showing, self.script.settlement())
        public = self.script.view_at(done, None)
        views = [self.script.view_at(done, seat) for seat in SEATS[: self.script.seats]]
        hands = views if self.script.game.opens_hands else [public] * len(views)
        return await self._screens.ended(replace(showing, view=public), hands, rows=rows)


def _is_taught(row: Row) -> bool:
    """Return whether a lesson has this row of tools: what goes down is a press there, not marked by hand."""
    return not (isinstance(row, tuple) and any(opens_by_hand(each.id) for each in row))


def _is_free(row: Row) -> bool:
    """Return whether nothing is in this row."""
    return isinstance(row, tuple) and all(each.label == NOTHING for each in row)
