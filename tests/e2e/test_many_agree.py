"""Agreements of three people: pauses and ends, whom they wait for, who leaves."""

from dataclasses import replace

import pytest

from bot.games.protocol import Lateness
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, press_of, verbs
from tests.e2e.magpies import Sitter
from tests.e2e.test_calls import SEATED, crowd, give_all, prefer, unclaimed
from tests.there import there
from tests.witness.game import MAGPIE

MINUTE = 60_000  # ms
CHOSEN = replace(MAGPIE, lateness=Lateness.OTHERS_CHOOSE)
"""Magpie, where the others choose the fate of a late player."""


async def three(house: House) -> tuple[str, list[Sitter]]:
    """Seat Ann, Bob and Cem at a table that is shown."""
    key, sitters = await crowd(house, 3, deals="1")
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    return key, sitters


async def asked(house: House, person: Person, command: str) -> SeenMessage:
    """Return a person's proposal, as it is in the channel."""
    answer = await person.invoke(house.channel, command)
    return answer.shown


@pytest.mark.long("rare cases")
async def test_a_pause_needs_everybody_and_tells_who_has_agreed(house: House) -> None:
    key, sitters = await three(house)
    ann, bob, cem = (each.person for each in sitters)
    question = await asked(house, ann, "/table pause")
    assert set(question.mentions) == {bob.user.id, cem.user.id}
    assert "Agreed so far: Ann. Still to answer: " in question.text
    await press(bob, question, Verb.PAUSE)
    now = there(house.eve.find(question.id))
    assert "Still to answer: Cem." in now.text
    line = "Ann suggests a pause."
    await house.eve.until(lambda: "Still to answer: Cem" in house.tables(key)[0].text, patience=PATIENCE)
    assert line in house.tables(key)[0].text
    panel = await sitters[2].open()
    assert line in panel.text
    answer = (await press(cem, panel, Verb.PROPOSED)).shown
    assert answer.hidden
    await press(cem, answer, Verb.PAUSE)
    await house.eve.until(lambda: "Paused." in house.tables(key)[0].text, patience=PATIENCE)
    assert "Any player can resume." in house.tables(key)[0].text
    assert line not in house.tables(key)[0].text
    await press(cem, house.tables(key)[0], Verb.RESUME)
    await house.eve.until(lambda: "Paused." not in house.tables(key)[0].text, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_one_no_ends_a_proposal(house: House) -> None:
    key, sitters = await three(house)
    ann, bob, cem = (each.person for each in sitters)
    question = await asked(house, ann, "/table call-off")
    await press(bob, question, Verb.AGREE)
    await house.eve.until(lambda: "ending the game without payment" in house.tables(key)[0].text, patience=PATIENCE)
    await press(cem, question, Verb.REFUSE)
    now = there(house.eve.find(question.id))
    assert "Cem doesn’t agree" in now.text
    await house.eve.until(lambda: "ending the game" not in house.tables(key)[0].text, patience=PATIENCE)
    again = await asked(house, bob, "/table call-off")
    for person in (ann, cem):
        await press(person, again, Verb.AGREE)
    over = there(house.eve.find(again.id))
    assert "Everyone agreed, so the game ends without payment." in over.text
    await house.eve.until(house.is_over, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_who_leaves_is_told_the_cost_once_and_a_robot_plays_on(house: House) -> None:
    key, sitters = await three(house)
    ann, bob, _ = (each.person for each in sitters)
    question = await asked(house, ann, "/table resign")
    assert question.hidden
    assert "You cover its losses" in question.text
    assert (await press(ann, question, Verb.RESIGN)).shown
    await house.eve.until(lambda: "Ann leaves" in house.tables(key)[0].text, patience=PATIENCE)
    assert "a robot for Ann" in (await sitters[1].open()).text
    own = await sitters[0].open()
    assert "You’re out of this game." in own.text
    assert sitters[0].choices() == []
    assert "You left this game" in hidden_text(await ann.invoke(house.channel, "/table resign"))
    # Their data are deleted while the game goes on.
    data = await asked(house, ann, "/data delete")
    assert "a robot plays on for you" not in data.text, "there is nothing to leave any more"
    answer = (await ann.press(data, data.buttons[0].custom_id)).shown
    assert "Your data is deleted" in answer.text
    await give_all([each for each in sitters if each.person is not ann])
    data = await asked(house, bob, "/data delete")
    assert "a robot plays on for you" in data.text
    await bob.press(data, data.buttons[0].custom_id)
    await house.eve.until(house.is_over, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_those_who_wait_decide_about_all_who_are_late(house: House, pass_time: Pass) -> None:
    """Two of five are there: each hears once about all three others, and may choose alone, or with the other."""
    key, sitters = await crowd(house, 5, pace=replace(PACES["10m"], may_claim=True), game=CHOSEN, deals="1")
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    (ann, bob), late = (each.person for each in sitters[:2]), sitters[2:]
    await give_all(sitters[:2])
    before = len(house.discord.exchanges)
    pass_time(71 * MINUTE)

    def proposal_to(person: Person) -> SeenMessage | None:
        return next((m for m in person.direct_messages() if Verb.DEPUTY in verbs(m)), None)

    late = in_order(house, key, late)
    names = [each.person.user.display_name for each in late]
    for person in (ann, bob):
        message = await person.until(lambda person=person: proposal_to(person), patience=PATIENCE)
        assert f"{names[0]}, {names[1]} and {names[2]} are out of time" in message.text
        assert [b.label for b in message.buttons if "Remove" in b.label] == [f"Remove {name}" for name in names]
    await house.eve.until(lambda: "can decide what happens" in house.tables(key)[0].text, patience=PATIENCE)
    posts = [each for each in house.discord.exchanges[before:] if each.counted and each.method == "POST"]
    assert len(posts) == 2, "one notice for each of the two"
    one, two = (seat_of(house, key, each) for each in late[:2])
    message = there(proposal_to(ann))
    noted = (await ann.press(message, about(message, Verb.DEPUTY, two))).shown
    assert "as soon as everyone who’s waiting wants it too" in noted.text
    line = f"Ann suggests a robot for {names[1]}"
    await house.eve.until(lambda: line in house.tables(key)[0].text, patience=PATIENCE)
    choices = (await press(bob, house.tables(key)[0], Verb.LATE)).shown
    assert line in choices.text
    await bob.press(choices, about(choices, Verb.DEPUTY, two))
    await house.eve.until(lambda: f"A robot is playing for {names[1]}" in house.tables(key)[0].text, patience=PATIENCE)
    choices = (await press(bob, house.tables(key)[0], Verb.LATE)).shown
    assert all(f"/claim/{key}" not in each.custom_id for each in choices.buttons), "there are no stakes any more"
    await bob.press(choices, about(choices, Verb.UNPAID, one))
    await house.eve.until(lambda: "ending the game without payment" in house.tables(key)[0].text, patience=PATIENCE)
    assert Verb.LATE in verbs(await sitters[0].open()), "those who are late come first"
    answer = (await press(ann, await sitters[0].tools(), Verb.PROPOSED)).shown
    await press(ann, answer, Verb.AGREE)
    await house.eve.until(house.is_over, patience=PATIENCE)


def seat_of(house: House, key: str, sitter: Sitter) -> str:
    """Return the letter of a person's seat."""
    return "ABCDE"[[str(row[0]) for row in house.rows(SEATED, key)].index(sitter.person.user.display_name)]


def in_order(house: House, key: str, sitters: list[Sitter]) -> list[Sitter]:
    """Return these in order of seats."""
    return sorted(sitters, key=lambda each: seat_of(house, key, each))


def about(message: SeenMessage, verb: Verb, seat: str) -> str:
    """Return the id of a choice about this seat."""
    return next(
        each.custom_id
        for each in message.buttons
        if (found := press_of(each)) is not None and (found.verb, found.word) == (verb, seat)
    )


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("count", [4, 3])
async def test_nobody_reacts_at_a_table_with_sides_while_a_deal_runs(house: House, count: int) -> None:
    _, sitters = await crowd(house, count, deals="1")
    await house.open()
    active, _ = await unclaimed(house, sitters)
    await active.choose(active.choices()[0].label)
    assert (Verb.REACT in verbs(await active.tools())) is (count == 3), "partners could tell each other something"


@pytest.mark.long("rare cases")
async def test_a_nudge_calls_all_who_are_awaited_in_one_line(house: House, pass_time: Pass) -> None:
    key, sitters = await crowd(house, 4, deals="1")
    await prefer_mentions(house, sitters[1:])
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await give_all(sitters[:1])
    pass_time(2 * MINUTE)
    await press(house.ann, await sitters[0].tools(), Verb.NUDGE)
    wanted = {each.person.user.id for each in sitters[1:]}

    def nudged() -> SeenMessage | None:
        return next((m for m in house.tables(key) if "friendly nudge" in m.text), None)

    table = await house.eve.until(nudged, patience=PATIENCE)
    assert set(table.mentions) == wanted
    assert table.text.count("friendly nudge") == 1


async def prefer_mentions(house: House, sitters: list[Sitter]) -> None:
    """Let these have chosen to be mentioned."""
    for each in sitters:
        await prefer(house, each.person, notice="mention")


@pytest.mark.long("rare cases")
async def test_somebody_leaves_and_nobody_else_is_sent_a_message(house: House) -> None:
    """The table, the leaver's panel and those of all who still choose are edited: they may name who receives cards."""
    key, sitters = await crowd(house, 5, deals="1")
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await house.eve.until(lambda: all(each.person.direct_messages() for each in sitters), patience=PATIENCE)
    await sitters[1].open()
    question = await asked(house, house.ann, "/table resign")
    before = len(house.discord.exchanges)
    await press(house.ann, question, Verb.RESIGN)
    await house.eve.until(lambda: "Ann leaves" in house.tables(key)[0].text, patience=PATIENCE)
    counted = [each for each in house.discord.exchanges[before:] if each.counted]
    places = {str(there(each.person.direct).id) for each in sitters} | {str(house.channel.id)}
    assert {each.path.split("/")[2] for each in counted} <= places
    assert {each.method for each in counted} == {"PATCH"}
    assert len(counted) <= len(sitters) + 2
