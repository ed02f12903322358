"""A commit that fails although its rows were stored: nobody knows, so the bot looks, and shows what it finds."""

import random

import pytest

from bot.store import DmChannelRow, LogRow, PlayerSeenRow, Unavailable
from tests.tables.doubt import store_and_fail
from tests.tables.house import House, any_move, mover, seat_table, turn_of


@pytest.mark.file_only
async def test_a_move_that_was_stored_in_spite_of_an_error_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seat_table(house)
    move = any_move(table, random.Random(1))
    store_and_fail(house.store, monkeypatch, kind=LogRow)
    with pytest.raises(Unavailable):
        await house.tables.playing.play(table.id, mover(table), move, turn=turn_of(table))
    house.pass_time(1)
    await house.stage.until(lambda: house.stage.news and house.stage.news[-1].table.ply == table.ply + 1)


@pytest.mark.file_only
async def test_a_refused_move_that_was_not_stored_shows_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seat_table(house)
    store_and_fail(house.store, monkeypatch, kind=LogRow, is_stored=False)
    before = len(house.stage.news)
    with pytest.raises(Unavailable):
        await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(1)))
    house.pass_time(1)
    played = await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(1)))
    assert [each.table.ply for each in house.stage.news[before:]] == [played.table.ply]


@pytest.mark.file_only
async def test_tables_know_their_people_as_they_were_stored_in_spite_of_an_error(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seat_table(house)
    store_and_fail(house.store, monkeypatch, kind=DmChannelRow)
    with pytest.raises(Unavailable):
        await house.tables.people.set_dm_channel(table.players[0], 777)
    store_and_fail(house.store, monkeypatch, kind=PlayerSeenRow)
    with pytest.raises(Unavailable):
        await house.tables.people.meet(table.players[1].discord_id or 0, name="Robert", locale="fr")
    ann, bob = (await house.tables.memory.table(table.id)).players
    assert (ann.dm_channel_id, bob.name, bob.locale) == (777, "Robert", "fr")
