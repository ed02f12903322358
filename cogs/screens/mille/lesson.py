"""The lesson: its tasks in the very panel of the game, and what a wrong move would have meant.

The deal is scripted and the same for everybody. The learner can press more than the task wants: the lesson says why an
allowed move is not wanted yet.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.games.cards import Rank
from bot.games.mille import lesson
from bot.games.mille.events import Discarded
from bot.games.mille.moves import Discard, Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Move
from bot.tables import USUAL_UNIT
from bot.text import Locale, say
from cogs.amounts import unit_word
from cogs.ids import CustomId, Verb
from cogs.refusals import refused, sentence_behind
from cogs.screens.frame import Controls, frame
from cogs.screens.game import Showing
from cogs.screens.lesson import Judged, Lesson, Pupil, step_title, steps_menu
from cogs.screens.mille.acts import Act
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.rulebook import rule_button, why_refused
from cogs.screens.screen import BLUE, GREEN, Block, Button, Menu, PrivateScreen, Row
from cogs.screens.signs import card_sign, card_signs
from render import Picture, Studio

GAME = "mille"
STEPS = (*lesson.STEPS, lesson.STEPS[-1] + 1)  # the last step scores the deal
SCORE, PAYMENT, END = lesson.PLAYED, lesson.PLAYED + 1, lesson.PLAYED + 2  # by the number of tasks done before
SCORES = (170, 250, 500)  # points offered as answers: without doubling, right, all doubled
PAYMENTS = (14, 28, 42)  # units offered as answers: without the skunk, doubled, right
TOPICS = ("turn", "sets", "pile", "naturals", "chapeaux", "payment")  # of the rules, by step
Pressed = TypeVar("Pressed", Button, Menu)


def showing_to(pupil: Pupil, done: int) -> Showing:
    """Return the lesson's table after `done` tasks, as the learner sees it in the panel of a game."""
    names = (pupil.name, say(pupil.locale, "mille-lesson-teacher"))
    unit = unit_word(USUAL_UNIT, locale=pupil.locale)
    view = lesson.view_at(min(done, lesson.PLAYED))
    return Showing(pupil.key, view, names, lesson.STAKE, unit, pupil.locale, pupil.style, emoji=pupil.emoji)


class Classroom(Lesson):
    """The lesson's screens and judgments.

    It stores nothing about people except prepared lays, which are in memory only, as in a game.
    """

    end = END
    steps = STEPS

    def __init__(self, studio: Studio) -> None:
        self._book = MilleRulebook(studio)
        self._screens = MilleScreens(studio)

    def first_task(self, step: int) -> int:
        """Return how many tasks are done at the beginning of a step."""
        return lesson.first_task(step)

    async def screen(self, judged: Judged, pupil: Pupil) -> PrivateScreen:
        """Return the lesson as it is after a press."""
        done, locale = judged.done, pupil.locale
        step, showing = step_of(done), showing_to(pupil, done)
        title = step_title(GAME, step, locale=locale)
        head = say(locale, "mille-lesson-title", step=step, steps=STEPS[-1], title=title)
        menu = say(locale, "mille-lay-menu")
        lines = [say(locale, f"mille-lesson-{_task(done)}", menu=menu)]
        if judged.said is not None:
            lines.insert(0, f"> {judged.said}")
        elif 0 < done <= lesson.PLAYED:
            events = lesson.events_at(done)
            ends = next((at for at, each in enumerate(events) if isinstance(each, Discarded)), len(events)) + 1
            turns = (events[:ends], events[ends:])  # the learner's, and then the teacher's if there was one
            lines[:0] = [f"-# {line}" for turn in turns for line in self._screens.news(showing, turn)]
        if done < lesson.PLAYED and (note := self._screens.note(showing)):
            lines.append(note)
        rule = rule_button(self._book, TOPICS[step - 1], locale=locale)
        if judged.rule is not None:
            rule = why_refused(GAME, judged.rule, locale=locale)
        blocks: list[Block] = [f"### {head}", *await self._pictures(showing, done)]
        blocks.append("\n".join(lines))  # below the picture, where on a phone it is in view with the buttons
        blocks += [*self._rows(showing, done, rule), steps_menu(GAME, STEPS, step, locale=locale)]
        return PrivateScreen(tuple(blocks))

    def judge(self, done: int, press: CustomId, values: Sequence[str], pupil: Pupil) -> Judged:
        """Return the result of a press after `done` tasks. A wrong move changes nothing; a press may do several."""
        if done >= lesson.PLAYED:
            return _answered(done, press.word, pupil.locale)
        verb, _, word = press.word.partition(".")
        if verb not in PLAYING:
            return Judged(done)
        showing, reached = showing_to(pupil, done), done
        for move in self._screens.choose(showing, CustomId(verb, pupil.key, showing.view.turn, word), values):
            if not lesson.is_asked(reached, move):
                return _unasked(done, lesson.view_at(reached), move, pupil.locale)
            reached += 1
        return Judged(reached)

    def begin(self, done: int, pupil: Pupil) -> Judged:
        """Return the lesson after `done` tasks, without the lays prepared there before."""
        if done < lesson.PLAYED:
            showing = showing_to(pupil, done)
            self._screens.choose(showing, CustomId(Act.BACK, pupil.key, showing.view.turn), [])
        return Judged(done)

    async def _pictures(self, showing: Showing, done: int) -> list[Block]:
        names = showing.names
        if done < lesson.PLAYED:
            pictures = await self._screens.panel(showing, rows=4)
            # Everybody's lesson has the same cards, so they are no secret.
            return [replace(each, filename="example.png") if isinstance(each, Picture) else each for each in pictures]
        if done == SCORE:
            return []
        if done == PAYMENT:
            return [await self._book.pad(locale=showing.locale, style=showing.style, names=names)]
        return [await self._book.receipt(locale=showing.locale, style=showing.style, names=names)]

    def _rows(self, showing: Showing, done: int, rule: Button) -> list[Row]:
        """Return the controls of the game, whose presses come to the lesson; or the answers to a question."""
        if done == END:
            return [(Button(say(showing.locale, "mille-lesson-practise"), CustomId(Verb.PRACTISE, GAME), GREEN), rule)]
        if done >= lesson.PLAYED:
            offered = SCORES if done == SCORE else PAYMENTS
            answers = (
                Button(str(each), CustomId(Verb.LESSON, GAME, done, str(place)), BLUE)
                for place, each in enumerate(offered)
            )
            return [(*answers, rule)]
        return frame(_in_lesson(self._screens.controls(showing), showing.key, done), rule)


