"""Blocks, and who may challenge whom: what does not arrive, and what the blocked one cannot learn."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.standing.audit import Audit
from bot.standing.mydata import export_of
from bot.standing.standing import Standing
from bot.tables import Avoided, Challenges, Declined, Lobby, Offer, Player, Preferences, Reason, Table, Vault, agree
from bot.tables.lobbies.lobby_acts import Kind
from tests.games.positions import MILLE
from tests.store.plans import questions
from tests.tables.hall import TERMS, Hall, refused
from tests.tables.house import CHANNEL, GUILD, House, mover, other, seat_table
from tests.tables.neighbors import open_neighbors
from tests.tables.starting.test_lobbies_in_time import finished
from tests.witness.game import MORE_GAMES

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

ANN, BOB, CID = range(3)


async def block(house: House, player: Player, other_one: Player) -> None:
    """Let a player block another one."""
    assert other_one.discord_id is not None
    await house.tables.blocking.block(player, other_one.discord_id)


async def challenge(house: House, player: Player, challenged: Player | None) -> Offer:
    """Let a player challenge another one to a game of Mille, or anyone."""
    terms = agree(MILLE, 100, {})
    return await house.tables.offers.make(player, challenged, terms=terms, guild_id=GUILD, channel_id=CHANNEL)


def cells(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of every table."""
    with closing(sqlite3.connect(path)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}


async def refusal(house: House, path: Path, wish: Callable[[], Awaitable[object]]) -> tuple[object, ...]:
    """Return the results of a refused wish: the words, its questions to the store, and its changes there."""
    before = cells(path)
    async with questions(house.store) as asked:
        with pytest.raises(Declined) as caught:
            await wish()
    assert cells(path) == before
    return type(caught.value), caught.value.reason, caught.value.player, list(asked)


# Challenges


async def test_nobody_can_tell_a_block_from_the_setting(house: House, tmp_path: Path) -> None:
    ann, bob, _ = house.people
    path = tmp_path / "chapeau.db"
    await challenge(house, ann, None)  # what a process asks once is known by now

    async def by_bob() -> Offer:
        return await challenge(house, bob, ann)

    ways = {}
    await block(house, ann, bob)
    ways["a block"] = await refusal(house, path, by_bob)
    await house.tables.preferences.choose(ann, "challenges", Challenges.NOBODY)
    ways["both"] = await refusal(house, path, by_bob)
    await house.tables.blocking.unblock(ann, bob.discord_id or 0)
    ways["nobody may"] = await refusal(house, path, by_bob)
    await house.tables.preferences.choose(ann, "challenges", Challenges.KNOWN)
    ways["they never played"] = await refusal(house, path, by_bob)
    assert ways["a block"][:3] == (Declined, Reason.CLOSED, "Ann")
    assert all(way == ways["a block"] for way in ways.values()), "the same questions in the same order"
    await house.tables.preferences.choose(ann, "challenges", Challenges.ANYBODY)
    async with questions(house.store) as asked:
        await by_bob()
    refused_with = ways["a block"][3]
    assert isinstance(refused_with, list)
    assert asked[: len(refused_with)] == refused_with, "who is not refused is asked about no less"


async def test_who_has_played_with_somebody_is_known_to_them(house: House) -> None:
    ann, bob, cid = house.people
    await house.tables.preferences.choose(ann, "challenges", Challenges.KNOWN)
    await refused(challenge(house, bob, ann), Reason.CLOSED)
    await house.tables.beginnings.accept(await challenge(house, ann, bob), bob, cut="777")
    await challenge(house, bob, ann)
    await refused(challenge(house, cid, ann), Reason.CLOSED)


