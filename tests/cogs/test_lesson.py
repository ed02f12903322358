"""The lesson: the very controls of the game, to the end of the deal; every other press is explained."""

from collections import Counter
from collections.abc import Mapping

import pytest

from bot.games.cards import Rank
from bot.games.lesson import Question
from bot.games.mille import lesson
from bot.games.mille.kinds import Kind, kind_of
from bot.games.mille.moves import Lay
from bot.games.mille.scoring import DealScore
from bot.text import LOCALES, Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.frame import NOTHING
from cogs.screens.game import Showing
from cogs.screens.lesson import Judged, Pupil
from cogs.screens.mille.kinds import numbered
from cogs.screens.mille.lesson import MilleClassroom
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Button, Menu
from render import Picture, Studio
from tests.cogs.desk import SMALL_CARDS, sent
from tests.cogs.lessons import fits

GAME, TASKS, END = "mille", lesson.SCRIPT.tasks, lesson.SCRIPT.end
SCORE, PAYMENT = lesson.PLAYED, lesson.PLAYED + 1  # tasks done before the questions
BY_HAND = ("lay-set", "lay-wild")  # what the buttons offer holds more than these ask for


@pytest.fixture
def classroom(studio: Studio) -> MilleClassroom:
    return MilleClassroom(studio)


@pytest.fixture(params=LOCALES)
def pupil(request: pytest.FixtureRequest) -> Pupil:
    return Pupil("lesson-1", "Ann", request.param, emoji=SMALL_CARDS)


def press(done: int, word: str) -> CustomId:
    return CustomId(Verb.LESSON, GAME, done, word)


async def offered(classroom: MilleClassroom, judged: Judged, pupil: Pupil) -> list[tuple[CustomId, list[str]]]:
    """Return every press that the lesson takes now, and each choice of a menu."""
    screen, found = await classroom.screen(judged, pupil), list[tuple[CustomId, list[str]]]()
    sent(screen).check()
    fits(screen)
    for block in screen.blocks:
        if isinstance(block, Menu):
            found += [(block.id, [choice.value]) for choice in block.choices]
        elif isinstance(block, tuple):
            found += [(button.id, []) for button in block if button.enabled]
    return [(each, values) for each, values in found if each.verb == Verb.LESSON]


async def right(classroom: MilleClassroom, done: int, pupil: Pupil) -> Judged:
    """Do the task after `done` tasks, by the offered controls."""
    presses = await offered(classroom, classroom.begin(done, pupil), pupil)
    if TASKS[done].name in BY_HAND:
        move = next(each for each in lesson.view_at(done).legal_moves() if lesson.SCRIPT.is_asked(done, each))
        assert isinstance(move, Lay)
        await mark(classroom, done, pupil, Counter(map(kind_of, move.cards)))
        presses = [each for each in await offered(classroom, Judged(done), pupil) if each[0].word.startswith("lay.")]
    judged = [classroom.judge(done, each, values, pupil) for each, values in presses if each.word != "meld"]
    return next(each for each in judged if each.done == done + 1)


async def mark(classroom: MilleClassroom, done: int, pupil: Pupil, counts: Mapping[Kind, int]) -> None:
    """Mark so many cards of these kinds, by the buttons that the lesson shows."""
    assert classroom.judge(done, press(done, "meld"), [], pupil) == Judged(done), "nothing is laid yet"
    numbers = numbered(lesson.view_at(done))
    for kind, count in counts.items():
        now = -1
        while now != count:
            start = "mark." if now < 0 else "count."
            shown = [each for each, _ in await offered(classroom, Judged(done), pupil)]
            words = {each: each.word.split("-") for each in shown if each.word.startswith(start)}
            able = {int(parts[2]): each for each, parts in words.items() if parts[1] == str(numbers[kind])}
            now = next(iter(able)) if now < 0 else now + (1 if now < count else -1)
            assert classroom.judge(done, able[now], [], pupil) == Judged(done)


async def test_lesson_goes_to_its_end_by_the_controls_of_the_game(classroom: MilleClassroom, pupil: Pupil) -> None:
    for done in range(END):
        assert await right(classroom, done, pupil) == Judged(done + 1)
    end = sent(await classroom.screen(Judged(END), pupil))
    end.check()
    assert end.find(Verb.PRACTICE)


