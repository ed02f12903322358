"""Missing players: reminders, the end of time and its choices, pauses, the long end."""

import asyncio
import gc
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from random import Random

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Ending, Move, Seat, View
from bot.registry import GAMES
from bot.robots.queue import Asker
from bot.robots.random_legal import RandomLegal
from bot.tables import Choices, Declined, Deputised, Hosting, Matter, Paused, Reason, Resumed, Table, Tables
from bot.tables.hosting import LONGEST_WAIT
from bot.tables.time import DAY, HOUR, MINUTE
from tests.tables.house import NEVER, SOON, House, any_move, make_tables, mover, other, seat_table, standing, turn_of

pytestmark = pytest.mark.file_only


async def late_table(house: House, clock: str | None = "10m claim", **options: str) -> Table:
    """Return a table where the player to move is out of time, and everyone was notified."""
    table = await seat_table(house, clock=clock, **options)
    house.pass_time(8 * DAY if clock is None else 2 * DAY)
    await house.stage.until(lambda: house.stage.late)
    return table


def texts(house: House, key: str, path: str) -> list[tuple[int | None, str]]:
    """Return who did what, besides the first deal."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT seat, text FROM log WHERE table_id = ? AND ply > 1", (key,)).fetchall()


async def declined(house: House, work: object) -> Reason:
    """Return why something was declined; nothing must have changed."""
    before = await everywhere(house)
    with pytest.raises(Declined) as caught:
        await work  # type: ignore[misc]
    assert await everywhere(house) == before
    return caught.value.reason


async def everywhere(house: House) -> list[tuple[object, ...]]:
    """Return the state of each table, and the contents of its log."""
    keys = [*(row.table for row in await house.store.due_tables(NEVER)), *await house.store.unshown_ends(0)]
    return [(key, *standing(await house.tables.memory.table(key)), *await house.store.log(key)) for key in keys]


# Reminders and the end of time


async def test_one_reminder_a_turn_then_one_word_that_time_is_over(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat = table.seat_of(mover(table))
    house.pass_time(65 * MINUTE - 1)
    assert house.stage.reminded == []
    house.pass_time(1)
    await house.stage.until(lambda: house.stage.reminded)
    house.pass_time(MINUTE)
    house.pass_time(4 * MINUTE)
    await house.stage.until(lambda: house.stage.late)
    house.pass_time(DAY)
    await house.restart()
    house.pass_time(DAY)
    await house.tables.playing.play(table.id, mover(table), Draw())  # late, and welcome all the same
    await house.tables.waiting.look(table.id)
    assert house.stage.reminded == [(table.id, seat)]
    assert house.stage.late == [(table.id, seat)]


async def test_a_move_while_a_reminder_is_on_its_way_brings_no_second_one(house: House) -> None:
    table = await seat_table(house, clock="10m")
    house.stage.gate = asyncio.Event()
    house.pass_time(66 * MINUTE)
    await house.stage.until(lambda: house.stage.reminded)
    await house.tables.playing.play(
        table.id, mover(table), Draw()
    )  # the turn goes on, and its clock is looked at again
    house.pass_time(1)
    for _ in range(30):
        await house.store.notices(table.id)  # a second look would have asked the same by now
    house.stage.gate.set()
    house.pass_time(10 * MINUTE)
    await house.stage.until(lambda: house.stage.late)
    assert len(house.stage.reminded) == 1


async def test_a_word_that_could_not_be_said_is_said_later(house: House) -> None:
    table = await seat_table(house, clock="10m")
    house.stage.broken[table.channel_id] = 3
    house.pass_time(66 * MINUTE)
    await house.stage.until(lambda: house.stage.reminded)
    assert len(house.stage.reminded) == 1


async def test_a_word_that_never_gets_through_does_not_keep_the_game_from_its_end(house: House) -> None:
    house.timing = replace(SOON, notified_within=0.01)
    await house.restart()
    table = await seat_table(house, clock="10m")
    house.stage.gate = asyncio.Event()  # nobody ever opens it
    house.pass_time(66 * MINUTE)
    await house.stage.until(lambda: len(house.stage.reminded) > 1)
    house.pass_time(LONGEST_WAIT)
    await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.is_over)
    assert (await house.tables.memory.table(table.id)).is_over


@pytest.mark.long("rare cases")
async def test_what_is_awaited_keeps_no_table_in_memory(house: House) -> None:
    await house.tables.close()
    house.tables = make_tables(house.store, house.stage, house.clock, memory=1)
    await house.tables.start()
    for number in range(20):
        await seat_table(house, f"AWAITED{number}", clock="10m" if number % 2 else None)
    gc.collect()
    # By name: an earlier test of this process may have left its own tables.
    alive = {each.id for each in gc.get_objects() if isinstance(each, Table) and each.id.startswith("AWAITED")}
    assert alive == {"AWAITED19"}


async def test_a_late_player_may_still_play_and_the_game_goes_on(house: House) -> None:
    table = await late_table(house)
    waiting = other(table)
    while mover(table) != waiting:
        table = (await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(3)))).table
    assert not house.tables.waiting.late(table)
    assert await declined(house, house.tables.waiting.claim(table.id, waiting)) is Reason.IN_TIME


async def test_in_time_nothing_may_be_chosen(house: House) -> None:
    table = await seat_table(house, clock="10m claim")
    house.clock.advance(70 * MINUTE - 1)
    waiting = house.tables.waiting
    for choice in (waiting.claim, waiting.end, waiting.deputise):
        assert await declined(house, choice(table.id, other(table))) is Reason.IN_TIME
        assert await declined(house, choice(table.id, house.people[2])) is Reason.NOT_SEATED
    house.clock.advance(1)
    assert await waiting.choices(table, other(table)) == Choices(
        (table.own_seat(mover(table)),), frozenset({table.own_seat(mover(table))}), is_alone=True
    )
    assert await declined(house, waiting.claim(table.id, mover(table))) is Reason.NOT_WAITING


async def test_the_game_is_claimed_where_that_was_agreed(house: House) -> None:
    table = await late_table(house)
    now = await house.tables.waiting.claim(table.id, other(table))
    assert now.position.outcome is not None
    assert now.position.outcome.ending is Ending.TIMEOUT
    assert now.position.outcome.winners == {now.seat_of(other(table))}
    assert [(each.payer, each.payee) for each in await house.store.transfers(table.id)] == [
        (mover(table).id, other(table).id)
    ]
    assert await declined(house, house.tables.waiting.claim(table.id, other(table))) is Reason.OVER


@pytest.mark.parametrize("clock", [None, "10m", "24h quiet"])
async def test_elsewhere_the_game_is_not_claimed(house: House, clock: str | None) -> None:
    table = await late_table(house, clock)
    assert await declined(house, house.tables.waiting.claim(table.id, other(table))) is Reason.NO_CLAIM


@pytest.mark.parametrize("clock", [None, "10m", "10m claim"])
async def test_who_waits_may_end_the_game_without_payment(house: House, clock: str | None) -> None:
    table = await late_table(house, clock)
    now = await house.tables.waiting.end(table.id, other(table))
    assert now.position.outcome is not None
    assert now.position.outcome.ending is Ending.ABANDONED
    assert await house.store.transfers(table.id) == []
    assert await house.tables.memory.tables_of(mover(table)) == []


# A deputy


class AnyThinker:
    """A thinker that plays any legal move, at once."""

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        return RandomLegal().choose(view, random=Random(seed))


async def test_a_deputy_plays_the_rest_without_stakes(house: House) -> None:
    table = await late_table(house, target="100")
    absent, present = mover(table), other(table)
    tables = Tables(
        house.store,
        house.stage,
        house.clock,
        Hosting(games=GAMES, pause=0, offer_lifetime=1, unit="chips"),
        thinker=AnyThinker(),
    )
    await house.tables.close()
    house.tables = tables
    await tables.start()
    now = await tables.waiting.deputise(table.id, present)
    assert now.deputies == {now.seat_of(absent)}
    assert isinstance(now.recent[-1], Deputised)
    assert now.is_unrated
    with pytest.raises(Declined) as caught:
        await tables.playing.play(table.id, absent, Draw())
    assert caught.value.reason in {Reason.DEPUTY, Reason.OVER}
    chooser = random.Random(5)
    for _ in range(2_000):
        now = await tables.memory.table(table.id)
        if now.is_over:
            break
        if now.seat_of(present) in now.position.to_act:
            await tables.playing.play(table.id, present, any_move(now, chooser))
        else:
            await house.stage.until(lambda ply=now.ply: house.stage.news[-1].table.ply > ply)
    assert now.is_over
    assert now.settlement().total == 0
    assert await house.store.transfers(table.id) == []
    record = await tables.logs.record(now.id)
    assert record.stake == 0
    assert (await house.logged(table.id)).deputies == now.deputies


async def test_beside_a_deputy_no_clock_runs(house: House) -> None:
    table = await late_table(house)
    now = await house.tables.waiting.deputise(table.id, other(table))
    assert not now.countdown.running
    assert [now.is_waited_for(seat) for seat in (Seat.A, Seat.B)] == [False, False]


async def test_a_game_with_a_deputy_may_be_ended_by_who_is_there(house: House) -> None:
    table = await late_table(house)
    await house.tables.waiting.deputise(table.id, other(table))
    assert await declined(house, house.tables.agreements.end_unrated(table.id, mover(table))) is Reason.DEPUTY
    assert (await house.tables.agreements.end_unrated(table.id, other(table))).is_over


# Pauses


async def test_a_pause_needs_both_and_ends_by_either(house: House) -> None:
    table = await seat_table(house, clock="10m")
    proposer, seat, turn = mover(table), Seat(table.seat_of(mover(table)) or 0), turn_of(table)
    agreements = house.tables.agreements
    propose = {"proposed_by": seat, "turn": turn}
    await agreements.wish(table.id, proposer, Matter.PAUSE)
    assert await declined(house, agreements.pause(table.id, proposer, **propose)) is Reason.OWN_PROPOSAL
    assert await declined(house, agreements.pause(table.id, house.people[2], **propose)) is Reason.NOT_SEATED
    assert await declined(house, agreements.resume(table.id, proposer)) is Reason.NOT_PAUSED
    house.clock.advance(30 * MINUTE)
    paused = await agreements.pause(table.id, other(table), **propose)
    assert isinstance(paused.recent[-1], Paused)
    assert await declined(house, agreements.pause(table.id, other(table), **propose)) is Reason.PAUSED
    house.pass_time(3 * DAY)
    await house.restart()
    resumed = await house.tables.agreements.resume(table.id, proposer)
    assert isinstance(resumed.recent[-1], Resumed)
    assert resumed.countdown.deadline(seat) == house.clock.now() + 40 * MINUTE
    assert house.stage.late == house.stage.reminded == []
    assert standing(await house.logged(table.id)) == standing(resumed)


async def test_an_old_proposal_of_a_pause_falls_with_the_turn(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat, turn = Seat(table.seat_of(mover(table)) or 0), turn_of(table)
    await house.tables.agreements.wish(table.id, mover(table), Matter.PAUSE)
    await house.tables.playing.play(table.id, mover(table), Draw())
    stale = house.tables.agreements.pause(table.id, other(table), proposed_by=seat, turn=turn)
    assert await declined(house, stale) is Reason.STALE


# The long end


@pytest.mark.parametrize("clock", [None, "24h"])
async def test_a_table_that_everybody_left_ends_without_payment(house: House, clock: str | None) -> None:
    table = await seat_table(house, clock=clock)
    house.pass_time(LONGEST_WAIT)
    await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.is_over)
    now = await house.tables.memory.table(table.id)
    assert now.position.outcome is not None
    assert now.position.outcome.ending is Ending.ABANDONED
    assert await house.store.transfers(table.id) == []


async def test_a_paused_table_ends_as_well_and_a_restart_makes_it_no_younger(house: House) -> None:
    table = await seat_table(house, clock="10m")
    await house.tables.presence.server_lost(table)
    for _ in range(3):
        house.clock.advance(LONGEST_WAIT // 4)
        await house.restart()
        assert not (await house.tables.memory.table(table.id)).is_over
    house.pass_time(LONGEST_WAIT // 4)
    await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.is_over)


async def test_a_game_with_a_clock_ends_as_its_log_tells(house: House) -> None:
    """Clocks, pauses and downtime: after each step memory is what the log says."""
    table = await seat_table(house, clock="10m claim quiet", quiet="22:00-08:00 Europe/Paris", target="100")
    chooser = random.Random(7)

    async def between() -> None:
        house.clock.advance(chooser.randrange(20 * MINUTE))
        if chooser.random() < 0.05:
            await house.tables.close()
            house.clock.advance(chooser.randrange(HOUR))
            house.tables = make_tables(house.store, house.stage, house.clock)
            await house.tables.start()

    while not table.is_over:
        await between()
        table = await house.tables.memory.table(table.id)
        if table.awaits_deck is not None:
            await house.stage.until(lambda ply=table.ply: house.stage.news[-1].table.ply > ply)
            continue
        table = (await house.tables.playing.play(table.id, mover(table), any_move(table, chooser))).table
        assert standing(await house.logged(table.id)) == standing(table)