async def test_a_block_holds_for_rematches_and_for_other_terms(house: House) -> None:
    ann, bob, _ = house.people
    await challenge(house, ann, bob)
    pending = await challenge(house, bob, ann)
    await block(house, ann, bob)
    dearer = replace(pending.terms, stake=200)
    await refused(house.tables.offers.change_terms(pending, bob, dearer), Reason.CLOSED)
    offers = await house.tables.offers.open()
    assert [each.id for each in offers] == [pending.id], "Ann's own is withdrawn, as she can do it herself"
    again = agree(MILLE, 50, {})
    where = {"guild_id": GUILD, "channel_id": CHANNEL}
    await refused(house.tables.offers.rematch(bob, ann, terms=again, **where), Reason.CLOSED)
    await refused(house.tables.offers.rematch(ann, bob, terms=again, **where), Reason.OWN_BLOCK)
    await refused(challenge(house, ann, bob), Reason.OWN_BLOCK)


async def test_who_blocks_somebody_proposes_no_other_terms_to_them(house: House) -> None:
    ann, bob, _ = house.people
    pending = await challenge(house, bob, ann)
    await block(house, ann, bob)
    dearer = replace(pending.terms, stake=200)
    await refused(house.tables.offers.change_terms(pending, ann, dearer), Reason.OWN_BLOCK)
    assert [each.id for each in await house.tables.offers.open()] == [pending.id]
    await house.tables.blocking.unblock(ann, bob.discord_id or 0)
    await house.tables.preferences.choose(bob, "challenges", Challenges.NOBODY)
    assert (await house.tables.offers.change_terms(pending, ann, dearer)).is_back, "Bob asked first"


async def test_seats_offered_to_anybody(house: House) -> None:
    ann, bob, cid = house.people
    by_ann, by_bob = await challenge(house, ann, None), await challenge(house, bob, None)
    await block(house, ann, bob)
    await refused(house.tables.beginnings.accept(by_ann, bob, cut="777"), Reason.UNWELCOME)
    with pytest.raises(Avoided) as asked:
        await house.tables.beginnings.accept(by_bob, ann, cut="777")
    assert (asked.value.names, asked.value.key) == (("Bob",), by_bob.id)
    table = await house.tables.beginnings.accept(by_bob, ann, cut="777", is_sure=True)
    assert table.players == (bob, ann)
    assert (await house.tables.beginnings.accept(by_ann, cid, cut="777")).players == (ann, cid)


async def test_who_deletes_their_data_and_comes_back_is_still_blocked(house: House) -> None:
    ann, bob, cid = house.people
    await block(house, ann, bob)
    await block(house, bob, cid)
    await Standing(house.store, house.tables, house.clock).forget(bob)
    back = await house.tables.people.meet(bob.discord_id or 0, name="Bob", locale="en")
    assert back.id != bob.id
    await refused(challenge(house, back, ann), Reason.CLOSED)
    assert await house.store.blocks_of(bob.id) == [], "their own are gone"
    assert await house.store.blockers_of(cid.id) == frozenset()


async def test_an_export_shows_whom_one_blocks_and_never_who_blocks(house: House) -> None:
    ann, bob, _ = house.people
    before = (await export_of(house.store, house.tables, bob)).content
    await block(house, ann, bob)
    assert (await export_of(house.store, house.tables, bob)).content == before
    assert f'"blocked_id": {bob.discord_id}'.encode() in (await export_of(house.store, house.tables, ann)).content


async def test_nobody_blocks_themselves(house: House) -> None:
    ann, *_ = house.people
    await refused(block(house, ann, ann), Reason.BLOCK_ONESELF)
    assert await house.tables.blocking.of(ann) == []


async def test_a_block_holds_at_other_processes_before_they_hear_of_anything(
    tmp_path: Path, empty_database: Path
) -> None:
    async with open_neighbors(shutil.copy(empty_database, tmp_path / "chapeau.db"), games=MORE_GAMES) as pair:
        here, there = pair.houses
        (ann, bob, cid), lobby = here.people, await open_lobby(here)
        await challenge(there, cid, ann)
        pair.wire.is_held = True
        await block(here, ann, bob)
        await here.tables.preferences.choose(ann, "challenges", Challenges.KNOWN)
        await refused(challenge(there, bob, ann), Reason.CLOSED)
        await refused(challenge(there, cid, ann), Reason.CLOSED)
        wish = there.tables.lobbies.sit(lobby.id, bob, version=lobby.version, press_id=7)
        await refused(wish, Reason.UNWELCOME)
        await here.tables.blocking.unblock(ann, bob.discord_id or 0)
        await there.tables.lobbies.sit(lobby.id, bob, version=lobby.version, press_id=8)


