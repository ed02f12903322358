"""Clocks stop while the bot is down, cut off from Discord, or removed from a server."""

import asyncio

import pytest

from bot.store import NoteRow, Unavailable
from bot.tables import Matter, Table
from bot.tables.time import DAY, HOUR, MINUTE, SECOND
from bot.tables.waiting.away import ALIVE, GAPS, HEARTBEAT, STILL
from bot.tables.waiting.presence import AGAIN
from tests.left_out import first
from tests.store.plans import questions
from tests.tables.house import GUILD, House, agree_on, idle, make_tables, seat_table, standing
from tests.there import there

pytestmark = pytest.mark.file_only


async def test_a_clock_stands_still_while_the_bot_is_down(house: House) -> None:
    table = await seat_table(house, clock="10m")
    end = there(table.countdown.deadline(next(iter(table.position.to_act))))
    house.clock.advance(20 * MINUTE)
    await house.tables.close()
    house.clock.advance(5 * DAY)
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    table = await house.tables.memory.table(table.id)
    assert table.countdown.deadline(next(iter(table.position.to_act))) == end + 5 * DAY
    assert house.stage.late == []
    before = len(await house.store.log(table.id))
    await house.restart()  # at the same moment: nothing to make up for
    assert len(await house.store.log(table.id)) == before
    assert standing(await house.logged(table.id)) == standing(await house.tables.memory.table(table.id))


