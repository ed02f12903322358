"""A start reads only the logs of tables that are due or not yet shown, and forgets nothing that is due."""

import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Resign, Seat
from bot.store import DueRow, NoteRow, Precondition, Row
from bot.tables import Matter, Table
from bot.tables.hosting import LONGEST_WAIT
from bot.tables.time import DAY, HOUR, MINUTE
from bot.tables.waiting.away import ALIVE, HEARTBEAT
from bot.tables.waiting.resuming import RETOLD
from tests.left_out import first
from tests.tables.house import (
    NEVER,
    House,
    agree_on,
    any_move,
    make_tables,
    mover,
    play_the_deal,
    play_to_the_end,
    seat_table,
    slow_paced,
    standing,
)
from tests.there import there

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests


async def settle(house: House, *tables: Table) -> None:
    """Show everything that these tables have to show."""
    await house.tables.messages.all_shown({table.id: table.ply for table in tables})


@contextmanager
def written(house: House, kind: type[Row]) -> Iterator[list[Row]]:
    """Collect the rows of this kind that are stored from now on."""
    rows: list[Row] = []
    commit = house.store.commit

    async def note(*stored: Row, preconditions: Sequence[Precondition] = ()) -> None:
        rows.extend(row for row in stored if isinstance(row, kind))
        await commit(*stored, preconditions=preconditions)

    house.store.commit = note  # type: ignore[method-assign]
    try:
        yield rows
    finally:
        house.store.commit = commit  # type: ignore[method-assign]


async def due_at(house: House, key: str) -> int | None:
    """Return when the store says that a table is due; None when its game is over."""
    return {row.table: row.at for row in await house.store.due_tables(NEVER)}.get(key)


async def test_a_start_reads_no_log_of_a_table_that_is_neither_due_nor_unshown(house: House) -> None:
    for number in range(5):
        table = await seat_table(house, f"QUIET{number}")
        await settle(house, (await house.tables.playing.play(table.id, mover(table), Draw())).table)
    house.clock.advance(1)
    await seat_table(house, "UNSHOWN")
    await house.tables.close()
    house.stage.news.clear()
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    keys = ("UNSHOWN", *(f"QUIET{number}" for number in range(5)))
    assert _known(house, *keys) == set()
    await house.stage.until(lambda: house.stage.news)
    assert _known(house, *keys) == {"UNSHOWN"}
    assert [news.table.id for news in house.stage.news] == ["UNSHOWN"]


def _known(house: House, *keys: str) -> set[str]:
    """Return which of these tables were read since the start, and so are in memory."""
    return {key for key in keys if house.tables.memory.peek(key) is not None}


async def test_a_table_is_read_when_somebody_asks_for_it(house: House) -> None:
    table = await seat_table(house)
    table = (await house.tables.playing.play(table.id, mover(table), Draw())).table
    await settle(house, table)
    await house.restart()
    played = await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(1)))
    assert standing(await house.logged(table.id)) == standing(played.table)


async def test_an_end_that_was_shown_is_not_shown_again(house: House) -> None:
    ended, other = await seat_table(house, "ENDED"), await seat_table(house, "OTHER")
    await settle(house, (await house.tables.playing.play(ended.id, house.people[0], Resign())).table)
    await house.tables.playing.play(other.id, house.people[0], Resign())
    house.stage.news.clear()
    house.clock.advance(RETOLD)
    await house.restart()
    await house.stage.until(lambda: house.stage.news)
    assert [news.table.id for news in house.stage.news] == ["OTHER"]


async def test_an_end_that_was_not_shown_is_shown_after_hours_without_a_process(house: House) -> None:
    table = await seat_table(house)
    await house.tables.playing.play(table.id, house.people[0], Resign())
    house.clock.advance(5 * HOUR)
    house.stage.news.clear()
    await house.restart()
    await house.stage.until(lambda: any(news.table.id == table.id for news in house.stage.news))


