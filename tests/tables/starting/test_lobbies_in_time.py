"""Lobbies in time: they lapse, long sitters are asked, people leave for good, and play once more."""

import asyncio
from dataclasses import replace

import pytest

from bot.games.protocol import Resign
from bot.standing.mydata import export_of
from bot.standing.standing import Standing
from bot.tables import Level, Reason, Setting, Table
from bot.tables.lobbies.lobby import Close
from bot.tables.starting.lobby_watch import SOON
from bot.tables.time import MINUTE
from tests.tables.hall import LIFETIME, TERMS, Hall, refused
from tests.tables.house import CHANNEL, GUILD

pytestmark = pytest.mark.file_only

# Time


async def test_a_lobby_lapses(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    closed = await hall.tended(lobby, LIFETIME)
    assert closed.closed is Close.LAPSED
    await refused(hall.sit(lobby, 2), Reason.LOBBY_OVER)


async def test_nobody_sits_down_when_its_time_is_over_and_it_has_not_closed_yet(hall: Hall) -> None:
    lobby = await hall.open()
    hall.house.clock.advance(LIFETIME)
    await refused(hall.sit(lobby, 1), Reason.LOBBY_OVER)


async def test_who_pressed_nothing_for_long_is_asked(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    await refused(hall.lobbies.be_ready(lobby.id, hall.people[0], press_id=1), Reason.NOT_ASKED)
    hall.house.clock.advance(15 * MINUTE + 1)
    asked = await hall.sit(lobby, 2)
    assert not asked.is_started
    assert asked.check is not None
    assert asked.check.asked == {hall.people[0].id, hall.people[1].id}
    await refused(hall.lobbies.start(lobby.id, hall.people[0]), Reason.CHECKING)
    await refused(hall.lobbies.be_ready(lobby.id, hall.people[2], press_id=1), Reason.NOT_ASKED)
    await hall.lobbies.be_ready(lobby.id, hall.people[1], press_id=2)
    assert (await hall.lobbies.be_ready(lobby.id, hall.people[0], press_id=3)).is_started


@pytest.mark.at_server
async def test_who_does_not_say_in_two_minutes_that_they_are_ready_leaves(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=4), 1, 2)
    hall.house.clock.advance(16 * MINUTE)
    asked = await hall.lobbies.start(lobby.id, hall.people[0])
    assert asked.check is not None, "the host is there"
    assert asked.check.asked == {hall.people[1].id, hall.people[2].id}
    await hall.sit(lobby, 3)
    await hall.lobbies.be_ready(lobby.id, hall.people[1], press_id=2)
    started = await hall.tended(lobby, 2 * MINUTE)
    assert started.is_started, "enough are left, and the host wants to start"
    assert {each.name for each in (await hall.table(lobby)).players} == {"Ann", "Bob", "Dot"}


async def test_a_lobby_that_was_full_waits_for_another_when_somebody_is_not_ready(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    hall.house.clock.advance(16 * MINUTE)
    await hall.sit(lobby, 2)
    await hall.lobbies.be_ready(lobby.id, hall.people[0], press_id=2)
    waiting = await hall.tended(lobby, 2 * MINUTE)
    assert (waiting.is_over, hall.seated(waiting)) == (False, ["Ann", "Cid"])
    assert (await hall.sit(lobby, 3)).is_started


# On its way to Discord


async def test_a_state_that_is_seen_after_a_later_one_does_not_stay(hall: Hall) -> None:
    stage, lobby = hall.house.stage, await hall.sit(await hall.open(), 1)
    stage.on_its_way = asyncio.Event()
    hall.house.tables.lobby_watch.show(lobby.id)
    hall.house.pass_time(SOON)
    await stage.until(lambda: stage.sent == 1)
    assert (await hall.sit(lobby, 2)).is_started, "which the answer to the press shows"
    stage.on_its_way.set()
    await stage.until(lambda: stage.lobbies)
    assert not stage.lobbies[0].is_over
    await stage.until(lambda: stage.lobbies[-1].is_over)


# Leaving for good


async def test_who_is_forgotten_or_leaves_the_server_leaves(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1, 2)
    await hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[3]])
    exported = await export_of(hall.house.store, hall.house.tables, hall.people[0])
    assert lobby.id.encode() in exported.content
    for gone in (hall.people[0], hall.people[3]):
        await Standing(hall.house.store, hall.house.tables, hall.house.clock).forget(gone)
    left = await hall.now(lobby)
    assert (hall.seated(left), left.host, left.invitations) == (["Bob", "Cid"], hall.people[1], ())
    await hall.lobbies.gone(hall.people[1], guild_id=GUILD + 1)
    await hall.lobbies.gone(hall.people[1], guild_id=GUILD)
    assert hall.seated(await hall.now(lobby)) == ["Cid"]
    await Standing(hall.house.store, hall.house.tables, hall.house.clock).forget(hall.people[2])
    assert (await hall.now(lobby)).closed is Close.EMPTY
    await refused(hall.open(host=2), Reason.NOBODY)


# Once more


async def finished(hall: Hall) -> Table:
    """Return a finished game of three."""
    table = await hall.table(await hall.sit(await hall.open(), 1, 2))
    for player in table.players[:2]:
        await hall.house.tables.playing.play(table.id, player, Resign())
    return await hall.house.tables.memory.table(table.id)


