"""The lesson: its tasks in the very panel of the game, and what another card would have meant."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.linger_longer import lesson
from bot.games.linger_longer.name import NAME
from bot.games.one_card.moves import Play
from bot.games.protocol import Move
from bot.tables import USUAL_UNIT
from bot.text import Locale, say
from cogs.amounts import unit_word
from cogs.ids import CustomId, Verb
from cogs.refusals import refused, sentence_behind
from cogs.screens.frame import Controls, frame
from cogs.screens.game import Showing
from cogs.screens.how import how_to_button
from cogs.screens.lesson import Judged, Lesson, Pupil, step_title, steps_menu
from cogs.screens.linger_longer.rulebook import LingerRulebook
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.rulebook import rule_button, why_refused
from cogs.screens.screen import BLUE, GREEN, Block, Button, PrivateScreen, Row
from cogs.screens.signs import card_sign
from render import Picture, Studio
from render.linger_longer.pictures import LingerPictures

ROWS = 4  # of buttons below the picture
SCORE, PAYMENT, END = lesson.PLAYED, lesson.PLAYED + 1, lesson.PLAYED + 2  # by the number of tasks done before
STEPS = tuple(range(1, END + 1))  # each task and each question is one
ANSWERS = {SCORE: (2, 3, 4), PAYMENT: (1, 2, 4)}  # points, and units, that are offered
SWEEP = lesson.SEATS  # points for every trick of the deal: the picture has those of the deal that was played
TOPICS = ("tricks", "draw", "tricks", "end", "end", "money")  # of the rules, by step


def showing_to(pupil: Pupil, done: int) -> Showing:
    """Return the lesson's table after `done` tasks, as the learner sees it in the panel of a game."""
    others = (say(pupil.locale, "linger-longer-lesson-dealer"), say(pupil.locale, "linger-longer-lesson-first"))
    unit = unit_word(USUAL_UNIT, locale=pupil.locale)
    view = lesson.view_at(min(done, lesson.PLAYED))
    names = (pupil.name, *others)
    return Showing(pupil.key, view, names, lesson.STAKE, unit, pupil.locale, pupil.style, emoji=pupil.emoji)


class Classroom(Lesson):
    """The lesson's screens and judgments. It stores nothing about people."""

    end = END
    steps = STEPS

    def __init__(self, studio: Studio) -> None:
        self._book = LingerRulebook(studio)
        self._screens = LingerScreens(studio)
        self._pictures = LingerPictures(studio)

    def first_task(self, step: int) -> int:
        return step - 1

    def begin(self, done: int, pupil: Pupil) -> Judged:
        return Judged(done)

    def judge(self, done: int, press: CustomId, values: Sequence[str], pupil: Pupil) -> Judged:
        if done >= lesson.PLAYED:
            return _answered(done, press.word, pupil.locale)
        showing = showing_to(pupil, done)
        pressed = CustomId(Verb.ACT, pupil.key, showing.view.turn, press.word)
        moves = self._screens.choose(showing, pressed, values)
        if not moves:
            return Judged(done)
        return Judged(done + 1) if lesson.is_asked(done, moves[0]) else _unasked(done, showing, moves[0])

    async def screen(self, judged: Judged, pupil: Pupil) -> PrivateScreen:
        done, locale = judged.done, pupil.locale
        showing, step = showing_to(pupil, done), min(done, END - 1) + 1
        title = step_title(NAME, step, locale=locale)
        head = say(locale, "linger-longer-lesson-title", step=step, steps=STEPS[-1], title=title)
        lines = [say(locale, f"linger-longer-lesson-{_task(done)}")]
        if judged.said is not None:
            lines.insert(0, f"> {judged.said}")
        elif done <= lesson.PLAYED:
            lines[:0] = [f"-# {line}" for line in self._screens.news(showing, lesson.events_at(done))]
        rule = rule_button(self._book, TOPICS[step - 1], locale=locale)
        if judged.rule is not None:
            rule = why_refused(NAME, judged.rule, locale=locale)
        blocks: list[Block] = [f"### {head}", *await self._drawn(showing, done)]
        blocks.append("\n".join(lines))  # below the picture, where on a phone it is in view with the buttons
        return PrivateScreen((*blocks, *self._rows(showing, done, rule), steps_menu(NAME, STEPS, step, locale=locale)))

    async def _drawn(self, showing: Showing, done: int) -> list[Block]:
        if done <= lesson.PLAYED:
            pictures = await self._screens.panel(showing, rows=ROWS)
            # Everybody's lesson has the same cards, so they are no secret.
            return [replace(each, filename="example.png") if isinstance(each, Picture) else each for each in pictures]
        if done == PAYMENT:
            return list(await self._screens.score(showing))
        order = self._pictures.receipt(
            lesson.view_at(lesson.PLAYED),
            lesson.settlement(),
            stake=lesson.STAKE,
            unit=showing.unit,
            names=showing.names,
            locale=showing.locale,
            style=showing.style,
        )
        return [await self._pictures.picture(order)]

    def _rows(self, showing: Showing, done: int, rule: Button) -> list[Row]:
        """Return the controls of the game, whose presses come to the lesson; or the answers to a question."""
        if done == END:
            words = say(showing.locale, "linger-longer-lesson-practise")
            return [(Button(words, CustomId(Verb.PRACTISE, NAME), GREEN), rule)]
        if done >= lesson.PLAYED:
            answers = (
                Button(str(each), CustomId(Verb.LESSON, NAME, done, str(place)), BLUE)
                for place, each in enumerate(ANSWERS[done])
            )
            return [(*answers, rule)]
        return frame(
            _in_lesson(self._screens.controls(showing), showing, done, rule), how_to_button(NAME, locale=showing.locale)
        )


def _in_lesson(controls: Controls, showing: Showing, done: int, rule: Button) -> Controls:
    """Return the game's cards, with ids that come to the lesson; without controls for hosted tables."""

    def own(button: Button) -> Button:
        return replace(button, id=CustomId(Verb.LESSON, NAME, done, button.id.word))

    refresh = Button(say(showing.locale, "table-refresh"), CustomId(Verb.LESSON, NAME, done, "none"))
    rows = tuple(tuple(map(own, row)) for row in controls.choices if isinstance(row, tuple))
    return Controls(rows, refresh, rule)


def _answered(done: int, place: str, locale: Locale) -> Judged:
    """Return the result of the answer at this `place`, to one of the two questions at the end."""
    if done not in ANSWERS:
        return Judged(END)
    offered = ANSWERS[done]
    if place not in map(str, range(len(offered))):
        return Judged(done)
    right = SWEEP if done == SCORE else lesson.settlement().transfers[0].amount // 100
    if offered[int(place)] == right:
        return Judged(done + 1)
    return Judged(done, say(locale, f"linger-longer-lesson-wrong-{_task(done)}"))


def _unasked(done: int, showing: Showing, move: Move) -> Judged:
    """Return why a move is not played: it is not allowed, or not the one that is wanted."""
    locale, refusal = showing.locale, showing.view.refusal(move)
    if refusal is not None:
        return Judged(done, refused(refusal, locale=locale), sentence_behind(refusal))
    card = card_sign(move.card) if isinstance(move, Play) else ""
    return Judged(done, say(locale, f"linger-longer-lesson-not-{_task(done)}", card=card))


def _task(done: int) -> str:
    """Return the name of the task or question after `done` tasks."""
    return lesson.TASKS[done].name if done < lesson.PLAYED else ("score", "payment", "end")[done - lesson.PLAYED]
