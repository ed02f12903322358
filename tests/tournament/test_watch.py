"""The watch over tournaments: what is due happens by itself, and each change is shown, also after a restart."""

import asyncio
from collections.abc import Collection
from pathlib import Path

import pytest

from bot.games.protocol import Resign
from bot.tables import Player, agree
from bot.tables.fleet.following import Following
from bot.tables.time import HOUR
from bot.tournament import Setup, Tournament, TournamentWatch
from bot.tournament.course import Off, Pace
from bot.tournament.rows import table_key
from bot.tournament.umpire import BREAK, DAY, LIFETIME, MINUTE, WEEK
from bot.values.database import Database
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, House
from tests.tables.neighbors import open_neighbors
from tests.tables.recording_stage import PATIENCE
from tests.tables.still_clock import StillClock
from tests.tournament.board import Board, watched
from tests.tournament.hall import Hall, faults, open_hall

pytestmark = pytest.mark.file_only


@pytest.mark.at_server
async def test_it_all_goes_on_by_itself_though_nobody_presses_anything_more(hall: Hall) -> None:
    board = watched(hall)
    ann, bob = hall.people[:2]
    key = (await hall.begun(2)).row.id
    await board.until(lambda course: len(course.rounds) == 1)
    await hall.tournaments.here(key, ann, press_id=1)
    hall.clock.pass_time(3 * MINUTE)
    await board.until(lambda course: any(each.is_over for each in course.rounds[:1]))
    hall.clock.pass_time(BREAK)
    course = await board.until(lambda course: len(course.rounds) == 2)
    assert [line.person for line in course.lines] == [ann.id, bob.id]
    await board.until(lambda course: course.rounds[1].waits_since is not None)
    hall.clock.pass_time(3 * MINUTE)
    await board.until(lambda course: bob.id in course.left)
    hall.clock.pass_time(BREAK)
    await board.until(lambda course: course.is_over)


async def test_the_result_of_a_table_is_entered_when_its_game_ends(hall: Hall) -> None:
    board = watched(hall)
    ann, bob = hall.people[:2]
    key = (await hall.begun(2)).row.id
    await hall.all_come(key)
    await hall.tables.playing.play(table_key(key, 1, 1), bob, Resign())
    course = await board.until(lambda course: any(each.is_over for each in course.rounds[:1]))
    assert [line.person for line in course.lines] == [ann.id, bob.id]