async def test_the_same_people_are_asked_once_more_and_who_does_not_come_leaves_a_free_seat(hall: Hall) -> None:
    table = await finished(hall)
    first, second, third = table.players
    again = await hall.lobbies.rematch(first, table, channel_id=CHANNEL, press_id=1)
    assert (again.again, again.seats, again.terms) == (table.id, 3, table.terms)
    assert {each.player for each in again.invitations} == {second, third}
    await refused(hall.lobbies.rematch(first, table, channel_id=CHANNEL, press_id=2), Reason.SEATED)
    same = await hall.lobbies.rematch(second, table, channel_id=CHANNEL, press_id=3)
    assert (same.id, hall.seated(same)) == (again.id, [first.name, second.name])
    await refused(hall.sit(again, 3), Reason.HELD)
    hall.house.clock.advance(10 * MINUTE)
    assert (await hall.sit(again, 3)).is_started


async def test_nobody_agrees_by_a_rematch_to_terms_that_they_have_not_seen(hall: Hall) -> None:
    table = await finished(hall)
    first, second, _ = table.players
    again = await hall.lobbies.rematch(first, table, channel_id=CHANNEL, press_id=1)
    changed = await hall.lobbies.change_terms(again.id, first, replace(TERMS, stake=900), press_id=2)
    await refused(hall.lobbies.rematch(second, table, channel_id=CHANNEL, press_id=3), Reason.NEW_TERMS)
    assert await hall.now(again) == changed
    await refused(hall.lobbies.rematch(first, table, channel_id=CHANNEL, press_id=4), Reason.SEATED)
    await hall.lobbies.change_terms(again.id, first, table.terms, press_id=5)
    joined = await hall.lobbies.rematch(second, table, channel_id=CHANNEL, press_id=6)
    assert hall.seated(joined) == [first.name, second.name]


@pytest.mark.at_server
async def test_robots_sit_there_once_more_at_once(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    table = await hall.table(
        await hall.lobbies.add_robot(lobby.id, hall.people[0], Level.NOVICE, press_id=hall.press())
    )
    await refused(hall.lobbies.rematch(hall.people[0], table, channel_id=CHANNEL, press_id=1), Reason.NOT_OVER)
    await refused(hall.lobbies.rematch(hall.people[4], table, channel_id=CHANNEL, press_id=1), Reason.NOT_SEATED)
    people = [each for each in table.players if each.robot is None]
    for player in people:
        await hall.house.tables.playing.play(table.id, player, Resign())
    over = await hall.house.tables.memory.table(table.id)
    again = await hall.lobbies.rematch(people[1], over, channel_id=CHANNEL, press_id=1)
    assert hall.seated(again) == [people[1].name, "Béret"]
    assert (again.terms.stake, again.undecided) == (0, ())


async def test_who_has_left_the_server_is_named_until_they_come_back(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1, 2)
    await hall.lobbies.gone(hall.people[0], guild_id=GUILD)
    left = await hall.now(lobby)
    assert (left.gone, left.host) == ((hall.people[0],), hall.people[1]), "a host, too"
    await hall.lobbies.leave(lobby.id, hall.people[2])
    assert (await hall.now(lobby)).gone == (hall.people[0],), "who only left the table is not told of"
    assert (await hall.sit(lobby, 0)).gone == ()
    await Standing(hall.house.store, hall.house.tables, hall.house.clock).forget(hall.people[0])
    assert (await hall.now(lobby)).gone == (), "nor who deleted their data"


# A game that is not allowed anymore


async def test_a_game_that_is_forbidden_meanwhile_takes_nobody_and_does_not_start(hall: Hall) -> None:
    servers, lobby = hall.house.tables.servers, await hall.sit(await hall.open(seats=4), 1, 2)
    hall.house.pass_time(16 * MINUTE)
    asked = await hall.lobbies.start(lobby.id, hall.people[0])
    assert asked.check is not None
    await servers.choose(GUILD, Setting.GAMES, "mille")
    await refused(hall.sit(lobby, 3), Reason.NOT_PLAYED)
    await refused(hall.lobbies.be_ready(lobby.id, hall.people[1], press_id=2), Reason.NOT_PLAYED)
    await refused(hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[3]]), Reason.NOT_PLAYED)
    assert await hall.now(lobby) == replace(asked, is_played=False), "nothing has changed"
    await servers.choose(GUILD, Setting.GAMES, "")
    await hall.lobbies.be_ready(lobby.id, hall.people[1], press_id=3)
    await servers.choose(GUILD, Setting.GAMES, "mille")
    await hall.lobbies.leave(lobby.id, hall.people[2])  # the last who was asked: too few are left
    await refused(hall.lobbies.start(lobby.id, hall.people[0]), Reason.NOT_PLAYED)


async def test_what_would_start_by_itself_closes_where_the_game_is_forbidden(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1, 2, 3)
    hall.house.pass_time(16 * MINUTE)
    await hall.lobbies.start(lobby.id, hall.people[0])
    for each in (1, 2):
        await hall.lobbies.be_ready(lobby.id, hall.people[each], press_id=each)
    await hall.house.tables.servers.choose(GUILD, Setting.GAMES, "mille")
    closed = await hall.tended(lobby, 2 * MINUTE)
    assert (closed.closed, closed.is_started) == (Close.FORBIDDEN, False)
    await refused(hall.table(lobby), Reason.NO_TABLE)


async def test_nobody_asks_for_one_more_game_that_is_forbidden(hall: Hall) -> None:
    table = await finished(hall)
    first, second, _ = table.players
    await hall.lobbies.rematch(first, table, channel_id=CHANNEL, press_id=1)
    await hall.house.tables.servers.choose(GUILD, Setting.GAMES, "mille")
    await refused(hall.lobbies.rematch(second, table, channel_id=CHANNEL, press_id=2), Reason.NOT_PLAYED)
