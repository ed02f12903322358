"""Who asks for a hint is noted in the log: once, and only where one person plays with robots."""

import pytest

from bot.games.protocol import Seat
from bot.games.record import write
from bot.registry import GAMES
from bot.tables import Declined, Level, Reason, agree
from tests.tables.crowd import seat_crowd
from tests.tables.house import House

pytestmark = pytest.mark.file_only

GUTS = GAMES["guts"].game


async def practice(house: House) -> str:
    ann = house.people[0]
    promise = await house.tables.beginnings.promise(
        ann, level=Level.REGULAR, terms=agree(GUTS, 0, {}), seats=3, guild_id=None
    )
    return (await house.tables.beginnings.practise(promise, ann, channel_id=1, cut="cut")).id


async def test_it_is_noted_once_and_changes_nothing_of_the_game(house: House) -> None:
    key = await practice(house)
    before = await house.tables.memory.table(key)
    assert before.hinted == frozenset()
    table = await house.tables.playing.hint(key, house.people[0])
    assert table.hinted == {Seat.A}
    assert (table.position, table.called, table.undoable) == (before.position, before.called, before.undoable)
    assert (await house.tables.playing.hint(key, house.people[0])).ply == table.ply
    rows = [row.text for row in await house.store.log(key)]
    assert rows.count("hint") == 1
    assert (await house.tables.logs.table(key)).hinted == {Seat.A}, "it follows from the log alone"
    assert "hint" not in write(await house.tables.logs.record(key), games=GAMES.rules)


async def test_nobody_asks_where_people_play_with_each_other(house: House) -> None:
    table = await seat_crowd(house, 3, game=GUTS)
    with pytest.raises(Declined) as caught:
        await house.tables.playing.hint(table.id, table.players[0])
    assert caught.value.reason is Reason.STALE
    assert (await house.tables.memory.table(table.id)).ply == table.ply


async def test_nobody_asks_for_another(house: House) -> None:
    key = await practice(house)
    with pytest.raises(Declined) as caught:
        await house.tables.playing.hint(key, house.people[1])
    assert caught.value.reason is Reason.NOT_SEATED
