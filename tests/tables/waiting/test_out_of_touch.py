"""Out of touch, where the bot is not: no clock that costs stakes runs against whom it can no longer write to."""

import pytest

from bot.games.guts.moves import In
from bot.games.mille.moves import Draw
from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.tables import Choices, Matter, Reason, Table
from bot.tables.time import DAY, MINUTE
from tests.tables.crowd import seat_crowd
from tests.tables.house import House, idle, mover, other, seat_table, standing
from tests.tables.waiting.test_waiting import declined

pytestmark = pytest.mark.file_only

ELSEWHERE = "10m claim elsewhere"
GUTS, MISSED = GAMES["guts"].game, Seat.B


async def lost(house: House, clock: str = ELSEWHERE, *, stake: int = 100) -> Table:
    """Return a table whose player to move can no longer be written to since five minutes of the turn have passed."""
    table = await seat_table(house, clock=clock, stake=stake)
    house.pass_time(5 * MINUTE)
    await house.tables.waiting.lose(mover(table))
    return await house.tables.memory.table(table.id)


async def test_nothing_is_claimed_and_nobody_is_late_until_they_press(house: House) -> None:
    table = await lost(house)
    house.pass_time(DAY - MINUTE)
    await house.tables.waiting.look(table.id)
    assert await declined(house, house.tables.waiting.claim(table.id, other(table))) is Reason.IN_TIME
    assert (house.stage.reminded, house.stage.late) == ([], [])

    seat = table.own_seat(mover(table))
    table = await house.tables.waiting.hear(table, mover(table))
    left = (table.countdown.deadline(seat) or 0) - house.clock.now()
    assert left == 65 * MINUTE, "the clock goes on where it stood"
    await house.tables.waiting.lose(mover(table))
    assert not (await house.tables.memory.table(table.id)).out_of_touch, "it waits once in a game"
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
    assert (await house.tables.waiting.claim(table.id, other(table))).is_over


async def test_after_a_day_the_other_may_end_the_game_without_payment_but_claim_nothing(house: House) -> None:
    table = await lost(house)
    seat, waits = table.own_seat(mover(table)), other(table)
    house.pass_time(DAY - MINUTE)
    assert await declined(house, house.tables.waiting.end(table.id, waits)) is Reason.IN_TIME
    house.pass_time(MINUTE)
    await house.stage.until(lambda: house.stage.late)
    await idle(house, table.id)
    assert house.stage.late == [(table.id, seat)], "said once"
    assert await house.tables.waiting.choices(table, waits) == Choices((seat,), frozenset(), is_alone=True)
    assert await declined(house, house.tables.waiting.claim(table.id, waits)) is Reason.NO_CLAIM
    ended = await house.tables.waiting.end(table.id, waits)
    assert ended.is_over
    assert await house.store.transfers(table.id) == []


async def test_a_press_takes_the_choice_away_and_a_pause_does_not_count(house: House) -> None:
    table = await lost(house)
    waits = other(table)
    house.pass_time(DAY // 2)
    for player in (waits, mover(table)):
        await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    house.pass_time(2 * DAY)
    await house.tables.agreements.resume(table.id, waits)
    house.pass_time(DAY // 2 - MINUTE)
    assert await declined(house, house.tables.waiting.end(table.id, waits)) is Reason.IN_TIME
    house.pass_time(MINUTE)
    table = await house.tables.memory.table(table.id)
    assert house.tables.waiting.late(table)
    table = await house.tables.waiting.hear(table, mover(table))
    assert await declined(house, house.tables.waiting.end(table.id, waits)) is Reason.IN_TIME


async def test_who_has_more_than_a_day_to_play_has_all_of_it(house: House) -> None:
    table = await lost(house, "elsewhere")
    house.pass_time(7 * DAY - 6 * MINUTE)
    assert await declined(house, house.tables.waiting.end(table.id, other(table))) is Reason.IN_TIME
    house.pass_time(MINUTE)
    assert (await house.tables.waiting.deputise(table.id, other(table))).deputies


async def test_where_the_clock_plays_for_the_late_the_others_choose_together_and_it_plays_for_nobody_missed(
    house: House,
) -> None:
    table = await seat_crowd(house, 3, game=GUTS, clock=ELSEWHERE, declare="together")
    await house.tables.waiting.lose(table.players[MISSED])
    while here := table.position.awaited - {MISSED}:
        table = (await house.tables.playing.play(table.id, table.players[min(here)], In())).table
    house.pass_time(DAY)
    table, (first, second) = await idle(house, table.id), [each for each in SEATS[:3] if each != MISSED]
    assert (house.stage.late, "late" in {row.text for row in await house.store.log(table.id)}) == (
        [(table.id, MISSED)],
        False,
    )
    waiting = house.tables.waiting
    assert not (await waiting.end(table.id, table.players[first])).is_over
    assert (await waiting.end(table.id, table.players[second])).is_over


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
    assert table.out_of_touch == frozenset()
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
