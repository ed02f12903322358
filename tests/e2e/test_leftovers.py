"""Replaced messages go, even if the bot was killed before it could delete them."""

import sqlite3
from contextlib import closing

import pytest

from bot.playground.faults import Fault
from bot.playground.person import Person
from bot.playground.rest.messages import NONCE_KEPT
from cogs.ids import Verb
from tests.e2e.codes import ANSWERED_BEFORE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.players import Presser, play

ONE_MESSAGE = "/channels/*/messages/*"
OFTEN = 1000


def _noted(house: House) -> list[object]:
    """Return the messages that the store lists for deletion."""
    return [row[0] for row in house.rows("SELECT message_id FROM leftovers ORDER BY message_id")]


def _undeletable(house: House) -> Fault:
    """Break the line whenever a message is to be deleted; the library itself tries again."""
    return house.discord.faults.drop("DELETE", ONE_MESSAGE, times=OFTEN)


async def _restarted(house: House) -> None:
    """End the bot while the line still breaks, and start it when it does not anymore."""
    await house.close()
    house.discord.faults.waiting.clear()
    await house.open()


async def _shown_anew(house: House, key: str) -> tuple[int, int]:
    """Repost the table while the line breaks with each deletion. Return the messages before and after."""
    (old,) = house.tables(key)
    fault = _undeletable(house)
    shown = await house.ann.invoke(house.channel, "/table show", table=key)
    await house.eve.until(lambda: fault.times < OFTEN, patience=PATIENCE)
    assert {each.id for each in house.tables(key)} == {old.id, shown.shown.id}
    assert _noted(house) == [old.id]
    return old.id, shown.shown.id


def _is_deleted(house: House, message: int) -> bool:
    return house.discord.world.messages[message].deleted


async def _until_swept(house: House, *gone: int) -> None:
    """Wait until these messages are deleted, and the store knows it."""
    await house.eve.until(lambda: all(_is_deleted(house, each) for each in gone), patience=PATIENCE)
    await house.until_stored(lambda: not _noted(house))


@pytest.mark.long("rare cases")
async def test_a_public_table_that_was_not_deleted_goes_after_a_restart(house: House) -> None:
    key = await house.start_game(target=10_000)
    old, new = await _shown_anew(house, key)
    await _restarted(house)
    await _until_swept(house, old)
    assert [each.id for each in house.tables(key)] == [new]
    await house.reopen()
    await house.resign(house.ann, key)


@pytest.mark.long("kills")
async def test_a_panel_that_was_not_deleted_goes_after_a_restart(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 5)
    await house.eve.until(lambda: ann.can_act() or bob.can_act(), patience=PATIENCE)
    await house.reopen()  # it does not know any more that a panel is in use
    fault = _undeletable(house)
    await play(house, (ann, bob), until=lambda: fault.times < OFTEN)
    assert _noted(house)
    await _restarted(house)

    def has_one_panel(person: Person) -> bool:
        return len([each for each in person.direct_messages() if each.buttons]) == 1

    # Which one goes depends on whether its player pressed the old one before the new one came.
    await house.eve.until(lambda: all(map(has_one_panel, (house.ann, house.bob))), patience=PATIENCE)
    await _until_swept(house)
    await house.resign(house.ann, key)


@pytest.mark.long("kills")
async def test_what_cannot_be_deleted_is_tried_once_and_what_is_in_use_stays(house: House) -> None:
    """They are a message and a channel that are gone; a panel and a public table that are shown again."""
    house.allowed = {UNKNOWN_MESSAGE, UNKNOWN_CHANNEL}
    key = await house.start_game(target=10_000)
    await house.ann.until(lambda: house.rows("SELECT 1 FROM panels WHERE message_id > 0"), patience=PATIENCE)
    await house.close()
    planted = [(house.channel.id, 1, None), (2, 2, 0)]
    planted += [(*row, None) for row in house.rows("SELECT channel_id, message_id FROM table_messages")]  # type: ignore[misc]
    planted += house.rows("SELECT channel_id, message_id, seat FROM panels WHERE message_id > 0")  # type: ignore[arg-type]
    with closing(sqlite3.connect(house.database)) as connection, connection:
        for channel, message, seat in planted:
            connection.execute("INSERT INTO leftovers VALUES (?, ?, ?, ?)", (key, message, channel, seat))
    house.discord.exchanges.clear()
    await house.open()
    await _until_swept(house)
    tried = [each.path for each in house.discord.exchanges if each.method == "DELETE"]
    assert sorted(tried) == sorted([f"/channels/{house.channel.id}/messages/1", "/channels/2/messages/2"])
    assert not any(_is_deleted(house, row[1]) for row in planted if row[1] in house.discord.world.messages)
    await house.resign(house.ann, key)


async def test_a_table_whose_answer_was_lost_for_longer_than_a_nonce_lives_is_not_there_twice(house: House) -> None:
    house.allowed = {ANSWERED_BEFORE}
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    house.discord.faults.lose_answer("POST", f"/channels/{house.channel.id}/messages", times=OFTEN)
    await press(house.bob, asked.shown, Verb.ACCEPT)
    await house.eve.until(house.tables, patience=PATIENCE)
    house.discord.clock.advance(NONCE_KEPT + 1)
    await house.eve.until(lambda: len(house.tables()) == 2, patience=PATIENCE)
    house.discord.faults.waiting.clear()
    await house.eve.until(lambda: len(house.tables()) == 1, patience=PATIENCE)
    await house.eve.until(lambda: house.rows("SELECT count(*) FROM leftovers") == [(0,)], patience=PATIENCE)
    [shown] = house.tables()
    assert house.rows("SELECT message_id FROM table_messages") == [(shown.id,)]
