"""The lesson of Linger Longer: every task in turn, wrong cards, the questions at the end, in both languages."""

import pytest

from bot.games.cards import Suit
from bot.games.linger_longer import lesson
from bot.games.linger_longer.moves import parse_move
from bot.games.one_card.moves import Play
from bot.games.protocol import Seat
from bot.text import LOCALES, Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.lesson import Judged, Pupil
from cogs.screens.linger_longer.lesson import ANSWERS, END, PAYMENT, SCORE, STEPS, SWEEP, TOPICS, Classroom, showing_to
from cogs.screens.linger_longer.screens import LingerScreens
from cogs.screens.screen import Button, PrivateScreen
from cogs.screens.signs import card_sign
from render import Studio


def buttons(screen: PrivateScreen) -> list[Button]:
    return [each for row in screen.blocks if isinstance(row, tuple) for each in row if isinstance(each, Button)]


def labelled(screen: PrivateScreen, move: str) -> Button:
    """Return the button of a card."""
    played = parse_move(move)
    assert isinstance(played, Play)
    (found,) = [each for each in buttons(screen) if each.label.startswith(card_sign(played.card)) and each.enabled]
    return found


@pytest.mark.parametrize("locale", LOCALES)
async def test_from_the_first_task_to_a_practice_game(studio: Studio, locale: Locale) -> None:
    classroom, pupil = Classroom(studio), Pupil("lesson-1", "Ann", locale)
    judged = classroom.begin(0, pupil)
    for done, task in enumerate(lesson.TASKS):
        screen = await classroom.screen(judged, pupil)
        assert all(each.id.verb in (Verb.LESSON, Verb.RULE, Verb.HOW) for each in buttons(screen)), (
            "nothing of a hosted table"
        )
        greyed = [each.label for each in buttons(screen) if not each.enabled]
        assert all(any(suit in label for suit in "♠♥♦♣") or label == "·" for label in greyed), "only cards may be grey"
        judged = classroom.judge(done, labelled(screen, task.move).id, (), pupil)
        assert judged == Judged(done + 1), task.name
    assert judged.done == SCORE
    for right in (1, 1):
        wrong = classroom.judge(judged.done, CustomId(Verb.LESSON, "x", judged.done, "0"), (), pupil)
        assert wrong.done == judged.done
        assert wrong.said
        assert await classroom.screen(wrong, pupil)
        judged = classroom.judge(judged.done, CustomId(Verb.LESSON, "x", judged.done, str(right)), (), pupil)
    assert judged.done == END
    assert Verb.PRACTISE in {each.id.verb for each in buttons(await classroom.screen(judged, pupil))}


@pytest.mark.parametrize("locale", LOCALES)
async def test_another_card_is_not_played_and_it_is_said_why(studio: Studio, locale: Locale) -> None:
    classroom, pupil = Classroom(studio), Pupil("lesson-1", "Ann", locale)
    for done, card in ((1, "play 9D"), (2, "play 9D"), (3, "play 9D")):
        screen = await classroom.screen(Judged(done), pupil)
        judged = classroom.judge(done, labelled(screen, card).id, (), pupil)
        assert judged.done == done
        assert judged.said == say(locale, f"linger-longer-lesson-not-{lesson.TASKS[done].name}", card="9♦")


def test_what_it_says_is_so() -> None:
    first = lesson.view_at(0)
    assert [str(move) for move in first.legal_moves()] == ["play AS"], "the others do not follow"
    over = lesson.view_at(lesson.PLAYED).board
    assert over.points == (2, 0, 0)
    assert ANSWERS[SCORE][1] == SWEEP == max(lesson.view_at(0).board.in_hand), "as many cards as were dealt"
    assert over.points[0] not in ANSWERS[SCORE][1:], "the picture does not answer the question"
    assert list(over.scores[0].takers).count(Seat.A) == len(over.scores[0].takers) - 1, "one trick was lost"
    assert first.board.trump is Suit.HEARTS
    assert {each.amount for each in lesson.settlement().transfers} == {100 * ANSWERS[PAYMENT][1]}
    assert len(STEPS) == len(TOPICS) == END


def test_buttons_and_suggestions_are_in_the_order_of_the_picture(studio: Studio) -> None:
    screens = LingerScreens(studio)
    showing = showing_to(Pupil("lesson-1", "Ann", "en"), 1)
    lying = [str(Play(card)) for card in screens.lying(showing)]
    assert lying[-1] == "play 6H", "trumps lie last"
    assert screens.suggestions(showing, "") == lying
    pressed = [button.label for button in screens.controls(showing).buttons()]
    assert [label[:2] for label in pressed] == [card_sign(card)[:2] for card in screens.lying(showing)]


@pytest.mark.parametrize(("locale", "words"), [("en", "You linger longest with"), ("fr", "Tu restes en jeu")])
def test_who_wins_the_deal_is_told_so_as_you(studio: Studio, locale: Locale, words: str) -> None:
    showing = showing_to(Pupil("lesson-1", "Ann", locale), lesson.PLAYED)
    (news,) = LingerScreens(studio).news(showing, lesson.events_at(lesson.PLAYED))
    assert words in news
    assert "Ann" not in news
