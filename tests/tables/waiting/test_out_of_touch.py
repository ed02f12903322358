"""Out of touch, where the bot is not: no clock that costs stakes runs against whom it can no longer write to."""

import pytest

from bot.games.mille.moves import Draw
from bot.tables import Reason, Table
from bot.tables.time import DAY, MINUTE
from tests.tables.house import House, mover, other, seat_table, standing
from tests.tables.waiting.test_waiting import declined

pytestmark = pytest.mark.file_only

ELSEWHERE = "10m claim elsewhere"


async def lost(house: House, clock: str = ELSEWHERE, *, stake: int = 100) -> Table:
    """Return a table whose player to move can no longer be written to since five minutes of the turn have passed."""
    table = await seat_table(house, clock=clock, stake=stake)
    house.pass_time(5 * MINUTE)
    await house.tables.waiting.lose(mover(table))
    return await house.tables.memory.table(table.id)


async def test_nothing_is_claimed_and_nobody_is_late_until_they_press(house: House) -> None:
    table = await lost(house)
    house.pass_time(2 * DAY)
    await house.tables.waiting.look(table.id)
    assert await declined(house, house.tables.waiting.claim(table.id, other(table))) is Reason.IN_TIME
    assert (house.stage.reminded, house.stage.late) == ([], [])

    seat = table.own_seat(mover(table))
    table = await house.tables.waiting.hear(table, mover(table))
    left = (table.countdown.deadline(seat) or 0) - house.clock.now()
    assert left == 65 * MINUTE, "the clock goes on where it stood"
    await house.tables.waiting.lose(mover(table))
    assert not (await house.tables.memory.table(table.id)).unheard, "it waits once in a game"
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
    assert (await house.tables.waiting.claim(table.id, other(table))).is_over


async def test_a_clock_that_has_not_begun_waits_too_and_the_log_alone_says_so(house: House) -> None:
    table = await seat_table(house, clock=ELSEWHERE)
    waits = other(table)
    await house.tables.waiting.lose(waits)
    while mover(table) != waits:
        seat = next(iter(table.position.to_act))
        move = next(iter(table.position.legal_moves(seat)))
        table = (await house.tables.playing.play(table.id, mover(table), move)).table
    house.pass_time(2 * DAY)
    assert table.late(house.clock.now()) == frozenset()
    assert standing(await house.logged(table.id)) == standing(table)
    await house.tables.playing.play(table.id, waits, Draw())


@pytest.mark.parametrize(("clock", "stake"), [("10m claim", 100), (ELSEWHERE, 0)])
async def test_a_clock_runs_on_where_it_costs_no_stakes_or_the_bot_is_there(
    house: House, clock: str, stake: int
) -> None:
    table = await lost(house, clock, stake=stake)
    assert table.unheard == frozenset()
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