PLAYING = frozenset((*Act, str(Verb.ANYWAY)))
"""The verbs of presses in a panel of the game. The lesson's ids carry it before their own word."""


def _in_lesson(controls: Controls, key: str, done: int) -> Controls:
    """Return the game's controls, with ids that come to the lesson."""

    def own(pressed: Pressed) -> Pressed:
        if pressed.id.key != key:  # such as a rule
            return pressed
        word = f"{pressed.id.verb}.{pressed.id.word}" if pressed.id.word else str(pressed.id.verb)
        return replace(pressed, id=CustomId(Verb.LESSON, GAME, done, word))

    def row(found: Row) -> Row:
        return tuple(map(own, found)) if isinstance(found, tuple) else own(found)  # type: ignore[type-var]

    def verb(found: Button | None) -> Button | None:
        return None if found is None else own(found)

    return Controls(
        tuple(map(row, (*controls.choices, *controls.tools))),
        verb(controls.main),
        verb(controls.second),
        verb(controls.gives),
    )


def step_of(done: int) -> int:
    """Return the step that comes after `done` tasks."""
    return lesson.TASKS[done].step if done < lesson.PLAYED else STEPS[-1]


def _answered(done: int, place: str, locale: Locale) -> Judged:
    """Return the result of the answer at this `place`, to one of the two questions at the end."""
    right = {
        SCORE: (SCORES, lesson.view_at(lesson.PLAYED).scores[-1].scores[lesson.LEARNER]),
        PAYMENT: (PAYMENTS, lesson.settlement().total // 100),
    }
    if done not in right:
        return Judged(END)
    offered, wanted = right[done]
    if place not in map(str, range(len(offered))):
        return Judged(done)
    chosen = offered[int(place)]
    return Judged(done + 1) if chosen == wanted else Judged(done, say(locale, f"mille-lesson-wrong-{chosen}"))


def _unasked(done: int, view: MilleView, move: Move, locale: Locale) -> Judged:
    """Return why a move is not played: it is not allowed, or not the one that is wanted."""
    refusal = view.refusal(move)
    if refusal is not None:
        return Judged(done, refused(refusal, locale=locale), sentence_behind(refusal))
    return Judged(done, _not_yet(view, move, locale))


def _not_yet(view: MilleView, move: Move, locale: Locale) -> str:
    """Return why a move that is allowed is not the one that is wanted."""
    match move:
        case Discard(card=card) if card.rank is Rank.TWO:
            return say(locale, "mille-lesson-not-two")
        case Discard(card=card):
            held = sum(each.rank is card.rank for each in view.hand or ())
            return say(
                locale, f"mille-lesson-not-{'group' if held > 1 else 'discard'}", card=card_sign(card), count=held
            )
        case Lay(rank=Rank.KING) if all(meld.rank is not Rank.KING for meld in view.seats[lesson.LEARNER].melds):
            return say(locale, "mille-lesson-not-kings")
        case Lay(cards=cards):
            return say(locale, "mille-lesson-not-lay", cards=card_signs(cards))
        case _:
            return say(locale, "mille-lesson-not-draw")


def _task(done: int) -> str:
    """Return the name of the task or question after `done` tasks."""
    return lesson.TASKS[done].name if done < lesson.PLAYED else ("score", "payment", "end")[done - lesson.PLAYED]