async def test_moves_that_put_off_what_is_due_write_nothing_more(house: House) -> None:
    table = await seat_table(house, clock="10m", target="10000")
    table = (await house.tables.playing.play(table.id, mover(table), Draw())).table
    chance = random.Random(1)
    with written(house, DueRow) as rows:
        for _ in range(20):
            house.clock.advance(1000)
            table = (await house.tables.playing.play(table.id, mover(table), any_move(table, chance))).table
    assert rows == []
    assert (await due_at(house, table.id) or 0) > house.clock.now()


@pytest.mark.parametrize("clock", first(1, ["10m", None, "24h"], why="all ways to play"))
async def test_at_every_ply_the_store_says_no_later_moment_than_the_first_due_one(
    house: House, clock: str | None
) -> None:
    """Whatever a kill leaves, the next process looks in time."""
    house.tables = await slow_paced(house)
    table = await seat_table(house, clock=clock, target="300")
    chance, now = random.Random(4), house.clock

    async def check() -> None:
        now.advance(chance.randrange(2 * MINUTE))
        seen = await house.tables.memory.table(table.id)
        stored = there(await due_at(house, table.id))
        assert stored <= min(house.tables.waiting.moments(seen))
        if seen.awaits_deck is not None:
            assert stored <= house.tables.dealing.deals_at(seen)
            house.pass_time(HOUR)

    await play_to_the_end(house, table, chance, between=check)
    assert await due_at(house, table.id) is None
    assert await house.store.due_tables(NEVER) == []


async def _reminded(house: House, table: Table) -> Callable[[], object]:
    house.clock.advance(66 * MINUTE)
    await house.store.commit(NoteRow(ALIVE, str(house.clock.now())))  # it was here until now
    return lambda: house.stage.reminded


async def _late(house: House, table: Table) -> Callable[[], object]:
    house.clock.advance(70 * MINUTE)
    await house.store.commit(NoteRow(ALIVE, str(house.clock.now())))
    return lambda: house.stage.late


async def _given_up(house: House, table: Table) -> Callable[[], object]:
    house.clock.advance(LONGEST_WAIT)
    return lambda: any(news.table.is_over for news in house.stage.news)


@pytest.mark.parametrize("becomes", [_reminded, _late, _given_up])
async def test_what_became_due_while_nobody_looked_is_done_after_the_start(
    house: House, becomes: Callable[[House, Table], Awaitable[Callable[[], object]]]
) -> None:
    table = await seat_table(house, clock=None if becomes is _given_up else "10m")
    table = (await house.tables.playing.play(table.id, mover(table), Draw())).table
    await settle(house, table)
    await house.tables.close()
    is_done = await becomes(house, table)
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    await house.stage.until(is_done)


async def test_what_becomes_due_later_is_found_by_the_rounds(house: House) -> None:
    """Nobody asks for the table after the start: only the index of due times finds it."""
    table = await seat_table(house, clock="10m")
    table = (await house.tables.playing.play(table.id, mover(table), Draw())).table
    reminder = min(house.tables.waiting.moments(table))
    end = table.countdown.deadline(Seat(table.seat_of(mover(table)) or 0))
    await settle(house, table)
    await house.tables.close()
    await house.store.commit(NoteRow(ALIVE, str(house.clock.now())), DueRow(table.id, reminder))
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    while not house.stage.reminded and house.clock.now() < end:  # a round may be slower than the time that passes
        await house.clock.until_called()
        await house.store.note("what is due has been looked for")
    await house.stage.until(lambda: house.stage.reminded)


async def test_a_deal_that_is_owed_is_dealt_after_a_start(house: House) -> None:
    house.tables = await slow_paced(house)
    table = await play_the_deal(house, await seat_table(house, target="300"), random.Random(1))
    await settle(house, table)
    await house.tables.close()
    house.clock.advance(HOUR)
    house.tables = await slow_paced(house)
    await house.stage.until(lambda: house.stage.news[-1].table.ply > table.ply)


