"""A person who sits down hears at once whether their hand can come to them; one message settles that."""

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.controls import set_to
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.lobbies import opened, sit
from tests.e2e.magpies import furnish


def greetings(person: Person) -> list[SeenMessage]:
    """Return the bot's messages to a person who sat down."""
    return [each for each in person.direct_messages() if "You have a seat at a table" in each.text]


def written(house: House) -> int:
    """Return how often the bot has opened direct messages, or written there."""
    paths = [each.path for each in house.discord.exchanges if each.method == "POST" and each.counted]
    home = f"/channels/{house.channel.id}/messages"
    return sum(path.endswith(("/users/@me/channels", "/messages")) and not path.endswith(home) for path in paths)


async def test_whoever_sits_down_for_the_first_time_is_written_to_once(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await sit(await opened(house, seats=4), house.bob)
    for person in (house.ann, house.bob):
        await person.until(lambda person=person: greetings(person), patience=PATIENCE)  # type: ignore[misc]
        assert "at a table of Magpie" in greetings(person)[0].text
    assert written(house) == 4, "for each of them the channel, and the message"
    await press(house.bob, lobby, Verb.STAND)
    await sit(lobby, house.bob)
    await sit(await opened(house, seats=3), house.bob)
    assert written(house) == 4
    assert [len(greetings(each)) for each in (house.ann, house.bob)] == [1, 1]


async def test_the_hand_that_was_promised_comes_there_also_to_who_looks_in_the_channel(
    house: House, pass_time: Pass
) -> None:
    furnish(house)
    await house.open(pause=60)
    lobby = await opened(house, seats=3)
    await sit(lobby, house.bob)
    (promise,) = await house.bob.until(lambda: greetings(house.bob), patience=PATIENCE)
    await press(house.eve, lobby, Verb.SIT)
    key = house.key()
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await press(house.bob, table, Verb.HAND)
    pass_time(60_000)
    for person in (house.ann, house.bob, house.eve):
        hands = await person.until(lambda person=person: _hands(person), patience=PATIENCE)  # type: ignore[misc]
        assert len(hands) == 1
    assert _hands(house.bob)[0].id > promise.id, "below the words that promised it"
    assert verbs(_hands(house.bob)[0]) == {Verb.REFRESH}, "played where Bob looks"


def _hands(person: Person) -> list[SeenMessage]:
    return [message for message in person.direct_messages() if message.files]


@pytest.mark.long("rare cases")
async def test_whose_direct_messages_are_closed_is_told_by_their_own_press_and_plays(house: House) -> None:
    furnish(house)
    house.allowed.add(CLOSED)
    house.bob.close_dms()
    await house.open()
    lobby = await opened(house, seats=3)
    for number in range(2):
        sat = await press(house.bob, lobby, Verb.SIT)
        answers = await house.bob.until(lambda sat=sat: len(sat.followups) == 2 and sat.followups, patience=PATIENCE)  # type: ignore[misc]
        assert all(each.hidden for each in answers)
        assert "press My hand below the table" in answers[1].text.replace("*", "")
        if not number:
            await press(house.bob, lobby, Verb.STAND)
    tried = [refusal for _, refusal in house.discord.refusals if refusal.code == CLOSED]
    assert len(tried) == 1, "tried once"
    await press(house.eve, lobby, Verb.SIT)
    key = house.key()
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    hand = (await press(house.bob, table, Verb.HAND)).shown
    assert hand.hidden


async def test_who_is_not_told_by_direct_message_is_not_written_to(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    asked = (await house.bob.invoke(house.channel, "/settings")).shown
    await set_to(house.bob, asked, Verb.PREFER, "notice", "mention")
    await sit(lobby, house.bob)
    await sit(lobby, house.eve)
    await house.eve.until(lambda: greetings(house.eve), patience=PATIENCE)
    assert greetings(house.bob) == []
