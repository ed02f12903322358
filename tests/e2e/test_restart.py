"""The bot ends and starts again, politely or not: the same game goes on, and nothing confirmed is missing."""

import asyncio
import random
import sqlite3
from contextlib import closing

import pytest

from bot.playground.person import Answer
from bot.tables.time import HOUR
from cogs.ids import Verb
from cogs.stage.settled import EVERY
from cogs.stage.turns import UNPRESSED
from tests.e2e.codes import ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press
from tests.e2e.players import Presser, play

KILLS = 3


async def test_the_same_panels_act_after_a_restart(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 5)
    await _until_all_is_shown(house, key)
    table = house.tables(key)[0]
    panels = _direct(house)
    await house.reopen()
    assert _direct(house) <= panels, "no panel is sent again"
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 15)
    assert [message.id for message in house.tables(key)] == [table.id]
    shown = await press(house.eve, table, Verb.HAND)
    assert shown.message is not None
    await house.reopen()
    await house.resign(house.ann, key)


@pytest.mark.long("kills")
async def test_a_start_costs_no_request_for_a_table_that_is_up_to_date(house: House, pass_time: Pass) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open()
    fresh, stale = await house.start_game(target=10_000), await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann, fresh), Presser(house, house.bob, fresh)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 8)
    for key in (fresh, stale):
        await _until_all_is_shown(house, key)
    pass_time(UNPRESSED)  # a turn shown in a panel in use gets its notice after all
    for key in (fresh, stale):
        await _until_stored_as_shown(house, key, pass_time)
    tables = {key: house.tables(key)[0].id for key in (fresh, stale)}
    await house.close()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE tables SET shown_ply = NULL WHERE id = ?", (stale,))
    messages = house.discord.world.messages
    before = {number: len(message.versions) for number, message in messages.items()}
    await house.open()
    await house.eve.until(
        lambda: len(messages[tables[stale]].versions) > before[tables[stale]], patience=PATIENCE
    )  # it comes after the older table
    changed = {number for number, message in messages.items() if len(message.versions) > before.get(number, 0)}
    assert changed == {tables[stale]}
    await house.resign(house.ann, fresh)


async def _until_stored_as_shown(house: House, key: str, pass_time: Pass) -> None:
    """Wait until the store knows that everything at this table is shown. The bot informs it now and then."""
    last = house.plies(key)[-1][1]
    async with asyncio.timeout(PATIENCE):
        while house.rows("SELECT shown_ply FROM tables WHERE id = ?", key) != [(last,)]:
            pass_time(EVERY)
            await asyncio.sleep(0.5)


async def _until_all_is_shown(house: House, key: str) -> None:
    """Wait until no panel of this table is on its way: only the next player has one that plays."""
    people = [Presser(house, person, key) for person in (house.ann, house.bob)]
    await house.eve.until(lambda: sum(each.can_act() for each in people) == 1, patience=PATIENCE)


def _direct(house: House) -> set[int]:
    """Return the ids of both players' direct messages; a replaced one may be on its way out."""
    return {message.id for person in (house.ann, house.bob) for message in person.direct_messages()}


async def test_an_end_that_discord_did_not_take_is_shown_after_a_restart(house: House, pass_time: Pass) -> None:
    """A challenge that expired hours before the process ended: its message has no more buttons."""
    house.expected_error = "due, but failed (DiscordServerError)"
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    fault = house.discord.faults.fail(503, "PATCH", f"/channels/{house.channel.id}/messages/*", times=100)
    pass_time(25 * HOUR)
    async with asyncio.timeout(PATIENCE):
        while fault.times == 100:
            await asyncio.sleep(0.01)
    pass_time(5 * HOUR)
    await house.close()
    house.discord.faults.waiting.clear()
    shown = house.eve.find(asked.shown.id)
    assert shown is not None
    assert shown.buttons
    await house.open()

    def has_expired() -> bool:
        now = house.eve.find(asked.shown.id)
        return now is not None and "has expired" in now.text and not any(now.buttons)

    await house.eve.until(has_expired, patience=PATIENCE)


@pytest.mark.long("kills")
async def test_killed_again_and_again(house: House) -> None:
    """SIGKILL at random moments of a game, also while presses are on their way."""
    house.allowed = {ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE}
    chance = random.Random(1)
    await house.spawn()
    key = await house.start_game(target=10_000)
    log = house.plies(key)
    players = (Presser(house, house.ann), Presser(house, house.bob))

    def confirmed(answer: Answer) -> None:
        """Note that a confirmed move is in the log, and stays there."""
        nonlocal log
        if not answer.failed:
            now = house.plies(key)
            assert now[: len(log)] == log
            log = now

    for player in players:
        player.answered = confirmed
    for _ in range(KILLS):
        goal = sum(player.presses for player in players) + chance.randint(1, 8)
        playing = asyncio.create_task(
            play(house, players, until=lambda goal=goal: sum(p.presses for p in players) >= goal + 20)  # type: ignore[misc]
        )
        await house.eve.until(lambda goal=goal: sum(p.presses for p in players) >= goal, patience=PATIENCE)  # type: ignore[misc]
        await asyncio.sleep(chance.random() * 0.05)  # no synchronization: somewhere within a press
        await house.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        assert house.plies(key)[: len(log)] == log
        await house.spawn()
        if not any(player.can_act() for player in players):
            await house.eve.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    end = len(log) + 5
    await play(house, players, until=lambda: len(house.plies(key)) > end)
    await house.resign(house.ann, key)
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)
    assert len(house.settlements(key)) == 1
    assert house.rows("SELECT kind FROM announcements") == [("settle",)]
    _nothing_twice(house)


def _nothing_twice(house: House) -> None:
    """Check that no panel, table, pad or settlement is duplicated: each of the bot's messages has a separate nonce."""
    nonces = [message.nonce for message in house.discord.world.messages.values() if message.nonce]
    assert len(nonces) == len(set(nonces))
    for key in {str(row[0]) for row in house.rows("SELECT id FROM tables")}:
        assert len(house.tables(key)) <= 1
        assert len(house.settlements(key)) <= 1
