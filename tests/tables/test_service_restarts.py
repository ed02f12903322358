"""Processes that play side by side, fail to store, are cut off, start again: the log is what they agree on."""

import asyncio
import random
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Resign, Seat
from bot.store import LogRow, NoteRow, PlaceRow, Precondition, Row, Store, StoreError, Unavailable
from bot.tables import Declined, Reason, Tables
from bot.tables.waiting.resuming import RETOLD
from tests.tables.house import (
    CHANNEL,
    House,
    any_move,
    make_tables,
    mover,
    next_deal,
    play_the_deal,
    seat_table,
    slow_paced,
    standing,
    turn_of,
)
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only

# A second process


@pytest.mark.at_server
async def test_second_process_that_moved_first_makes_the_first_look_again(house: House) -> None:
    table = await seat_table(house)
    second = make_tables(house.store, RecordingStage(), house.clock)
    theirs = await second.playing.play(table.id, mover(table), Draw())
    with pytest.raises(Declined) as caught:
        await house.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    assert caught.value.reason is Reason.STALE
    assert standing(await house.tables.memory.table(table.id)) == standing(theirs.table)
    ours = await house.tables.playing.play(table.id, mover(table), any_move(theirs.table, random.Random(2)))
    assert standing(await house.logged(table.id)) == standing(ours.table)