# In a running game


async def test_nudges_and_reactions_do_not_reach_who_blocks(house: House) -> None:
    table = await seat_table(house)
    waiting, moving = other(table), mover(table)
    await block(house, moving, waiting)
    house.pass_time(60_000)
    _, nudged = await house.tables.nudges.nudge(table.id, waiting)
    assert nudged == (), "it counts as a nudge, and reaches nobody"
    reactions, usual = house.tables.reactions, Preferences()
    await reactions.react(table, waiting, usual, "wow")
    own, theirs = table.own_seat(waiting), table.own_seat(moving)
    assert (await reactions.seen_by(table, own, usual)).made.keys() == {own}
    assert (await reactions.seen_by(table, theirs, usual)).made == {}
    await reactions.react(table, moving, usual, "clap")
    assert (await reactions.seen_by(table, own, usual)).made.keys() == {own, theirs}, "nothing betrays the block"
    assert (await reactions.seen_by(table, theirs, usual)).made.keys() == {theirs}


# In lobbies


async def open_lobby(house: House) -> Lobby:
    """Return a lobby of Ann's."""
    where = {"guild_id": GUILD, "channel_id": CHANNEL}
    return await house.tables.lobbies.open(house.people[0], terms=TERMS, seats=4, press_id=1, **where)


async def press_refused(hall: Hall, lobby: Lobby, who: int) -> tuple[Reason, str, list[str]]:
    """Return how a press on *Sit down* is declined, and its questions to the store."""
    async with questions(hall.house.store) as asked:
        with pytest.raises(Declined) as caught:
            await hall.sit(lobby, who)
    return caught.value.reason, caught.value.player, [words.replace(lobby.id, "LOBBY") for words in asked]


async def test_who_is_blocked_is_answered_as_who_was_removed(hall: Hall) -> None:
    ann, bob, _ = hall.people[:3]
    removed = await hall.sit(await hall.open(), BOB)
    removed = await hall.lobbies.remove(removed.id, ann, bob, press_id=hall.press())
    assert hall.seated(removed) == ["Ann"]
    by_host = await press_refused(hall, removed, BOB)
    blocked = await hall.sit(await hall.open(), BOB)
    await hall.lobbies.leave(blocked.id, bob)
    await block(hall.house, ann, bob)
    by_block = await press_refused(hall, blocked, BOB)
    assert by_host == by_block, "the same questions in the same order"
    assert by_host[:2] == (Reason.UNWELCOME, "")
    assert hall.seated(await hall.sit(blocked, CID)) == ["Ann", "Cid"]
    await refused(hall.sit(blocked, BOB), Reason.UNWELCOME)


async def test_who_was_removed_does_not_come_back_even_after_a_restart(hall: Hall) -> None:
    ann, bob, cid = hall.people[:3]
    lobby = await hall.sit(await hall.open(seats=4), BOB, CID)
    for host, player, reason in (
        (bob, cid, Reason.NOT_HOST),
        (ann, ann, Reason.NOBODY_REMOVED),
        (ann, hall.people[3], Reason.NOBODY_REMOVED),
    ):
        await refused(hall.lobbies.remove(lobby.id, host, player, press_id=hall.press()), reason)
    await hall.lobbies.remove(lobby.id, ann, bob, press_id=hall.press())
    (act,) = [each for each in await hall.house.store.lobby_acts([lobby.id]) if each.kind == Kind.REMOVE]
    assert act.player == bob.id
    await hall.house.restart()
    lobby = await hall.now(lobby)
    assert (hall.seated(lobby), lobby.free(hall.house.clock.now())) == (["Ann", "Cid"], 2)
    await refused(hall.sit(lobby, BOB), Reason.UNWELCOME)
    await refused(hall.lobbies.invite(lobby.id, ann, [bob]), Reason.INVITE_REMOVED)
    assert hall.seated(await hall.sit(await hall.open(), BOB)) == ["Ann", "Bob"], "at this table alone"


