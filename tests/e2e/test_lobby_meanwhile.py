"""Events while a table fills: people leave the server, a game is forbidden, a message is deleted."""

import pytest

from bot.playground.seen import SeenMessage
from bot.tables.time import MINUTE
from cogs.ids import Verb
from tests.e2e.codes import NO_COMMON_SERVER, UNKNOWN_MEMBER, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.e2e.lobbies import begin, called, choose, opened, panel_of, said, sit
from tests.e2e.magpies import furnish

GONE = {UNKNOWN_MEMBER, NO_COMMON_SERVER}  # the latter for messages to a person who sat down and left at once


async def test_who_has_left_the_server_does_not_play(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    house.allowed |= GONE  # Discord's code for an absent person
    lobby = await sit(await opened(house, seats=3), house.bob)
    house.discord.world.remove_member(house.guild, house.bob.user)
    waiting = (await press(cem, lobby, Verb.SIT)).shown
    assert "Seats taken: 2 of 3" in waiting.text
    assert "- Bob" not in waiting.text
    assert "Bob has left the server, so that seat is free." in waiting.text
    await press(house.eve, waiting, Verb.SIT)
    assert house.rows("SELECT name FROM seats JOIN players ON players.id = seats.player_id ORDER BY name") == [
        ("Ann",),
        ("Cem",),
        ("Eve",),
    ]


@pytest.mark.long("rare cases")
async def test_a_start_without_those_who_have_left_the_server_names_them(house: House) -> None:
    furnish(house)
    await house.open()
    house.allowed |= GONE
    lobby = await sit(await opened(house, seats=4), house.bob, house.eve)
    panel = await panel_of(house.ann, lobby)
    house.discord.world.remove_member(house.guild, house.eve.user)
    answer = (await begin(house.ann, panel)).shown
    assert "It can’t start yet." in answer.text
    for shown in (answer, await said(house, lobby, "Seats taken: 2 of 4", seen_by=house.bob)):
        assert "Eve has left the server, so that seat is free." in shown.text
        assert "- Eve" not in shown.text
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.long("rare cases")
async def test_a_game_that_starts_without_those_who_have_left_the_server_says_so(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    house.allowed |= GONE
    lobby = await sit(await opened(house, seats=5), house.bob, cem, house.eve)
    panel = await panel_of(house.ann, lobby)
    house.discord.world.remove_member(house.guild, cem.user)
    await begin(house.ann, panel)
    begun = await said(house, lobby, "The game begins.")
    assert "Cem has left the server and isn’t playing." in begun.text
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]


@pytest.mark.long("rare cases")
async def test_who_has_left_the_server_is_not_asked_whether_they_are_ready(house: House, pass_time: Pass) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    house.allowed |= GONE
    lobby = await sit(await opened(house, seats=4), house.bob, cem)
    panel = await panel_of(house.ann, lobby)
    house.discord.world.remove_member(house.guild, cem.user)
    await press(house.eve, lobby, Verb.SIT)
    pass_time(16 * MINUTE)
    await begin(house.ann, panel)
    await called(house, house.bob, house.eve)
    await said(house, lobby, "Cem has left the server")


@pytest.mark.long("rare cases")
async def test_a_host_who_has_left_the_server_makes_the_next_person_host(house: House, pass_time: Pass) -> None:
    furnish(house)
    await house.open()
    house.allowed |= GONE
    lobby = await sit(await opened(house, seats=5), house.bob, house.eve)
    house.discord.world.remove_member(house.guild, house.ann.user)
    options = await press(house.bob, lobby, Verb.TABLE_OPTIONS)
    assert hidden_text(options) == "Only the host can do that.", "who was just here is not looked for"
    pass_time(16 * MINUTE)
    before = len(house.discord.exchanges)
    panel = await panel_of(house.bob, lobby)
    assert "Bob · host" in panel.text
    assert "Ann has left the server" in panel.text
    assert Verb.INVITE in verbs(panel), "only a host invites"
    await said(house, lobby, "Ann has left the server")
    for _ in range(3):
        assert hidden_text(await press(house.eve, lobby, Verb.TABLE_OPTIONS)) == "Only the host can do that."
    asked = [each.path for each in house.discord.exchanges[before:] if "/members/" in each.path]
    assert len(asked) <= 2, "a host is looked for once in a while, however many press"


async def test_three_tables_of_one_person_are_open_at_a_time(house: House) -> None:
    furnish(house)
    await house.open()
    lobbies = [await opened(house, seats=3) for _ in range(3)]
    house.allowed.add(UNKNOWN_MESSAGE)
    house.discord.world.delete(house.discord.world.messages[lobbies[0].id])
    refused = await house.ann.invoke(house.channel, "/open", game="magpie")
    assert refused.shown.hidden
    words = refused.shown.text
    assert words.startswith("You already have 3 tables waiting for players: [Magpie · table for 3](https://")
    assert all(f"/{lobbies[0].channel_id}/{each.id})" in words for each in lobbies)
    assert house.rows("SELECT count(*) FROM lobbies") == [(3,)]
    house.clock.advance(1_000)
    again = await house.eve.until(lambda: newer(house, lobbies[-1]), patience=PATIENCE)
    assert "Seats taken: 1 of 3" in again.text, "the one that was deleted is there once more"


@pytest.mark.long("rare cases")
async def test_a_table_whose_message_was_deleted_is_posted_once_more_when_something_happens(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await sit(await opened(house, seats=5), house.bob)
    panel = await panel_of(house.ann, lobby)
    house.allowed.add(UNKNOWN_MESSAGE)
    house.discord.world.delete(house.discord.world.messages[lobby.id])
    await choose(house.ann, panel, Verb.ADD_ROBOT, "novice")
    house.clock.advance(1_000)
    again = await house.eve.until(lambda: newer(house, lobby), patience=PATIENCE)
    assert "Béret (novice robot)" in again.text
    assert again.mentions == ()
    await house.until_stored(lambda: house.rows("SELECT message_id FROM lobbies") == [(again.id,)])
    sat = (await press(house.eve, again, Verb.SIT)).shown
    assert sat.id == again.id
    await choose(house.ann, await panel_of(house.ann, again), Verb.DISMISS, "Béret (novice robot)")
    await said(house, again, "Seats taken: 3 of 5")
    posted = [each for each in house.eve.messages(house.channel) if Verb.SIT in verbs(each)]
    assert [each.id for each in posted] == [again.id]


def newer(house: House, lobby: SeenMessage) -> SeenMessage | None:
    """Return the lobby that was posted after this message."""
    found = [each for each in house.eve.messages(house.channel) if each.id > lobby.id and Verb.SIT in verbs(each)]
    return found[-1] if found else None
