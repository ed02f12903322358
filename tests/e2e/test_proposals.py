"""A pause, or an end without payment: proposed by one, and agreed to, refused, taken back, or fallen with the turn."""

import asyncio

import pytest

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import Presser

SECOND_TAP = 5.0  # s; a stopped clock lets none of them pass
PROPOSALS = (("/table pause", Verb.PAUSE, "pause"), ("/table call-off", Verb.AGREE, "without payment"))
KINDS = pytest.mark.parametrize(("line", "agree", "about"), PROPOSALS, ids=("pause", "end"))


async def seated(house: House, *, double_press: float = 0) -> tuple[str, Presser, Person]:
    """Start a game; return its key, whose turn it is, and who waits."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open(double_press=double_press)
    key = await house.start_game(target=1200)
    players = [Presser(house, house.ann, key), Presser(house, house.bob, key)]
    await house.eve.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    mover, other = sorted(players, key=lambda player: not player.can_act())
    return key, mover, other.person


async def asked(house: House, person: Person, line: str) -> SeenMessage:
    """Return the question, which names the game."""
    answer = await person.invoke(house.channel, line)
    assert f"Deal 1 · <#{house.channel.id}>" in answer.shown.text
    return answer.shown


def became(answer: Answer, words: str) -> None:
    """Check that the question says so in its place, and offers nothing anymore."""
    assert words in answer.shown.text
    assert not answer.shown.hidden
    assert not verbs(answer.shown)


@KINDS
async def test_no_is_an_answer_of_both(house: House, line: str, agree: Verb, about: str) -> None:
    key, mover, other = await seated(house)
    question = await asked(house, mover.person, line)
    assert about in question.text
    assert verbs(question) == {agree, Verb.REFUSE}
    assert "not playing" in hidden_text(await press(house.eve, question, Verb.REFUSE))
    became(await press(other, question, Verb.REFUSE), "doesn’t agree")
    question = await asked(house, mover.person, line)
    became(await press(mover.person, question, Verb.REFUSE), "took it back")
    assert len(house.plies(key)) == 1


@pytest.mark.long("rare cases")
async def test_a_second_tap_on_the_way_to_a_question_answers_nothing(house: House) -> None:
    """The question comes below the table's message, with its answers where the button was."""
    key, mover, other = await seated(house, double_press=SECOND_TAP)
    await asked(house, mover.person, "/table call-off")
    (table,) = await house.eve.until(lambda: house.shown(Verb.PROPOSED, key=key), patience=PATIENCE)
    question = (await press(other, table, Verb.PROPOSED)).shown
    assert question.hidden
    for _ in range(2):
        await press(other, question, Verb.AGREE)
    assert len(house.plies(key)) == 1
    house.discord.clock.advance(SECOND_TAP)
    await press(other, question, Verb.AGREE)
    await house.eve.until(house.is_over, patience=PATIENCE)


async def test_a_pause_and_leaving_are_behind_the_dots_of_a_panel(house: House) -> None:
    key, mover, other = await seated(house)
    person = mover.person

    async def tools() -> SeenMessage:
        hand = (await person.invoke(house.channel, "/hand")).shown
        return (await press(person, hand, Verb.MORE)).shown

    question = (await press(person, await tools(), Verb.BREAK)).shown
    assert question.mentions == (other.user.id,)
    became(await press(other, question, Verb.PAUSE), "paused")
    paused = await tools()
    assert Verb.BREAK not in verbs(paused), "there is nothing to pause"
    sure = (await press(person, paused, Verb.LEAVE)).shown
    assert sure.hidden
    assert house.settlements(key) == [], "asked first"
    await press(person, sure, Verb.RESIGN)
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_the_same_is_asked_again_without_a_mention(house: House) -> None:
    _, mover, other = await seated(house)
    questions = [await asked(house, mover.person, "/table call-off") for _ in range(3)]
    assert [each.mentions for each in questions] == [(other.user.id,), (), ()]
    became(await press(other, questions[-1], Verb.AGREE), "without payment")


@KINDS
async def test_of_two_answers_at_once_the_first_one_counts(house: House, line: str, agree: Verb, about: str) -> None:
    key, mover, other = await seated(house)
    question = await asked(house, mover.person, line)
    answers = [press(mover.person, question, Verb.REFUSE), *(press(other, question, agree) for _ in range(2))]
    await asyncio.gather(*answers)
    now = house.eve.find(question.id)
    assert now is not None
    assert not verbs(now)
    assert ("Both agreed" in now.text) is (len(house.plies(key)) == 2), about
    assert ("took it back" in now.text) is (len(house.plies(key)) == 1)


@pytest.mark.long("rare cases")
@KINDS
async def test_a_proposal_that_fell_says_so_in_its_place(house: House, line: str, agree: Verb, about: str) -> None:
    key, mover, other = await seated(house)
    first, second = [await asked(house, mover.person, line) for _ in range(2)]
    await mover.step()
    became(await press(other, first, agree), "has expired")
    await house.resign(mover.person, key)
    await house.eve.until(lambda: house.eve.find(second.id) is None, patience=PATIENCE)
    assert house.eve.find(first.id) is not None, "it tells what became of it"


@pytest.mark.long("kills")
async def test_a_question_goes_with_its_game_also_after_a_restart(house: House) -> None:
    key, mover, other = await seated(house)
    questions = [await asked(house, mover.person, line) for line, *_ in PROPOSALS]
    await house.reopen()
    await house.resign(other, key)
    await house.eve.until(lambda: all(house.eve.find(each.id) is None for each in questions), patience=PATIENCE)
    assert len(house.settlements(key)) == 1