async def test_panel_has_the_buttons_and_the_one_picture_of_a_game(studio: Studio, pupil: Pupil) -> None:
    for done in range(lesson.PLAYED):
        screen = await MilleClassroom(studio).screen(Judged(done), pupil)
        showing: Showing = MilleClassroom(studio).showing(pupil, done)
        controls = MilleScreens(studio).controls(showing)
        labels = [button.label for row in controls.choices if isinstance(row, tuple) for button in row]
        shown = [button.label for block in screen.blocks if isinstance(block, tuple) for button in block]
        spare = {NOTHING, say(pupil.locale, "coach-hint")}  # a hint may take a place where nothing is
        own, all_shown = ([label for label in some if label not in spare] for some in (labels, shown))
        assert all_shown[: len(own)] == own
        (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
        assert picture.filename == "example.png"


async def test_all_that_is_left_may_be_laid_at_once(classroom: MilleClassroom, pupil: Pupil) -> None:
    """With the sixes and the nines in hand the panel offers to go out: two tasks in one press."""
    done = next(at for at, task in enumerate(TASKS) if task.name == "lay-sixes")
    presses = await offered(classroom, classroom.begin(done, pupil), pupil)
    reached = {classroom.judge(done, each, values, pupil).done for each, values in presses if each.word != "meld"}
    assert {done, done + 1, SCORE} == reached


async def test_everything_else_that_is_offered_is_explained_and_costs_nothing(
    classroom: MilleClassroom, pupil: Pupil
) -> None:
    for done in range(END):
        for each, values in await offered(classroom, classroom.begin(done, pupil), pupil):
            judged = classroom.judge(done, each, values, pupil)
            assert judged.done >= done
            if judged.done == done and each.word.partition(".")[0] not in {"meld", "mark", "count", "wild"}:
                assert judged.said
            wrong = await classroom.screen(judged, pupil)
            sent(wrong).check()
            fits(wrong)
            classroom.begin(done, pupil)


@pytest.mark.parametrize(
    ("done", "label", "why"),
    [
        (1, "2", "two"),
        (1, "3♠", "discard"),
        (1, "7", "group"),
        (1, "Ks · 60", "kings"),
        (8, "9s", "lay"),
    ],
)
async def test_an_allowed_move_that_is_not_wanted_is_told_why(
    classroom: MilleClassroom, done: int, label: str, why: str
) -> None:
    pupil = Pupil("lesson-1", "Ann", "en")
    screen = await classroom.screen(classroom.begin(done, pupil), pupil)
    buttons = [button for block in screen.blocks if isinstance(block, tuple) for button in block]
    button: Button = next(each for each in buttons if each.label.startswith(label))
    said = classroom.judge(done, button.id, [], pupil).said
    assert said is not None
    cards = "9♥ 9♣ 2♦"
    card = {"discard": "3♠", "group": "7♥"}.get(why, "")
    assert said.startswith(say("en", f"mille-lesson-not-{why}", card=card, count=2, cards=cards))


async def test_a_meld_that_lacks_twos_says_how_many_and_shows_its_rule(classroom: MilleClassroom) -> None:
    pupil = Pupil("lesson-1", "Ann", "en")
    classroom.begin(1, pupil)
    await mark(classroom, 1, pupil, {Kind(Rank.NINE): 1, Kind(Rank.THREE): 1})
    message = sent(await classroom.screen(Judged(1), pupil))
    assert "2 twos" in message.text
    assert "(Rule 4)" in message.text
    assert next(each.word for each in message.find(Verb.RULE)) == "4:lay-needs-three"
    assert classroom.begin(1, pupil) == Judged(1)
    assert "(Rule 4)" not in sent(await classroom.screen(Judged(1), pupil)).text, "begun anew, nothing is marked"


@pytest.mark.parametrize("locale", LOCALES)
def test_questions_offer_what_is_true(locale: Locale) -> None:
    score: DealScore = lesson.view_at(lesson.PLAYED).scores[0]
    questions = [task for task in TASKS if isinstance(task, Question)]
    assert [each.right for each in questions] == [score.scores[0], lesson.settlement().total // 100]
    assert all(each.right in each.offered for each in questions)
    assert all(say(locale, f"mille-lesson-step-{step}") for step in lesson.SCRIPT.steps)


@pytest.mark.parametrize(
    ("word", "values"),
    [
        ("mark.0-0-1", []),
        ("mark", ["K"]),
        ("discard.99", []),
        ("discard.KK", []),
        ("", []),
        ("hand", []),
        ("lay.ffffffff", []),
    ],
)
def test_what_was_never_offered_changes_nothing(
    classroom: MilleClassroom, pupil: Pupil, word: str, values: list[str]
) -> None:
    for done in (1, SCORE, PAYMENT):
        assert classroom.judge(done, press(done, word), values, pupil) == Judged(done)