async def test_a_process_that_never_came_to_start_was_not_here(house: House) -> None:
    """As when Discord refuses its token: it is closed without having been started."""
    table = await seat_table(house, clock="10m")
    end = there(table.countdown.deadline(next(iter(table.position.to_act))))
    await house.tables.close()
    house.clock.advance(3 * HOUR)
    await make_tables(house.store, house.stage, house.clock).close()
    house.clock.advance(MINUTE)
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    table = await house.tables.memory.table(table.id)
    assert table.countdown.deadline(next(iter(table.position.to_act))) == end + 3 * HOUR + MINUTE


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("key", [ALIVE, GAPS, STILL])
@pytest.mark.parametrize(
    "garbage",
    first(2, ["soon", "[[0, 1e99]]", "[[1]]", '{"T1": "soon"}', f"[[0, {10**30}]]", "9" * 5000], why="all nonsense"),
)
async def test_a_note_of_absences_that_cannot_be_read_keeps_no_bot_from_starting(
    house: House, key: str, garbage: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await seat_table(house, clock="10m")
    await house.tables.close()
    await house.store.commit(NoteRow(key, garbage))
    house.clock.advance(MINUTE)
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    (message,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert message.startswith(f"notes: {key} cannot be read")
    assert garbage not in message
    assert not (await house.tables.memory.table(table.id)).is_over
    await house.restart()
    assert [record for record in caplog.records if "cannot be read" in record.getMessage()] == caplog.records[:1]


async def test_a_start_that_failed_on_the_way_was_not_here(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator puts it right, and no time was lost."""
    table = await seat_table(house, clock="10m")
    end = there(table.countdown.deadline(next(iter(table.position.to_act))))
    await house.tables.close()
    for _ in range(2):
        house.clock.advance(3 * HOUR)
        failing = make_tables(house.store, house.stage, house.clock)
        with monkeypatch.context() as patched:
            patched.setattr(house.store, "unshown_ends", _unavailable)
            with pytest.raises(Unavailable):
                await failing.start()
        await failing.close()
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    table = await house.tables.memory.table(table.id)
    assert table.countdown.deadline(next(iter(table.position.to_act))) == end + 6 * HOUR


async def _unavailable(_: int) -> list[str]:
    raise Unavailable("cannot read")


async def test_a_kill_gives_back_at_most_one_heartbeat_more(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat = next(iter(table.position.to_act))
    alive = house.clock.now()
    end = there(table.countdown.deadline(seat))
    house.clock.advance(10 * MINUTE)  # no heartbeat was stored in this time, as if the process had hung
    await house.store.commit(NoteRow(ALIVE, str(alive)))
    fresh = make_tables(house.store, house.stage, house.clock)
    await fresh.start()
    assert (await fresh.memory.table(table.id)).countdown.deadline(seat) == end + 10 * MINUTE
    await fresh.close()


async def test_without_a_clock_a_restart_leaves_no_trace_in_the_log(house: House) -> None:
    table = await seat_table(house)
    house.clock.advance(MINUTE)
    await house.restart()
    assert len(await house.store.log(table.id)) == 1


async def until_written(house: House, key: str, text: str) -> Table:
    """Return the table once the last row of its log is this one."""
    await house.stage.until(lambda: house.stage.news and str(house.stage.news[-1].table.recent[-1:]).find(text) >= 0)
    return await house.tables.memory.table(key)


async def test_a_clock_stands_still_while_the_line_to_discord_is_broken(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat = next(iter(table.position.to_act))
    end = there(table.countdown.deadline(seat))
    presence = house.tables.presence
    house.clock.advance(69 * MINUTE)
    presence.out_of_reach(0, {GUILD})
    house.clock.advance(HEARTBEAT // 3)
    presence.out_of_reach(0, {GUILD})  # it broke again before it was up
    house.pass_time(5 * MINUTE)
    assert (await until_written(house, table.id, "Paused")).is_paused
    house.pass_time(5 * DAY)
    presence.in_reach(0, {GUILD})
    now = await until_written(house, table.id, "Resumed")
    assert now.countdown.deadline(seat) == end + HEARTBEAT // 3 + 5 * MINUTE + 5 * DAY
    assert house.stage.late == []
    assert standing(await house.logged(table.id)) == standing(now)


async def test_a_line_that_is_back_soon_leaves_no_trace(house: House) -> None:
    table = await seat_table(house, clock="10m")
    presence = house.tables.presence
    presence.out_of_reach(0, {GUILD})
    house.clock.advance(HEARTBEAT - 1)
    presence.in_reach(0, {GUILD})
    house.pass_time(70 * MINUTE)
    await house.stage.until(lambda: house.stage.late)
    assert len(await house.store.log(table.id)) == 1


async def test_nobody_is_late_before_it_is_known_that_the_line_is_broken(house: House) -> None:
    table = await seat_table(house, clock="10m")
    house.clock.advance(70 * MINUTE - 1)
    house.tables.presence.out_of_reach(0, {GUILD})
    house.clock.advance(1)
    await house.tables.waiting.look(table.id)
    assert house.stage.late == []
    house.tables.presence.in_reach(0, {GUILD})
    house.pass_time(AGAIN)
    await house.stage.until(lambda: house.stage.late)


async def test_looks_at_a_table_that_is_cut_off_grow_rarer_in_a_long_outage(house: House) -> None:
    table, presence, waits = await seat_table(house), house.tables.presence, []
    presence.out_of_reach(0, {GUILD})
    for passed in (0, 40 * SECOND, DAY):
        house.clock.advance(passed)
        waits.append(presence.look_again(table) - house.clock.now())
    assert waits == [SECOND, 5 * SECOND, 15 * SECOND]


async def test_a_broken_line_stops_only_the_clocks_of_its_servers(house: House) -> None:
    here, friends = await seat_table(house, clock="10m"), await seat_table(house, "FRIENDS")
    presence = house.tables.presence
    presence.out_of_reach(1, {GUILD + 1})
    house.pass_time(MINUTE)
    await house.tables.waiting.look(here.id)
    presence.out_of_reach(0, {GUILD})
    house.pass_time(MINUTE)
    assert (await until_written(house, here.id, "Paused")).countdown.at == house.clock.now() - MINUTE
    assert not (await house.tables.memory.table(friends.id)).is_paused, "nobody agreed to a time there"


@pytest.mark.at_server
async def test_killed_while_the_line_was_broken(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat = next(iter(table.position.to_act))
    end = there(table.countdown.deadline(seat))
    house.tables.presence.out_of_reach(0, {GUILD})
    house.pass_time(HEARTBEAT)
    await until_written(house, table.id, "Paused")
    await house.restart()
    house.clock.advance(DAY)
    house.tables.presence.in_servers({GUILD})
    house.pass_time(0)
    now = await until_written(house, table.id, "Resumed")
    assert now.countdown.deadline(seat) == end + HEARTBEAT + DAY


@pytest.mark.at_server
async def test_before_the_first_line_stands_clocks_stand_still(house: House) -> None:
    table = await seat_table(house, clock="10m")
    house.tables.presence.out_of_reach(None, None)
    house.pass_time(DAY)
    await until_written(house, table.id, "Paused")
    house.tables.presence.in_reach(0, {GUILD})
    house.pass_time(0)
    await until_written(house, table.id, "Resumed")
    assert house.stage.late == []
    assert not house.tables.presence.is_cut_off(table)


async def test_where_the_bot_is_not_clocks_stand_still_only_while_no_line_stands(house: House) -> None:
    """They run in a place that the bot has never been in, and that no line names."""
    table = await seat_table(house, clock="10m elsewhere")
    presence = house.tables.presence
    presence.in_servers({GUILD + 1})
    house.pass_time(0)
    await presence.server_lost(table)
    assert not (await house.tables.memory.table(table.id)).is_paused
    presence.out_of_reach(0, None)
    house.pass_time(DAY)
    await until_written(house, table.id, "Paused")
    presence.in_reach(0, {GUILD + 1})
    house.pass_time(0)
    await until_written(house, table.id, "Resumed")
    assert await house.store.running_servers() == set()
    assert await house.store.running_servers(elsewhere=True) == {GUILD}


async def test_of_several_lines_that_which_brings_presses_from_where_the_bot_is_not_stops_the_clocks_there(
    house: House,
) -> None:
    private = await seat_table(house, "PRIVATE", clock="10m elsewhere", channel=GUILD)
    server = await seat_table(house, "SERVER", clock="10m elsewhere")
    presence = house.tables.presence

    async def paused() -> set[str]:
        tables = [await house.tables.memory.table(each.id) for each in (private, server)]
        return {each.id for each in tables if each.is_paused}

    presence.out_of_reach(2, {GUILD + 1}, brings=lambda guild_id: False)
    house.pass_time(MINUTE)
    await idle(house, private.id)
    assert await paused() == set(), "it brings no press from there"
    presence.out_of_reach(0, {GUILD + 2}, brings=lambda guild_id: guild_id is None)
    house.pass_time(MINUTE)
    await idle(house, private.id)
    assert await paused() == {private.id}
    presence.out_of_reach(1, {GUILD + 3}, brings=lambda guild_id: guild_id == GUILD)
    presence.in_reach(2, {GUILD + 1})
    house.pass_time(MINUTE)
    await idle(house, server.id)
    assert await paused() == {private.id, server.id}, "another line that is back starts none of them"
    presence.in_reach(0, {GUILD + 2})
    house.pass_time(0)
    await idle(house, private.id)
    assert await paused() == {server.id}


async def test_removed_from_the_server_and_back(house: House) -> None:
    table = await seat_table(house, clock="10m")
    presence = house.tables.presence
    await presence.server_lost(table)
    await presence.server_lost(table)
    house.pass_time(3 * DAY)
    await presence.server_found(table)
    await presence.server_found(table)
    rows = [(row.seat, row.text) for row in await house.store.log(table.id, after=1)]
    assert rows == [(None, "pause"), (None, "resume")]
    assert not house.tables.waiting.late(await house.tables.memory.table(table.id))


async def test_a_pause_of_the_players_outlives_the_server(house: House) -> None:
    table = await seat_table(house, clock="10m")
    await agree_on(house, table, Matter.PAUSE)
    await house.tables.presence.server_lost(table)
    await house.tables.presence.server_found(table)
    assert (await house.tables.memory.table(table.id)).is_paused


async def test_a_server_without_tables_costs_one_question_about_tables(house: House) -> None:
    """However many tables there are elsewhere, most of them not in memory."""
    await house.tables.close()
    house.tables = make_tables(house.store, house.stage, house.clock, memory=1)
    await house.tables.start()
    for number in range(5):
        await seat_table(house, f"TABLE{number}", clock="10m")
    async with questions(house.store) as asked:
        house.tables.in_server(GUILD + 1, is_here=True)
        house.tables.presence.in_reach(1, {GUILD + 2})
        house.pass_time(0)

        def of_tables() -> int:
            return sum("FROM tables" in statement or "FROM log" in statement for statement in asked)

        async with asyncio.timeout(30):
            while of_tables() < 4:
                await house.store.notices("NONE")
        for _ in range(30):
            await house.store.notices("NONE")  # what more there was to ask was asked by now
    assert of_tables() == 4, "one for each server, one for what to show where it came, one for places without it"
