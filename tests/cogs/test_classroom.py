"""The lessons that follow a script: every task in turn, every other press, the questions, in both languages."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.games.lesson import Question, Task
from bot.games.linger_longer import lesson
from bot.games.one_card.moves import Play
from bot.games.protocol import Seat
from bot.registry import GAMES
from bot.text import LOCALES, Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.hint import said
from cogs.screens.lesson import Judged, Pupil
from cogs.screens.linger_longer.lesson import LingerClassroom
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.registry import SHOWN
from cogs.screens.signs import card_sign
from render import Studio
from tests.cogs.desk import SMALL_CARDS, sent
from tests.cogs.lessons import SCRIPTED, Room, buttons, fits, presses, room_of, way_on
from tests.left_out import first
from tests.there import there

EVERY = pytest.mark.parametrize("taught", first(3, SCRIPTED, why="all games"))
CHOOSES = ("act.mark-", "act.unmark-", "act.count-", "act.suit-")  # presses that play nothing
MOST_MOVES = 60  # of a task that are tried, of which some games have thousands


@pytest.fixture(params=first(1, reversed(LOCALES), why="all locales"))
def pupil(request: pytest.FixtureRequest) -> Pupil:
    """Who reads French in every run, whose words are longer."""
    return Pupil("lesson-1", "Ann", request.param, emoji=SMALL_CARDS)


@pytest.fixture
def room(studio: Studio, taught: str) -> Room:
    return room_of(taught, studio)


@EVERY
async def test_from_the_first_task_to_a_practice_game_by_the_panel(room: Room, pupil: Pupil) -> None:
    judged = room.begin(0, pupil)
    for done in range(room.end):
        screen = await room.screen(judged, pupil)
        assert all(each.id.verb in (Verb.LESSON, Verb.RULE, Verb.ADVISE) for each in buttons(screen)), (
            "nothing of a hosted table"
        )
        fits(screen)
        for press, values in await way_on(room, done, pupil):
            judged = room.judge(done, press, values, pupil)
        assert judged == Judged(done + 1)
    end = await room.screen(judged, pupil)
    sent(end).check()
    assert Verb.PRACTICE in {each.id.verb for each in buttons(end)}
    assert room.judge(room.end, CustomId(Verb.LESSON, "x", room.end, "0"), (), pupil) == Judged(room.end)


@EVERY
async def test_every_other_press_is_answered_and_changes_nothing(room: Room, pupil: Pupil) -> None:
    for done in range(room.end):
        for press, values in list(presses(await room.screen(room.begin(done, pupil), pupil))):
            room.begin(done, pupil)
            judged = room.judge(done, press, values, pupil)
            if judged.done == done and judged.said is None:
                assert press.word.startswith(CHOOSES), press.word
                sent(await room.screen(judged, pupil)).check()
            elif judged.done == done:
                answer = await room.screen(judged, pupil)
                assert f"> {judged.said}" in sent(answer).text
                fits(answer)
        room.begin(done, pupil)


async def test_the_longest_hint_is_in_view_with_the_task(pupil: Pupil, studio: Studio) -> None:
    room = room_of("contract-rummy", studio)
    done = next(at for at, task in enumerate(room.script.tasks) if task.name == "lay")
    usual = there(there(GAMES[room.name].coach).question(*there(room.asked(done)))).options[0]
    words = (said(each, room.name, locale=pupil.locale, emoji=pupil.emoji) for each in (usual.said, *usual.facts))
    line = " ".join([f"**{next(words)}**", *words])
    fits(await room.screen(replace(room.begin(done, pupil), said=line), pupil))


@EVERY
def test_every_other_move_has_a_sentence(room: Room, pupil: Pupil) -> None:
    for done, task in enumerate(room.script.tasks):
        showing = room.showing(pupil, done)
        if isinstance(task, Task):
            assert room.script.is_asked(done, room.script.game.parse(task.move))
            for move in islice(showing.view.legal_moves(), MOST_MOVES):
                assert room.not_asked(showing, task.name, move)


@EVERY
@pytest.mark.parametrize("locale", LOCALES)
def test_questions_have_one_right_answer_and_steps_a_title_and_a_rule(room: Room, locale: Locale) -> None:
    script = room.script
    for task in script.tasks:
        if isinstance(task, Question):
            assert task.offered.count(task.right) == 1
            others = [each for each in task.offered if each != task.right]
            assert all(say(locale, f"{room.name}-lesson-not-{task.name}", number=each) for each in others)
    assert list(script.steps) == list(range(1, script.steps[-1] + 1))
    assert 5 <= len(script.steps) == len(room.topics) <= 6
    assert all(say(locale, f"{room.name}-lesson-step-{step}") for step in script.steps)
    assert len(say(locale, f"{room.name}-lesson-names").split(", ")) == script.seats


@EVERY
@pytest.mark.parametrize("word", ["", "act", "act.99", "act.x", "more.place-0", "resign", "act.play-0-00000000"])
def test_what_was_never_offered_changes_nothing(room: Room, pupil: Pupil, word: str) -> None:
    for done in range(room.end):
        room.begin(done, pupil)
        if not word.startswith("act.play"):
            assert room.judge(done, CustomId(Verb.LESSON, room.name, done, word), [], pupil) == Judged(done)


def test_whoever_has_a_lesson_says_so_and_nobody_else() -> None:
    for name, each in SHOWN.items():
        assert getattr(each.rulebook, "has_lesson", False) == (each.lesson is not None), name


# Linger Longer


@pytest.mark.parametrize("locale", LOCALES)
def test_another_card_is_not_played_and_it_is_said_why(studio: Studio, locale: Locale) -> None:
    room, pupil = LingerClassroom(studio), Pupil("lesson-1", "Ann", locale)
    for done in (1, 2, 3):
        showing = room.showing(pupil, done)
        labels = {each.label: each.id.word for each in LingerScreens(studio).controls(showing).buttons()}
        judged = room.judge(done, CustomId(Verb.LESSON, "x", done, f"act.{labels['9♦']}"), (), pupil)
        task = lesson.SCRIPT.tasks[done].name
        assert judged == Judged(done, say(locale, f"linger-longer-lesson-not-{task}", what="9♦"))


def test_what_linger_longer_says_is_so() -> None:
    first, over = lesson.view_at(0), lesson.view_at(lesson.SCRIPT.played).board
    assert [str(move) for move in first.legal_moves()] == ["play AS"], "the others do not follow"
    assert over.points == (2, 0, 0)
    assert list(over.scores[0].takers).count(Seat.A) == len(over.scores[0].takers) - 1, "one trick was lost"
    sweep, paid = (task.right for task in lesson.SCRIPT.tasks if isinstance(task, Question))
    assert sweep == max(first.board.in_hand), "as many cards as were dealt"
    assert {each.amount for each in lesson.SCRIPT.settlement().transfers} == {100 * paid}


def test_buttons_and_suggestions_are_in_the_order_of_the_picture(studio: Studio) -> None:
    screens = LingerScreens(studio)
    showing = LingerClassroom(studio).showing(Pupil("lesson-1", "Ann", "en"), 1)
    lying = [str(Play(card)) for card in screens.lying(showing)]
    assert lying[-1] == "play 6H", "trumps lie last"
    assert screens.suggestions(showing, "") == lying
    pressed = [button.label for button in screens.controls(showing).buttons()]
    assert [label[:2] for label in pressed] == [card_sign(card)[:2] for card in screens.lying(showing)]


@pytest.mark.parametrize(("locale", "words"), [("en", "You linger longest with"), ("fr", "Tu tiens le plus")])
def test_who_wins_the_deal_is_told_so_as_you(studio: Studio, locale: Locale, words: str) -> None:
    showing = LingerClassroom(studio).showing(Pupil("lesson-1", "Ann", locale), lesson.SCRIPT.played)
    said = [
        line
        for turn in lesson.SCRIPT.turns_at(lesson.SCRIPT.played)
        for line in LingerScreens(studio).news(showing, turn)
    ]
    assert words in said[-1]
    assert "Ann" not in " ".join(said)