@pytest.mark.parametrize(("away", "is_wrong"), [(10_000, False), (3 * MINUTE, False), (4 * MINUTE, True), (DAY, True)])
async def test_only_clocks_that_show_something_else_are_read_after_a_start(
    house: House, away: int, *, is_wrong: bool
) -> None:
    """One clock has more than an hour to go, and the players have stopped the other."""
    running, stopped = await seat_table(house, "RUNS", clock="10m"), await seat_table(house, "STOPPED", clock="10m")
    stopped = await agree_on(house, stopped, Matter.PAUSE)
    seat = min(running.countdown.running)
    end = there(running.countdown.deadline(seat))
    await settle(house, running, stopped)
    for each in (running, stopped):
        await house.store.commit(DueRow(each.id, min(house.tables.waiting.moments(each))))
    await seat_table(house, "UNSHOWN")
    await house.tables.close()
    house.clock.advance(away)
    house.stage.news.clear()
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    await house.stage.until(lambda: any(news.table.id == "UNSHOWN" for news in house.stage.news))
    if is_wrong:
        await house.stage.until(lambda: any(news.table.id == "RUNS" for news in house.stage.news))
    for _ in range(5):
        await house.store.find_robot("none")  # whatever is to be read at once is read by now
    assert _known(house, "RUNS", "STOPPED", "UNSHOWN") == ({"RUNS", "UNSHOWN"} if is_wrong else {"UNSHOWN"})
    assert {news.table.id for news in house.stage.news} == ({"RUNS", "UNSHOWN"} if is_wrong else {"UNSHOWN"})
    assert (await house.tables.memory.table("RUNS")).countdown.deadline(seat) == end + away


async def test_a_clock_is_corrected_before_it_shows_much_less_than_is_left(house: House) -> None:
    """Nobody asks for the table after a short restart; its reminder is still far away when it is read."""
    table = await seat_table(house, clock="10m")
    reminder = min(house.tables.waiting.moments(table))
    await settle(house, table)
    await house.store.commit(DueRow(table.id, reminder))
    await house.tables.close()
    house.clock.advance(MINUTE)
    house.stage.news.clear()
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    while house.clock.now() < reminder - 20 * MINUTE:
        assert house.stage.news == []
        await house.clock.until_called()
        await house.store.note("what is due has been looked for")
    await house.stage.until(lambda: house.stage.news)
    assert house.clock.now() < reminder


async def test_time_is_given_back_for_each_time_when_no_process_ran(house: House) -> None:
    """Though no process in between came to read the table."""
    table = await seat_table(house, clock="10m")
    seat = Seat(table.seat_of(mover(table)) or 0)
    end = there(table.countdown.deadline(seat))
    await settle(house, table)
    for _ in range(3):
        await house.tables.close()
        house.clock.advance(DAY)
        house.tables = make_tables(house.store, house.stage, house.clock)
        await house.tables.start()
        house.clock.advance(2 * HEARTBEAT)  # nobody calls, so nothing is read
        await house.tables.presence.beat()
    now = await house.tables.memory.table(table.id)
    assert now.countdown.deadline(seat) == end + 3 * DAY
    assert standing(await house.logged(table.id)) == standing(now)
    rows = len(await house.store.log(table.id))
    await house.restart()
    await house.tables.memory.table(table.id)
    assert len(await house.store.log(table.id)) == rows, "it was given back once"


async def test_a_process_that_dies_in_the_middle_of_its_start_leaves_the_rest_to_the_next(house: House) -> None:
    for number in range(5):
        await seat_table(house, f"TABLE{number}", clock="10m")
    for _ in range(3):
        await house.restart()
    await house.stage.until(lambda: len({news.table.id for news in house.stage.news}) == 5)


async def test_a_server_that_took_the_bot_back_while_it_was_away_gets_its_clocks_back(house: House) -> None:
    table = await seat_table(house, clock="24h")
    await house.tables.presence.server_lost(table)
    await settle(house, await house.tables.memory.table(table.id))
    await house.restart()
    house.tables.presence.in_servers({table.guild_id or 0})
    house.pass_time(0)
    await house.stage.until(lambda: not house.stage.news[-1].table.is_paused)