@pytest.mark.at_server
async def test_two_processes_deal_the_next_deal_once(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await seat_table(house, seed=1, target="300")
    table = await play_the_deal(house, table, random.Random(1))
    await house.tables.close()
    both = [(make_tables(house.store, stage, house.clock), stage) for stage in (RecordingStage(), RecordingStage())]
    await asyncio.gather(*(tables.start() for tables, _ in both))
    for tables, stage in both:
        # The second player finds that the cards are on the table already.
        await until_dealt(tables, stage, table.id)
    texts = [row.text for row in await house.store.log(table.id)]
    assert texts.count('deal 2 cut "777"') == 1
    await asyncio.gather(*(tables.close() for tables, _ in both))


async def until_dealt(tables: Tables, stage: RecordingStage, key: str) -> None:
    async with asyncio.timeout(30):
        while (await tables.memory.table(key)).awaits_deck is not None:
            await asyncio.sleep(0.001)


# A store that fails


async def test_move_that_cannot_be_stored_has_not_happened(house: House, tmp_path: Path) -> None:
    table = await seat_table(house)
    await house.store._transactions._connection.execute_fetchall("PRAGMA busy_timeout = 0")
    locker = sqlite3.connect(tmp_path / "chapeau.db", isolation_level=None, timeout=60, check_same_thread=False)  # s
    await asyncio.to_thread(locker.execute, "BEGIN IMMEDIATE")  # the loop may have one of its own to end
    try:
        with pytest.raises(Unavailable):
            await house.tables.playing.play(table.id, mover(table), Draw())
        assert standing(await house.tables.memory.table(table.id)) == standing(table)
        assert house.stage.news == []
    finally:
        locker.execute("ROLLBACK")
        locker.close()
    played = await house.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    assert standing(await house.logged(table.id)) == standing(played.table)


async def test_move_at_a_closed_store_has_not_happened(house: House, tmp_path: Path) -> None:
    table = await seat_table(house)
    await house.store.close()
    with pytest.raises(StoreError):
        await house.tables.playing.play(table.id, mover(table), Draw())
    async with await Store.open(tmp_path / "chapeau.db") as store:
        again = await make_tables(store, RecordingStage(), house.clock).memory.table(table.id)
    assert standing(again) == standing(table)


class Watched(Store):
    """A store that says when a caller waits for it."""

    def __init__(self, *arguments: object, **named: object) -> None:
        super().__init__(*arguments, **named)  # type: ignore[arg-type]
        self.asked = asyncio.Event()

    async def commit(self, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        """Say so, then store."""
        if any(isinstance(row, LogRow | PlaceRow) for row in rows):
            self.asked.set()
        await super().commit(*rows, preconditions=preconditions)


async def test_mover_who_is_cancelled_leaves_memory_equal_to_the_log(house: House, tmp_path: Path) -> None:
    table = await seat_table(house)
    async with await Watched.open(tmp_path / "chapeau.db") as store:
        tables = make_tables(store, RecordingStage(), house.clock)
        await tables.memory.table(table.id)
        move = asyncio.create_task(tables.playing.play(table.id, mover(table), Draw()))
        await store.asked.wait()
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        await store.commit(NoteRow("later", "stored after the move"))
        now = await tables.memory.table(table.id)
        assert now.ply == 2  # it was under way and could not be taken back
        assert standing(await house.logged(table.id)) == standing(now)
        await tables.playing.play(table.id, mover(table), any_move(now, random.Random(1)), turn=turn_of(now))


async def test_whoever_moves_a_table_and_is_cancelled_leaves_it_where_it_is_stored(
    house: House, tmp_path: Path
) -> None:
    table = await seat_table(house)
    async with await Watched.open(tmp_path / "chapeau.db") as store:
        tables = make_tables(store, RecordingStage(), house.clock)
        await tables.memory.table(table.id)
        move = asyncio.create_task(tables.messages.move_to(table.id, CHANNEL + 1))
        await store.asked.wait()
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        await store.commit(NoteRow("later", "stored after the move"))
        assert (await tables.memory.table(table.id)).channel_id == CHANNEL + 1


# Starting again


@pytest.mark.at_server
async def test_start_shows_running_tables_afresh_and_those_that_ended_a_moment_ago(house: House) -> None:
    for key in ("ONE", "TWO", "THREE"):
        await seat_table(house, key)
    await house.tables.playing.play("TWO", house.people[0], Resign())
    stage = RecordingStage()
    again = make_tables(house.store, stage, house.clock)
    await again.start()
    assert stage.news == [], "nothing is read before it has started"
    await stage.until(lambda: len(stage.news) == 3)
    assert [news.table.id for news in stage.news] == ["ONE", "THREE", "TWO"], "its end may not have been shown yet"
    assert {(news.seat, news.events) for news in stage.news} == {(None, ())}
    await again.close()


async def test_start_leaves_games_alone_that_ended_long_ago(house: House) -> None:
    await seat_table(house, "ONE")
    await house.tables.playing.play("ONE", house.people[0], Resign())
    house.clock.advance(RETOLD + 1)
    stage = RecordingStage()
    again = make_tables(house.store, stage, house.clock)
    await seat_table(house, "TWO")
    await again.start()
    await stage.until(lambda: stage.news)
    assert [news.table.id for news in stage.news] == ["TWO"]
    await again.close()


async def test_pause_between_deals_ends_by_itself(house: House) -> None:
    table = await seat_table(house, seed=1, target="300")
    table = await play_the_deal(house, table, random.Random(1))
    dealt = await next_deal(house, table)
    assert dealt.ply == table.ply + 1
    assert len(dealt.position.to_act) == 1
    assert dealt.called == (dealt.position.turn(Seat.A), dealt.position.turn(Seat.B))


async def test_pause_that_was_cut_by_a_restart_ends_by_itself(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await seat_table(house, seed=1, target="300")
    table = await play_the_deal(house, table, random.Random(1))
    await house.tables.close()
    house.clock.advance(3_600_000)
    house.tables = await slow_paced(house)
    dealt = await next_deal(house, table)
    assert dealt.awaits_deck is None


async def test_nothing_runs_on_after_close(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await seat_table(house)
    before = asyncio.all_tasks()
    await house.tables.playing.play(table.id, house.people[0], Resign())
    await house.tables.close()
    left = {task.get_name() for task in asyncio.all_tasks()}
    ended = {task.get_name() for task in before} - left
    assert {"timekeeper", "announcer"} <= ended <= {"timekeeper", "announcer", "rounds"}  # a first round may be over
    assert not left & {"timekeeper", "announcer", "rounds"}
    assert left - {"question"} <= {task.get_name() for task in before}  # the store hears out any question
    await house.tables.close()
