"""A game whose channel is gone: its settlement is stored, and each player gets one direct message."""

import asyncio
from dataclasses import replace

import pytest

from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.values.timing import Backoff
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, NO_ACCESS, NO_COMMON_SERVER, NO_PERMISSION, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press, verbs


def settlements_to(person: Person) -> list[SeenMessage]:
    """Return the settlements among a person's direct messages that are no copies: they carry a mark."""
    return [
        message
        for message in person.direct_messages()
        if any(button.custom_id.endswith("-settle") for button in message.buttons)
    ]


async def resigned_without_a_channel(house: House, person: Person) -> str:
    """Let someone resign by direct message after the channel was deleted."""
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE, CLOSED}
    key = await house.start_game()
    await person.until(person.direct_messages, patience=PATIENCE)
    house.discord.world.delete_channel(house.channel)
    await resigned(house, person, key)
    return key


async def resigned(house: House, person: Person, key: str) -> str:
    """Resign by direct message. Return the answer."""
    asked = await person.invoke(person.open_direct(), "/table resign", table=key)
    return (await press(person, asked.shown, Verb.RESIGN)).shown.text


def of_the_end(person: Person) -> list[SeenMessage]:
    """Return all messages to a person that show what the game cost, copies of the settlement too."""
    shown = [
        message for message in person.direct_messages() if any(f.filename == "settlement.png" for f in message.files)
    ]
    return [message for message in shown if not message.hidden]


async def test_each_gets_the_settlement_once_and_keeps_no_copy_of_it(house: House) -> None:
    """Ann plays by direct message, Bob in the channel until it is gone: at first the panel of each shows the end."""
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE}
    house.bob.user.locale = "fr"
    key = await house.start_game()
    for person in (house.ann, house.bob):
        await person.until(person.direct_messages, patience=PATIENCE)
    await house.bob.invoke(house.channel, "/hand")
    await house.ann.press(house.ann.direct_messages()[0], house.ann.direct_messages()[0].buttons[-1].custom_id)
    house.discord.world.delete_channel(house.channel)
    assert await resigned(house, house.ann, key) == "You resigned. The settlement comes by direct message."
    for person in (house.ann, house.bob):
        await person.until(lambda person=person: settlements_to(person), patience=PATIENCE)  # type: ignore[misc]
        await person.until(lambda person=person: len(of_the_end(person)) == 1, patience=PATIENCE)  # type: ignore[misc]
    assert "Ann resigns." in settlements_to(house.ann)[0].text
    assert "Ann abandonne." in settlements_to(house.bob)[0].text, "each reads it in their own language"
    await house.reopen()
    house.channel = house.discord.add_channel(house.guild, "new cards")
    await house.start_game(by=house.eve, to=house.ann)
    assert [len(of_the_end(person)) for person in (house.ann, house.bob)] == [1, 1]


@pytest.mark.long("rare cases")
async def test_where_the_bot_was_removed_from_the_server_the_history_has_the_settlement(house: House) -> None:
    """No message of its own reaches them: they share no server with it any longer."""
    house.allowed = {NO_ACCESS, UNKNOWN_CHANNEL, NO_COMMON_SERVER}
    key = await house.start_game()
    await house.ann.until(house.ann.direct_messages, patience=PATIENCE)
    house.discord.world.remove_member(house.guild, house.discord.bot)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM log WHERE text = 'pause'"))
    said = await resigned(house, house.ann, key)
    assert "I’m no longer in that server" in said
    async with asyncio.timeout(PATIENCE):  # it is entered a moment after the end
        while "Bob" not in (await house.ann.invoke(house.ann.open_direct(), "/history")).shown.text:
            pass


@pytest.mark.long("kills")
async def test_both_are_told_once_also_over_a_restart(house: House) -> None:
    key = await resigned_without_a_channel(house, house.ann)
    for person in (house.ann, house.bob):
        await person.until(lambda person=person: settlements_to(person), patience=PATIENCE)  # type: ignore[misc]
    assert house.rows("SELECT how FROM table_ends WHERE table_id = ?", key) == [("resigned",)]
    assert house.rows("SELECT count(*) FROM transfers") == [(1,)]
    await house.reopen()
    house.channel = house.discord.add_channel(house.guild, "new cards")
    await house.resign(house.bob, await house.start_game())
    for person in (house.ann, house.bob):
        (message,) = settlements_to(person)
        assert "Ann" in message.text
        assert "gave up" in message.text or "resign" in message.text
        anywhere = {Verb.REPLAY, Verb.REVIEW, Verb.STATS, Verb.WHY, Verb.PROOF}
        assert verbs(message) == anywhere, "nothing that works on a server alone"


@pytest.mark.long("rare cases")
async def test_who_takes_no_direct_messages_keeps_nobody_else_from_knowing(house: House) -> None:
    house.ann.close_dms()
    await resigned_without_a_channel(house, house.bob)
    await house.bob.until(lambda: settlements_to(house.bob), patience=PATIENCE)
    assert settlements_to(house.ann) == []


@pytest.mark.long("rare cases")
async def test_a_channel_that_refused_for_long_enough_is_told_of_no_more(house: House, pass_time: Pass) -> None:
    """Until then it is tried again, and nobody looks through its messages for a refused one."""
    house.allowed = {NO_PERMISSION, NO_ACCESS}
    house.timing = replace(house.timing, posted_again=Backoff(0.05, 3600.0))
    key = await house.start_game()
    await house.ann.until(house.ann.direct_messages, patience=PATIENCE)
    house.discord.forbid(house.channel, house.discord.bot, Permission.SEND_MESSAGES)
    await resigned(house, house.ann, key)
    before = len(house.discord.refusals)
    while len(house.discord.refusals) < before + 3:
        await house.ann.invoke(house.ann.open_direct(), "/table list")
    pass_time(house.timing.longest_posted)
    for person in (house.ann, house.bob):
        await person.until(lambda person=person: settlements_to(person), patience=PATIENCE)  # type: ignore[misc]
    assert house.settlements() == []
    read = f"/channels/{house.channel.id}/messages"
    assert [each for each in house.discord.exchanges if each.method == "GET" and each.path.endswith(read)] == []
