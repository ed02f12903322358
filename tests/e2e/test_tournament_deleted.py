"""A tournament whose messages somebody deletes, in a channel where the bot may not write for a while."""

from functools import partial

import pytest

from bot.playground.permissions import Permission
from bot.tournament.umpire import MINUTE
from bot.tournament.watch import CALLED_AGAIN
from cogs.ids import CustomId, Verb
from cogs.screens.tournament import CALL_OFF, HERE, SIGN_UP, START
from tests.e2e.codes import NO_PERMISSION, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text
from tests.e2e.test_tournament import board, calls, given_up, key_of, pressed, sure


@pytest.mark.long("rare cases")
async def test_what_is_deleted_or_forbidden_comes_back(house: House) -> None:
    house.allowed = house.allowed | {UNKNOWN_MESSAGE, NO_PERMISSION}
    players = {each.user.id: each for each in (house.ann, house.bob, *house.meet("Cid", "Dee"))}
    world = house.discord.world
    await house.open()
    await (await house.ann.invoke(house.channel, "/tournament", game="mille", rounds=2)).settled()
    for each in players.values():
        await pressed(house, each, SIGN_UP)
    await house.eve.until(lambda: "Signed up: 4." in board(house).text, patience=PATIENCE)
    world.overwrite(house.channel, world.bot, deny=Permission.CREATE_PUBLIC_THREADS)
    refused = await pressed(house, house.ann, START)
    assert "I need: Create Public Threads." in hidden_text(refused)
    world.overwrite(house.channel, world.bot)
    await pressed(house, house.ann, START)
    world.overwrite(house.channel, world.bot, deny=Permission.SEND_MESSAGES | Permission.CREATE_PUBLIC_THREADS)
    await house.eve.until(lambda: "I’m calling everyone" in board(house).text, patience=PATIENCE)
    house.clock.advance(10 * MINUTE)
    world.overwrite(house.channel, world.bot, deny=Permission.CREATE_PUBLIC_THREADS)
    while not calls(house, 1):
        house.clock.advance(CALLED_AGAIN)
        await house.eve.invoke(house.channel, "/about")
    await house.eve.until(lambda: len(calls(house, 1)) == 2, patience=PATIENCE)
    assert "nobody came" not in board(house).text, "time runs from the call on"
    await house.eve.until(lambda: "Time runs out" in board(house).text, patience=PATIENCE)
    assert all("begins in this channel" in each.text for each in calls(house, 1))
    world.overwrite(house.channel, world.bot)
    await (await house.bob.invoke(house.channel, "/tournament")).settled()
    await house.eve.until(
        lambda: all("in the thread below" in each.text for each in calls(house, 1)), patience=PATIENCE
    )

    first, second = calls(house, 1)
    there = [each for each in players if f"<@{each}>" in first.text]
    world.delete(world.messages[first.id])
    await (await house.bob.invoke(house.channel, "/tournament")).settled()
    again = next(each for each in calls(house, 1) if each.id not in {first.id, second.id})
    assert sorted(again.mentions) == sorted(there), "they alone are called again"
    for one in there:
        await players[one].press(again, str(CustomId(Verb.TOURNAMENT, key_of(house), 1, f"{HERE}-1")))
    await house.eve.until(lambda: house.rows("SELECT * FROM table_places"), patience=PATIENCE)
    [(place,)] = house.rows("SELECT channel_id FROM table_places")
    threads = _threads(house)
    world.delete(world.messages[again.id])
    assert await given_up(house, players) == 1
    await house.eve.until(partial(_has_ended, house), patience=PATIENCE)
    assert _threads(house) == threads, "no other thread is made for a table that has played"
    assert f"<#{place}>" in board(house).text

    assert "Nobody owes anything." in await sure(house, house.ann, CALL_OFF)
    await house.eve.until(lambda: "called the tournament off" in _call(house, 2), patience=PATIENCE)
    assert "press *I’m here*" not in _call(house, 2)
    assert all(each.disabled for each in calls(house, 1)[0].buttons)


def _has_ended(house: House) -> bool:
    return "won" in _call(house, 1) and "beat" in board(house).text


def _call(house: House, table: int) -> str:
    return next((each.text for each in calls(house, 1) if f"Table {table}" in each.text), "")


def _threads(house: House) -> list[int]:
    return [each.id for each in house.discord.world.channels.values() if each.parent_id == house.channel.id]