async def test_a_removal_is_judged_once_more_by_check(hall: Hall, tmp_path: Path) -> None:
    lobby = await hall.sit(await hall.open(seats=4), BOB, CID)
    await hall.lobbies.remove(lobby.id, hall.people[ANN], hall.people[BOB], press_id=hall.press())
    await hall.house.tables.close()
    path = tmp_path / "chapeau.db"
    assert list(Audit(path, MORE_GAMES, vault=Vault(), unit="chips").faults()) == []
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(
            "INSERT INTO lobby_acts SELECT lobby_id, number + 3, kind, player_id, press_id, text, at FROM lobby_acts"
            " WHERE kind = 'sit' AND player_id = ?",
            (hall.people[BOB].id,),
        )
        connection.commit()
    faults = list(Audit(path, MORE_GAMES, vault=Vault(), unit="chips").faults())
    assert [each for each in faults if "number 6: sit could not happen then: unwelcome" in each], faults


async def test_invitations_do_not_reach_who_blocks(hall: Hall) -> None:
    ann, bob, cid = hall.people[:3]
    await block(hall.house, ann, bob)
    by_bob = await hall.open(host=BOB)
    await refused(hall.lobbies.invite(by_bob.id, bob, [cid, ann]), Reason.CLOSED)
    assert (await hall.now(by_bob)).invitations == ()
    asked = hall.lobbies.open(
        bob, terms=TERMS, seats=3, guild_id=GUILD, channel_id=CHANNEL, press_id=hall.press(), others=[ann]
    )
    await refused(asked, Reason.CLOSED)
    await refused(hall.lobbies.invite((await hall.open()).id, ann, [bob]), Reason.OWN_BLOCK)
    await hall.house.tables.preferences.choose(cid, "challenges", Challenges.NOBODY)
    await refused(hall.lobbies.invite(by_bob.id, bob, [cid]), Reason.CLOSED)


async def test_who_blocks_is_asked_before_they_sit_down_with_somebody(hall: Hall) -> None:
    await block(hall.house, hall.people[ANN], hall.people[BOB])
    lobby = await hall.sit(await hall.open(host=CID), BOB)
    with pytest.raises(Avoided) as asked:
        await hall.sit(lobby, ANN)
    assert (asked.value.names, asked.value.key, asked.value.version) == (("Bob",), lobby.id, lobby.version)
    lobby = await hall.lobbies.sit(
        lobby.id, hall.people[ANN], version=lobby.version, press_id=hall.press(), is_sure=True
    )
    assert lobby.is_started, "all three sit there, and have agreed"


async def blocked_at_a_table(hall: Hall) -> Table:
    """Return a finished game of three, the first of whom blocks the second."""
    table = await finished(hall)
    await block(hall.house, *table.players[:2])
    return table


async def test_a_rematch_of_many_does_not_call_who_blocks(hall: Hall) -> None:
    table = await blocked_at_a_table(hall)
    blocker, blocked, third = table.players
    again = await hall.lobbies.rematch(blocked, table, channel_id=CHANNEL, press_id=hall.press())
    assert [each.player for each in again.invitations] == [third]
    with pytest.raises(Avoided):
        await hall.lobbies.rematch(blocker, table, channel_id=CHANNEL, press_id=hall.press())
    joined = await hall.lobbies.rematch(third, table, channel_id=CHANNEL, press_id=hall.press())
    assert [each.player for each in joined.sitters] == [blocked, third]


async def test_who_is_blocked_does_not_join_the_rematch_of_who_blocks(hall: Hall) -> None:
    table = await blocked_at_a_table(hall)
    blocker, blocked, third = table.players
    again = await hall.lobbies.rematch(blocker, table, channel_id=CHANNEL, press_id=hall.press())
    assert [each.player for each in again.invitations] == [third]
    await refused(hall.lobbies.rematch(blocked, table, channel_id=CHANNEL, press_id=hall.press()), Reason.UNWELCOME)
