"""Who may nudge whom, and when."""

import asyncio
import random

import pytest

from bot.tables import Declined, Matter, Reason, Table, TooSoon
from bot.tables.time import DAY
from bot.tables.waiting.nudges import BETWEEN, STOOD
from tests.tables.house import (
    House,
    agree_on,
    any_move,
    make_tables,
    mover,
    other,
    play_the_deal,
    seat_table,
    slow_paced,
)
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only

WEEK = 7 * DAY


async def waited(house: House, milliseconds: int = STOOD) -> Table:
    """Return a table where a player has let the other wait."""
    table = await seat_table(house)
    house.pass_time(milliseconds)
    return table


async def too_soon(house: House, table: Table) -> int:
    """Return when the premature nudge will be possible, in milliseconds from now."""
    with pytest.raises(TooSoon) as caught:
        await house.tables.nudges.nudge(table.id, other(table))
    return caught.value.at - house.clock.now()


async def declined(house: House, table: Table, player: int) -> Reason:
    with pytest.raises(Declined) as caught:
        await house.tables.nudges.nudge(table.id, table.players[player])
    return caught.value.reason


async def test_who_waits_nudges_who_is_to_move(house: House) -> None:
    table = await waited(house)
    now, nudged = await house.tables.nudges.nudge(table.id, other(table))
    assert now.id == table.id
    assert frozenset(nudged) == table.position.to_act


async def test_a_turn_is_left_alone_for_a_minute_after_each_move(house: House) -> None:
    table = await waited(house, 0)
    assert await too_soon(house, table) == STOOD
    house.pass_time(STOOD - 1)
    assert await too_soon(house, table) == 1
    drawn = await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(1)))
    assert drawn.table.position.to_act == table.position.to_act
    assert await too_soon(house, table) == STOOD
    house.pass_time(STOOD)
    await house.tables.nudges.nudge(table.id, other(table))


async def test_once_an_hour_also_after_a_restart_and_for_two_presses_at_once(house: House) -> None:
    table = await waited(house)
    presses = [house.tables.nudges.nudge(table.id, other(table)) for _ in range(2)]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["TooSoon", "tuple"]
    house.pass_time(BETWEEN - 1)
    await house.restart()
    assert await too_soon(house, table) == 1
    house.pass_time(1)
    await house.tables.nudges.nudge(table.id, other(table))
    assert await too_soon(house, table) == BETWEEN


async def test_of_two_presses_at_two_processes_one_is_told(house: House) -> None:
    table = await waited(house)
    second = make_tables(house.store, RecordingStage(), house.clock)
    await second.memory.table(table.id)
    for _ in range(2):  # the first at all, and one after another
        presses = [each.nudges.nudge(table.id, other(table)) for each in (house.tables, second)]
        done = await asyncio.gather(*presses, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["TooSoon", "tuple"]
        house.pass_time(BETWEEN)


async def test_each_has_an_hour_of_their_own_at_each_table(house: House) -> None:
    table, second = await waited(house), await seat_table(house, "SECOND")
    await house.tables.nudges.nudge(table.id, other(table))
    house.pass_time(STOOD)
    await house.tables.nudges.nudge(second.id, other(second))
    chooser, now = random.Random(1), table
    while now.position.to_act == table.position.to_act:
        now = (await house.tables.playing.play(table.id, mover(now), any_move(now, chooser))).table
    house.pass_time(STOOD)
    await house.tables.nudges.nudge(table.id, other(now))


async def test_nobody_is_nudged_who_cannot_help_it(house: House) -> None:
    table = await waited(house)
    (seat,) = table.position.to_act
    assert await declined(house, table, seat) is Reason.NO_NUDGE, "it is their own turn"
    with pytest.raises(Declined) as caught:
        await house.tables.nudges.nudge(table.id, house.people[2])
    assert caught.value.reason is Reason.NOT_SEATED
    await agree_on(house, table, Matter.PAUSE)
    assert await declined(house, table, 1 - seat) is Reason.NO_NUDGE, "in a pause"
    await house.tables.agreements.resume(table.id, other(table))
    house.pass_time(2 * WEEK)
    await house.tables.waiting.deputise(table.id, other(table))
    assert await declined(house, table, 1 - seat) is Reason.NO_NUDGE, "a robot plays"


async def test_nobody_is_nudged_between_deals_and_after_the_game(house: House) -> None:
    tables = await slow_paced(house)
    house.tables = tables
    table = await play_the_deal(house, await seat_table(house), random.Random(1))
    house.pass_time(STOOD)
    for player in (0, 1):
        assert await declined(house, table, player) is Reason.NO_NUDGE
