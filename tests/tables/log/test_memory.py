"""Tables in memory agree with the store: their people too."""

import asyncio
import random

import pytest

from bot.games.mille.moves import Draw
from bot.games.protocol import Seat
from bot.tables import Asker, Declined, Reason, Tables
from bot.tables.state.scales import EVERY, Scales, deep_size
from tests.tables.house import CHANNEL, House, any_move, damage, make_tables, mover, seat_table, standing

pytestmark = pytest.mark.file_only


async def test_a_table_knows_its_people_as_they_were_last_seen(house: House) -> None:
    table = await seat_table(house)
    ann, bob = table.players
    seen = await house.tables.people.meet(ann.discord_id or 0, name="Anne", locale="fr")
    assert (await house.tables.memory.table(table.id)).players == (seen, bob)
    for channel in (777, None, 778):
        await house.tables.people.set_dm_channel(bob, channel)
        assert (await house.tables.memory.table(table.id)).players[1].dm_channel_id == channel
    assert standing(await house.tables.memory.table(table.id)) == standing(await house.logged(table.id))


async def test_tables_of_others_stay_in_memory(house: House) -> None:
    table = await seat_table(house)
    await house.tables.people.meet(1003, name="Cyd", locale="fr")
    await house.tables.people.meet(1001, name="Ann", locale="en")
    assert await house.tables.memory.table(table.id) is table


async def test_who_changes_while_their_table_is_read_is_known_there_as_they_are_now(house: House) -> None:
    table = await seat_table(house)
    for lead in range(16):
        tables = make_tables(house.store, house.stage, house.clock)
        reading = asyncio.create_task(tables.memory.table(table.id))
        for _ in range(lead):
            await house.store.log("none")
        seen = await tables.people.meet(1001, name=f"Ann {lead}", locale="en")
        await reading
        assert (await tables.memory.table(table.id)).players[0] == seen


async def test_a_game_elsewhere_is_reached_from_its_channel_and_by_who_sat_there_and_is_no_game_to_others(
    house: House,
) -> None:
    table = await seat_table(house, clock="elsewhere")
    ann, _, cid = house.people
    for asker in (Asker(ann, None), Asker(ann, CHANNEL + 1), Asker(cid, CHANNEL)):
        assert (await house.tables.memory.reached(table.id, asker)).id == table.id
    await damage(house, table.id)
    house.tables.memory.drop(table.id)
    for outside in (Asker(cid, CHANNEL + 1), Asker(cid, None)):
        with pytest.raises(Declined) as refusal:
            await house.tables.memory.reached(table.id, outside)
        assert refusal.value.reason is Reason.NO_TABLE, "not even that it is damaged"
        assert house.tables.memory.peek(table.id) is None, "nor is it read for them"
    with pytest.raises(Declined) as refusal:
        await house.tables.memory.reached(table.id, Asker(ann, None))
    assert refusal.value.reason is Reason.DAMAGED


async def test_a_game_in_a_server_of_the_bot_is_reached_by_all(house: House) -> None:
    table = await seat_table(house)
    assert await house.tables.memory.reached(table.id, Asker(house.people[2], None)) is table


async def _read(tables: Tables, key: str) -> bool:
    """Return whether a table is read on request, since it is not in memory."""
    is_read = tables.memory.peek(key) is None
    await tables.memory.table(key)
    return is_read


async def test_as_many_tables_are_kept_as_there_is_room_for(house: House) -> None:
    keys = [(await seat_table(house, f"TABLE{number}")).id for number in range(10)]
    room = 4.5 * deep_size(await house.tables.memory.table(keys[0]))
    tables = make_tables(house.store, house.stage, house.clock, memory=round(room))
    for key in keys:
        await tables.memory.table(key)
    kept = [key for key in reversed(keys) if not await _read(tables, key)]
    assert kept == keys[: -len(kept) - 1 : -1], "those that were asked for last"
    assert 3 <= len(kept) <= 5


async def test_a_table_that_somebody_holds_is_not_let_go(house: House) -> None:
    held, *others = [await seat_table(house, f"TABLE{number}") for number in range(4)]
    tables = make_tables(house.store, house.stage, house.clock, memory=1)
    async with tables.memory.held(held.id):
        for other in others:
            await tables.memory.table(other.id)
        assert not await _read(tables, held.id)
    await tables.memory.table(others[0].id)
    assert await _read(tables, held.id)


async def test_a_game_is_played_alike_however_little_room_there_is(house: House) -> None:
    one, two = await seat_table(house, "ONE"), await seat_table(house, "TWO")
    tables, chance = make_tables(house.store, house.stage, house.clock, memory=1), random.Random(3)
    for _ in range(20):
        for key in (one.id, two.id):
            table = await tables.memory.table(key)
            await tables.playing.play(key, mover(table), any_move(table, chance))
    for key in (one.id, two.id):
        assert standing(await house.logged(key)) == standing(await tables.memory.table(key))


@pytest.mark.long("benches")
async def test_the_bytes_of_a_table_are_told_about_right(house: House) -> None:
    """Each table is estimated by others of its game; the total comes out about right."""
    scales, chance = Scales(), random.Random(5)
    known = full = 0
    for number in range(2 * EVERY):
        table = await seat_table(house, f"TABLE{number}", seed=number + 1)
        for _ in range(chance.randrange(12)):
            table = (await house.tables.playing.play(table.id, mover(table), any_move(table, chance))).table
        known += scales.weigh(table)
        for seat in (Seat.A, Seat.B, None):
            table.view(seat)  # which it keeps
        full += deep_size(table)
        assert 1_000 < deep_size(table) < 20_000
    assert known == pytest.approx(full, rel=0.25)


async def test_what_is_let_go_is_no_longer_counted(house: House) -> None:
    table = await seat_table(house)
    for _ in range(3):
        table = (await house.tables.playing.play(table.id, mover(table), Draw())).table if table.ply == 1 else table
        await house.tables.people.forget(table.players[0].id)
        assert house.tables.memory.use.weight == 0
        table = await house.tables.memory.table(table.id)
        assert house.tables.memory.use.weight > 0
