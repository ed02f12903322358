"""Times at several processes on one database: what is due, and clocks that stand still while nobody is at home."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.games.mille.moves import Draw
from bot.store import DueRow, Precondition, Row, Unavailable
from bot.tables.fleet.following import Following
from bot.tables.time import SECOND
from bot.tables.waiting.away import HEARTBEAT
from tests.tables.house import GUILD, mover, seat_table, turn_of
from tests.tables.neighbors import Neighbors, last, see
from tests.tables.recording_stage import PATIENCE


async def test_what_is_due_is_stored_anew_where_the_home_had_put_it_off(pair: Neighbors) -> None:
    """The home has stored that nothing is due for long; a move elsewhere brings something forward at this moment."""
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    later = table.moved_at + 10**9
    home.tables.dues.stored([DueRow(table.id, later)])
    away.tables.dues.stored([DueRow(table.id, 0)])
    await home.store.commit(DueRow(table.id, later))
    away.tables.dues.stored([DueRow(table.id, 0)])
    played = await away.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    await pair.until_both_know(played.table)
    async with asyncio.timeout(PATIENCE):
        while await home.store.due_tables(later - 1) == []:
            pass


async def test_what_is_due_is_stored_anew_where_the_home_puts_it_off_before_it_hears_of_a_move(
    pair: Neighbors,
) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    pair.wire.is_held = True
    played = await away.tables.playing.play(table.id, mover(table), Draw(), turn=turn_of(table))
    later = table.moved_at + 10**9
    home.tables.dues._next[table.id] = later
    await home.store.commit(DueRow(table.id, 0))
    await home.tables._rounds.look()
    assert await home.store.due_tables(later - 1) == [], "it is put off"
    pair.wire.release()
    await pair.until_both_know(played.table)
    async with asyncio.timeout(PATIENCE):
        while await home.store.due_tables(later - 1) == []:
            pass


async def test_a_time_that_was_put_off_in_vain_is_set_right_even_if_the_store_fails_at_first(
    pair: Neighbors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody would look there any more after the home has died."""
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    late, failures = home.clock.now() + 10**9, 1
    pair.wire.is_held = True
    played = (await away.tables.playing.play(table.id, mover(table), Draw())).table
    home.tables.dues._put_off.add(table.id)  # as a round does that had not heard of the move
    await home.store.commit(DueRow(table.id, late))
    home.tables.dues.forget_stored(table.id)
    commit = home.store.commit

    async def fails_once(*rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        nonlocal failures
        if failures and any(isinstance(row, DueRow) for row in rows):
            failures -= 1
            raise Unavailable("the database is away")
        await commit(*rows, preconditions=preconditions)

    monkeypatch.setattr(home.store, "commit", fails_once)
    pair.wire.release()
    await home.stage.until(lambda: any(news.table.ply == played.ply for news in home.stage.news))
    assert not failures
    due = {row.table: row.at for row in await home.store.due_tables(late)}
    assert due[table.id] < late


async def test_a_process_stops_no_clocks_in_servers_that_others_serve(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    away.tables.presence.in_servers(set())  # it is in none, and serves none
    away.tables.presence.out_of_reach(None, None)
    away.pass_time(3 * HEARTBEAT)
    await pair.until(lambda: not away.tables._timekeeper._running)
    assert not (await away.logged(table.id)).is_paused
    home.tables.presence.in_servers(set())  # it serves this one, and is no longer there
    await pair.until(lambda: last(home, table).is_paused)


async def test_clocks_stand_still_while_no_process_serves_a_server(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    Following(home.tables).unserved(lambda guild_id: guild_id == GUILD)
    assert home.tables.presence.is_cut_off(table)
    home.pass_time(HEARTBEAT)
    await pair.until(lambda: last(home, table).is_paused)
    Following(home.tables).unserved(None)
    assert not home.tables.presence.is_cut_off(table)
    pair.homes[0].guilds.clear()
    pair.homes[1].guilds.add(GUILD)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    away.tables.presence.in_servers({GUILD})
    await pair.until(lambda: last(away, table).ply > 2 and not last(away, table).is_paused)


async def test_clocks_in_private_channels_stand_still_while_no_press_reaches_the_process_that_brings_them(
    pair: Neighbors,
) -> None:
    (home, away), line = pair.houses, pair.homes[1]
    private = await seat_table(home, "PRIVATE", clock="10m elsewhere", channel=GUILD)
    server = await seat_table(home, "SERVER", clock="10m elsewhere")
    for each in (private, server):
        await see(pair, each)
    home.pass_time(SECOND)
    away.tables.presence.out_of_reach(0, {GUILD + 1}, brings=lambda guild_id: guild_id is None)
    away.tables.presence.out_of_reach(2, {GUILD + 2}, brings=lambda guild_id: False)
    assert line.deaf_since == away.clock.now()
    Following(home.tables).deaf(line.deaf_since)
    home.pass_time(HEARTBEAT)
    await pair.until(lambda: last(home, private).is_paused)
    await pair.until(lambda: not home.tables._timekeeper._running)
    assert not (await home.logged(server.id)).is_paused
    assert [home.tables.presence.is_cut_off(each) for each in (private, server)] == [True, False]
    away.tables.presence.in_reach(0, {GUILD + 1})
    assert line.deaf_since is None
    Following(home.tables).deaf(None)
    await pair.until(lambda: not last(home, private).is_paused)


async def test_clocks_go_on_where_the_new_home_was_ready_before_the_old_one_stopped_them(pair: Neighbors) -> None:
    """The old home still believes that nobody serves the server, until it renews its leases."""
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    Following(home.tables).unserved(lambda guild_id: guild_id == GUILD)
    pair.homes[1].guilds.add(GUILD)
    away.tables.presence.in_servers({GUILD})
    await pair.until(lambda: not away.tables._timekeeper._running)
    home.pass_time(HEARTBEAT)
    await pair.until(lambda: last(home, table).is_paused)
    pair.homes[0].guilds.clear()
    Following(home.tables).unserved(None)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    await pair.until(lambda: last(away, table).ply > 2 and not last(away, table).is_paused)


async def test_a_process_that_is_no_longer_the_home_stops_no_clocks(pair: Neighbors) -> None:
    """It was frozen meanwhile, and the new home has looked for such pauses already."""
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    Following(home.tables).unserved(lambda guild_id: guild_id == GUILD)
    pair.homes[0].guilds.clear()
    pair.homes[1].guilds.add(GUILD)
    home.pass_time(HEARTBEAT)
    await pair.until(lambda: not home.tables._timekeeper._running)
    assert not (await away.logged(table.id)).is_paused


async def test_whoever_comes_home_stops_the_clocks_that_ran_on_though_nobody_could_reach_it(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m")
    await see(pair, table)
    pair.homes[1].guilds.add(GUILD)
    away.tables.presence.out_of_reach(1, {GUILD})
    pair.homes[1].guilds.clear()
    away.pass_time(HEARTBEAT)
    await pair.until(lambda: not away.tables._timekeeper._running)
    assert not (await away.logged(table.id)).is_paused, "it is at home elsewhere"
    pair.homes[0].guilds.clear()
    pair.homes[1].guilds.add(GUILD)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    await pair.until(lambda: last(away, table).is_paused)


async def test_clocks_go_on_in_a_place_where_the_bot_is_not_once_a_process_has_come_home(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home, clock="10m elsewhere")
    await see(pair, table)
    Following(home.tables).unserved(lambda guild_id: guild_id == GUILD)
    home.pass_time(HEARTBEAT)
    await pair.until(lambda: last(home, table).is_paused)
    pair.homes[0].guilds.clear()
    pair.homes[1].guilds.add(GUILD)
    Following(away.tables).take_over(lambda guild_id: guild_id == GUILD)
    await pair.until(lambda: last(away, table).ply > 2 and not last(away, table).is_paused)
