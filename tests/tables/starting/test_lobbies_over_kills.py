"""Lobbies with simultaneous acts, and with processes that end."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from cryptography.fernet import Fernet

from bot.standing.standing import Standing
from bot.store import LobbyActRow
from bot.tables import Declined, Lobby, Reason, Vault, open_vault
from bot.tables.lobbies import lobby_rules
from bot.tables.lobbies.lobby import Close
from bot.tables.telling.unshown import UNSHOWN
from bot.tables.time import HOUR, MINUTE
from tests.left_out import first
from tests.tables.hall import LIFETIME, Hall, refused
from tests.tables.house import GUILD, NEVER, House, killed, make_tables
from tests.tables.recording_stage import PATIENCE

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

# Races


async def both(*asked: Awaitable[Lobby]) -> list[Lobby | BaseException]:
    return await asyncio.gather(*asked, return_exceptions=True)


@pytest.mark.parametrize("lead", first(2, range(6), why="rare cases"))
async def test_of_two_who_take_the_last_seat_one_gets_it(hall: Hall, lead: int) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    found = await both(hall.sit(lobby, 2), _later(hall, lead, hall.sit(lobby, 3)))
    [refusal] = [each for each in found if isinstance(each, Declined)]
    assert refusal.reason in {Reason.LOBBY_OVER, Reason.FULL}
    assert len((await hall.table(lobby)).players) == 3


@pytest.mark.parametrize("lead", first(2, range(6), why="rare cases"))
async def test_of_a_start_and_a_departure_at_once_one_is_first(hall: Hall, lead: int) -> None:
    lobby = await hall.sit(await hall.open(seats=4), 1, 2)
    found = await both(
        hall.lobbies.start(lobby.id, hall.people[0]), _later(hall, lead, hall.lobbies.leave(lobby.id, hall.people[2]))
    )
    [refusal] = [each for each in found if isinstance(each, Declined)]
    assert refusal.reason in {Reason.LOBBY_OVER, Reason.TOO_FEW}
    assert (await hall.now(lobby)).is_started == (refusal.reason is Reason.LOBBY_OVER)


async def _later(hall: Hall, questions: int, asked: Awaitable[Lobby]) -> Lobby:
    """Ask after `questions` questions to the store."""
    for _ in range(questions):
        await hall.house.store.log("none")
    return await asked


async def test_an_act_is_stored_once(hall: Hall) -> None:
    """Two processes that saw the same lobby."""
    lobby = await hall.open()
    store = hall.house.store
    act = LobbyActRow(lobby.id, lobby.number + 1, "sit", hall.people[1].id, 5, "1", hall.house.clock.now())
    await store.commit(act)
    assert hall.seated(await hall.sit(lobby, 2))[1:] == ["Bob", "Cid"]


async def test_a_lobby_of_a_game_that_is_not_hosted_here_hinders_nobody(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    lobby, house = await hall.open(), hall.house
    await house.tables.close()
    house.tables = make_tables(house.store, house.stage, house.clock)
    await house.tables.start()
    assert await hall.lobbies.book.open() == []
    assert f"lobby {lobby.id} cannot be read: newer" in caplog.text
    await refused(hall.lobbies.sit(lobby.id, hall.people[1], version=1, press_id=1), Reason.NEWER)
    await Standing(house.store, house.tables, house.clock).forget(hall.people[0])


# Processes that end


async def again(hall: Hall, *, vault: Vault | None = None) -> None:
    """End the process, and begin another one."""
    await hall.house.restart(vault)
    hall.house.tables.lobbies._lifetime = LIFETIME


async def test_another_process_goes_on_where_the_last_one_stopped(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=5), 1)
    await hall.lobbies.invite(lobby.id, hall.people[0], [hall.people[2]])
    before = await hall.now(lobby)
    await again(hall)
    assert await hall.now(lobby) == before
    assert (await hall.sit(lobby, 2)).number == before.number + 1


async def test_what_was_due_while_no_process_ran_is_done_at_the_start(hall: Hall) -> None:
    lapsed = await hall.open()
    lobby = await hall.sit(await hall.open(seats=4), 1, 2)
    hall.house.clock.advance(16 * MINUTE)
    await hall.lobbies.start(lobby.id, hall.people[0])
    await hall.lobbies.be_ready(lobby.id, hall.people[1], press_id=1)
    await hall.house.tables.close()
    hall.house.clock.advance(LIFETIME)
    await again(hall)
    for each, name in ((lapsed, "Ann"), (lobby, "Ann")):
        closed = await hall.until(each, lambda now: now.is_over)
        assert (closed.closed, hall.seated(closed)[0]) == (Close.LAPSED, name)
    assert hall.seated(await hall.now(lobby)) == ["Ann", "Bob"], "too late to start, and Cid was not ready"


async def test_a_table_that_was_stored_and_not_dealt_is_dealt_by_the_next_process(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(), 1)
    version, cid = lobby.version, hall.people[2]
    wish = partial(lobby_rules.sit, player=cid, version=version, press_id=5)
    await hall.lobbies.book.do(lobby.id, wish, people=[cid])  # and here the process is killed
    assert await hall.house.store.log(lobby.id) == []
    await again(hall)
    await hall.house.stage.until(lambda: any(each.table.deal for each in hall.house.stage.news))
    assert (await hall.table(lobby)).deal == 1


async def test_no_table_is_made_whose_seed_nobody_can_open(hall: Hall) -> None:
    vault = open_vault(Fernet.generate_key().decode())
    await again(hall, vault=vault)
    lobby = await hall.sit(await hall.open(), 1)
    await again(hall)  # whose key is lost
    await refused(hall.sit(lobby, 2), Reason.SEALED)
    assert hall.seated(await hall.now(lobby)) == ["Ann", "Bob"], "and nothing is half stored"
    await again(hall, vault=vault)
    assert (await hall.sit(lobby, 2)).is_started


async def test_what_happens_by_itself_is_shown_until_that_succeeds(hall: Hall) -> None:
    house = hall.house
    lobby = await hall.open()
    house.stage.unshown = 1
    closed = await hall.tended(lobby, LIFETIME)
    while len(house.stage.lobbies) < 2:
        house.pass_time(10_000)
        await asyncio.sleep(0)
    assert [(each.id, each.closed) for each in house.stage.lobbies] == [(closed.id, Close.LAPSED)] * 2


async def test_what_could_not_be_shown_is_shown_by_the_next_process(hall: Hall) -> None:
    """Discord fails for hours, and then the process is killed: it stores nothing after its last heartbeat."""
    house = hall.house
    lobby = await hall.open()
    house.stage.unshown = NEVER
    await hall.tended(lobby, LIFETIME)
    house.clock.advance(5 * HOUR)
    await house.tables.presence.beat()
    async with killed(house):
        await _until_shown(house)
        assert [(each.id, each.closed) for each in house.stage.lobbies] == [(lobby.id, Close.LAPSED)]


async def test_what_ended_in_a_server_without_the_bot_is_shown_by_a_process_that_finds_itself_there(hall: Hall) -> None:
    """Nothing could be changed there. The server let the bot in again while no process ran."""
    house = hall.house
    lobby = await hall.open()
    house.tables.in_server(GUILD, is_here=False)
    house.pass_time(0)
    await hall.tended(lobby, LIFETIME)
    house.clock.advance(5 * HOUR)
    await house.tables.presence.beat()
    async with killed(house):
        house.tables.in_servers({GUILD})
        await _until_shown(house)
        assert [(each.id, each.closed) for each in house.stage.lobbies] == [(lobby.id, Close.LAPSED)]


async def test_so_is_what_ended_there_though_no_process_has_noted_the_removal(hall: Hall) -> None:
    """The one before was killed too early. This one finds itself outside as it starts, and shows the end in vain."""
    house = hall.house
    lobby = await hall.open()
    house.tables.in_servers(set())
    house.pass_time(0)
    await _until_noted(house, lambda note: str(GUILD) in note)
    await hall.tended(lobby, LIFETIME)
    await _until_shown(house)
    house.clock.advance(5 * HOUR)
    await _until_noted(house, lambda note: lobby.id not in note)
    async with killed(house):
        house.tables.in_servers({GUILD})
        await _until_shown(house)
        assert [(each.id, each.closed) for each in house.stage.lobbies] == [(lobby.id, Close.LAPSED)]


async def test_what_a_start_shows_in_vain_is_shown_though_the_server_lets_the_bot_in_before_it_hears_of_servers(
    hall: Hall,
) -> None:
    house = hall.house
    lobby = await hall.open()
    await hall.tended(lobby, LIFETIME)
    await _until_shown(house)
    house.clock.advance(5 * HOUR)
    house.stage.lobbies.clear()
    house.tables.shut_out(GUILD)
    house.tables.in_servers({GUILD})
    await _until_shown(house)
    assert [(each.id, each.closed) for each in house.stage.lobbies] == [(lobby.id, Close.LAPSED)]


async def _until_shown(house: House) -> None:
    async with asyncio.timeout(PATIENCE):
        while not house.stage.lobbies:
            house.pass_time(10_000)
            await asyncio.sleep(0)


async def _until_noted(house: House, is_so: Callable[[str], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        await house.tables.presence.beat()
        while not is_so(await house.store.note(f"{UNSHOWN} 0") or ""):
            await house.tables.presence.beat()
