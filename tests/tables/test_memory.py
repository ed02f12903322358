"""Tables in memory are what the store would tell: their people, too."""

import asyncio

from tests.tables.house import House, make_tables, seat_table, standing


async def test_a_table_knows_its_people_as_they_were_last_seen(house: House) -> None:
    table = await seat_table(house)
    ann, bob = table.players
    seen = await house.tables.people.meet(ann.discord_id or 0, name="Anne", locale="fr")
    assert (await house.tables.table(table.id)).players == (seen, bob)
    for channel in (777, None, 778):
        await house.tables.people.set_dm_channel(bob, channel)
        assert (await house.tables.table(table.id)).players[1].dm_channel_id == channel
    assert standing(await house.tables.table(table.id)) == standing(await house.logged(table.id))


async def test_tables_of_others_stay_in_memory(house: House) -> None:
    table = await seat_table(house)
    await house.tables.people.meet(1003, name="Cyd", locale="fr")
    await house.tables.people.meet(1001, name="Ann", locale="en")
    assert await house.tables.table(table.id) is table


async def test_who_changes_while_their_table_is_read_is_known_there_as_they_are_now(house: House) -> None:
    table = await seat_table(house)
    for lead in range(16):
        tables = make_tables(house.store, house.stage, house.clock)
        reading = asyncio.create_task(tables.table(table.id))
        for _ in range(lead):
            await house.store.log("none")
        seen = await tables.people.meet(1001, name=f"Ann {lead}", locale="en")
        await reading
        assert (await tables.table(table.id)).players[0] == seen