async def test_a_game_may_end_while_the_watch_looks_for_games_that_have_ended(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    board, find, announced, is_seen = watched(hall), hall.tournaments.tables_over, asyncio.Event(), asyncio.Event()
    hall.tables.ended.follow(lambda _: announced.set())

    async def ended_meanwhile(tables: Collection[str]) -> Collection[str]:
        asked = list(tables)
        if announced.is_set():
            is_seen.set()
        else:
            await hall.tables.playing.play(asked[0], hall.people[1], Resign())
            await announced.wait()
        return await find(asked)

    await hall.all_come((await hall.begun(2)).row.id)
    await board.until(lambda course: any(each.begun_with for one in course.rounds[:1] for each in one.tables))
    monkeypatch.setattr(hall.tournaments, "tables_over", ended_meanwhile)
    hall.watch.look()
    await board.until(lambda course: course.rounds[0].is_over)
    hall.watch.look()
    async with asyncio.timeout(PATIENCE):
        await is_seen.wait()
    assert "failed" not in caplog.text


async def test_a_round_begins_in_time_though_it_is_due_while_the_watch_looks(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, revealed, looks = watched(hall), hall.tournaments.revealed, 0
    key = (await hall.begun(2)).row.id
    await hall.all_come(key)
    await hall.all_play(key)
    await board.until(lambda course: any(each.is_over for each in course.rounds))

    async def revealed_late(found: Tournament) -> bytes | None:
        nonlocal looks
        looks += 1
        if looks == 1:
            hall.watch.look_at(key)  # now, and at no other time
        if looks == 2:
            hall.clock.pass_time(BREAK)
        return await revealed(found)

    monkeypatch.setattr(hall.tournaments, "revealed", revealed_late)
    hall.watch.look_at(key)
    await board.until(lambda course: len(course.rounds) == 2)


async def test_by_the_week_a_table_ends_by_its_clock_and_the_next_round_begins_a_week_after_the_last(
    hall: Hall,
) -> None:
    board = watched(hall)
    key = (await hall.open(pace=Pace.WEEKLY)).row.id
    for each in hall.people[:4]:
        await hall.tournaments.join(key, each)
    await hall.tournaments.start(key, hall.people[0])
    await board.until(lambda course: bool(course.rounds) and all(t.since is not None for t in course.rounds[0].tables))
    course = (await hall.all_come(key)).course
    seated, (one, _) = course.rounds[0].at, course.rounds[0].tables[0].people
    game = await hall.tables.memory.table(table_key(key, 1, 1))
    assert str(game.terms.pace) == "1h claim quiet"
    await hall.tables.playing.play(game.id, next(each for each in game.players if each.id == one), Resign())
    hall.clock.pass_time(HOUR + DAY)  # nobody plays at the other table
    course = await board.until(lambda course: course.rounds[0].is_over)
    assert all(each.result is not None and each.result.winners for each in course.rounds[0].tables)
    hall.clock.pass_time(seated + WEEK - hall.clock.now() - 1)
    assert len((await hall.tournaments.go_on(key)).course.rounds) == 1
    hall.clock.pass_time(1)
    await board.until(lambda course: len(course.rounds) == 2)


async def test_a_sign_up_that_nobody_starts_ends_by_itself(hall: Hall) -> None:
    board = watched(hall)
    await hall.open()
    hall.clock.pass_time(LIFETIME)
    course = await board.until(lambda course: not course.is_open)
    assert course.called_off is Off.LAPSED


async def test_what_cannot_be_shown_is_tried_again_and_holds_up_nothing(hall: Hall) -> None:
    board = watched(hall)
    board.broken = 2
    key = (await hall.begun(2)).row.id
    course = await board.until(lambda course: bool(course.rounds))
    assert course.people == tuple(each.id for each in hall.people[:2])
    board.broken = 3
    await hall.all_come(key)
    await hall.all_play(key)
    await board.until(lambda course: any(each.is_over for each in course.rounds[:1]))


async def test_nobody_is_absent_whose_call_cannot_be_posted_and_it_is_tried_again(hall: Hall) -> None:
    board = watched(hall)
    board.is_mute = True
    key = (await hall.begun(4, calls=False)).row.id
    await board.until(lambda course: bool(course.rounds))
    hall.clock.pass_time(10 * MINUTE)
    assert not (await hall.tournaments.go_on(key)).course.rounds[0].is_over
    board.is_mute = False
    async with asyncio.timeout(PATIENCE):
        while any(each.since is None for each in (await hall.tournaments.find(key)).course.rounds[0].tables):
            await hall.clock.until_called()
    hall.clock.pass_time(3 * MINUTE)
    course = await board.until(lambda course: course.rounds[0].is_over)
    assert all(each.result is not None and not each.result.places for each in course.rounds[0].tables)


async def test_who_could_not_come_while_the_bot_was_away_has_that_time_again(tmp_path: Path) -> None:
    path, clock = tmp_path / "chapeau.db", StillClock()
    async with open_hall(path, clock) as hall:
        key = (await hall.begun(2)).row.id
        clock.pass_time(MINUTE)
        await hall.tables.presence.beat()
    clock.advance(20 * MINUTE)
    async with open_hall(path, clock) as hall:
        ann, bob = hall.people[:2]
        await hall.tournaments.here(key, ann, press_id=1)
        hall.tables.presence.out_of_reach(0, [GUILD])
        clock.pass_time(10 * MINUTE)
        hall.tables.presence.in_reach(0, [GUILD])
        clock.pass_time(MINUTE)
        course = (await hall.tournaments.here(key, bob, press_id=2)).course
        assert course.rounds[0].tables[0].begun_with == (ann.id, bob.id)
        assert course.rounds[0].longer == 30 * MINUTE
    assert faults(path) == []


@pytest.mark.at_server
async def test_once_everybody_could_come_for_long_enough_it_waits_no_more(hall: Hall) -> None:
    key = (await hall.begun(2)).row.id
    hall.clock.pass_time(3 * MINUTE - 1)
    hall.tables.in_server(GUILD, is_here=False)
    acts = (await hall.tournaments.find(key)).course.number
    for _ in range(6):
        hall.clock.pass_time(10)
        assert (await hall.tournaments.go_on(key)).course.number == acts, "nothing is stored while it is away"
    hall.clock.pass_time(MINUTE - 60)
    hall.tables.in_server(GUILD, is_here=True)
    assert not (await hall.tournaments.go_on(key)).course.rounds[0].is_over
    hall.clock.pass_time(1)
    assert (await hall.tournaments.go_on(key)).course.rounds[0].is_over


async def test_who_takes_a_server_over_shows_an_end_that_the_home_before_could_not(hall: Hall) -> None:
    board = watched(hall)
    found = await hall.begun(2)
    await hall.to_end(found.row.id)
    await board.until(lambda course: course.is_over)
    board.shown.clear()
    Following(hall.tables).take_over(lambda _: True)
    assert (await board.until(lambda course: course.is_over)).is_over


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_start_shows_what_the_process_before_left_unshown(tmp_path: Path, *, is_over: bool) -> None:
    path, clock = tmp_path / "chapeau.db", StillClock()
    async with open_hall(path, clock) as hall:  # which shows nothing
        key = (await hall.to_end((await hall.open()).row.id) if is_over else await hall.begun()).row.id
    async with open_hall(path, clock) as hall:
        board = watched(hall)
        course = await board.until(lambda course: course.is_started)
        assert course.is_over is is_over
        assert board.shown[-1].row.id == key


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_server_that_lets_the_bot_in_again_is_shown_its_tournaments_anew(hall: Hall, *, is_over: bool) -> None:
    """What was to be shown while the bot was out is lost: nothing there could be changed."""
    board = watched(hall)
    key = (await hall.to_end((await hall.open()).row.id) if is_over else await hall.begun()).row.id
    now = (await hall.tournaments.find(key)).course.number
    await board.until(lambda course: course.number == now)
    board.shown.clear()
    hall.watch.let_in(GUILD)
    await board.until(lambda course: course.number == now and course.is_over is is_over)
    assert {each.row.id for each in board.shown} == {key}


async def test_a_table_that_ended_while_no_process_ran_has_its_result_after_a_start(
    tmp_path: Path,
) -> None:
    path, clock = tmp_path / "chapeau.db", StillClock()
    async with open_hall(path, clock) as hall:
        key = (await hall.begun(2)).row.id
        await hall.all_come(key)
        await hall.tables.playing.play(table_key(key, 1, 1), hall.people[1], Resign())  # and a kill
    async with open_hall(path, clock) as hall:
        course = await watched(hall).until(lambda course: any(each.is_over for each in course.rounds[:1]))
        assert course.rounds[0].tables[0].result is not None


@pytest.mark.at_server
async def test_the_home_of_the_server_shows_what_another_process_does(kept_in: Database) -> None:
    if not isinstance(kept_in, Path):
        pytest.skip("neighbors share a file")
    async with open_neighbors(kept_in) as pair:
        pair.homes[0].guilds.add(GUILD)
        watches = [_watch(house) for house in pair.houses]
        boards = [Board(watch, pair.houses[0].clock) for watch in watches]
        for board, watch in zip(boards, watches, strict=True):
            watch.show = board.show
            watch.start()
        (_, away), (host, bob, _) = watches, pair.houses[1].people
        found = await _open(away, host)
        for each in (host, bob):
            await away.tournaments.join(found.row.id, each)
        await away.tournaments.start(found.row.id, host)
        clock = pair.houses[0].clock
        await boards[0].until(lambda course: bool(course.rounds))
        for number, each in enumerate((host, bob)):
            await away.tournaments.here(found.row.id, each, press_id=number)
        await pair.houses[1].tables.playing.play(table_key(found.row.id, 1, 1), bob, Resign())
        await boards[0].until(lambda course: any(each.is_over for each in course.rounds[:1]))
        assert not boards[1].shown
        pair.homes[0].guilds.clear()
        pair.homes[1].guilds.add(GUILD)
        Following(pair.houses[1].tables).take_over(lambda guild_id: guild_id == GUILD)
        clock.pass_time(BREAK)
        await boards[1].until(lambda course: len(course.rounds) == 2)
        for watch in watches:
            await watch.close()


def _watch(house: House) -> TournamentWatch:
    return TournamentWatch(house.store, house.tables, house.clock)


async def _open(watch: TournamentWatch, host: Player) -> Tournament:
    setup = Setup(seats=2, rounds=2, pace=Pace.EVENING)
    terms = agree(MILLE, 0, {"target": "100"})
    return await watch.tournaments.open(host, terms, setup, guild_id=GUILD, channel_id=CHANNEL)
