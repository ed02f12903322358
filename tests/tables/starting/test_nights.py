"""Game nights in the store: planned, moved, opened once by any number of processes, each message claimed by one."""

import asyncio

import pytest

from bot.standing import Standing
from bot.tables import Declined, Night, Reason
from bot.tables.starting.nights import LENGTH, MOST_CALLED, MOST_NIGHTS, TRIED_AGAIN
from bot.tables.time import HOUR
from tests.tables.hall import TERMS, Hall
from tests.tables.house import CHANNEL, GUILD
from tests.tables.lobbies.test_limits import limited


async def planned(hall: Hall, *, seats: int = 3) -> Night:
    """Let the first person plan a night in an hour, with its event."""
    nights, now = hall.house.tables.nights, hall.house.clock.now()
    night = await nights.plan(
        hall.people[0],
        terms=TERMS,
        seats=seats,
        guild_id=GUILD,
        channel_id=CHANNEL,
        press_id=hall.press(),
        starts_at=now + HOUR,
    )
    await nights.made(night, hall.press())
    return night


async def test_of_many_processes_one_opens_a_night_and_one_calls(hall: Hall) -> None:
    night, people = await planned(hall), range(50_000, 50_000 + MOST_CALLED + 1)
    processes = [hall.house.tables, *(limited(hall.house) for _ in range(2))]
    opened = await asyncio.gather(*(each.nights.begin(night, people) for each in processes))
    (lobby,) = [each for each in opened if each is not None]
    assert (lobby.id, [each.player.id for each in lobby.people]) == (night.id, [hall.people[0].id])
    calls = await hall.house.tables.nights.calls(night)
    assert [len(each.people.split()) for each in calls] == [MOST_CALLED, 1]
    for call in calls:
        assert sorted(await asyncio.gather(*(each.nights.claim(call) for each in processes))) == [False, False, True]
    hall.house.pass_time(TRIED_AGAIN)
    first, second = await hall.house.tables.nights.calls(night)
    assert await processes[1].nights.claim(first), "whoever claimed it was killed"
    await processes[1].nights.called(first)
    hall.house.pass_time(LENGTH + HOUR)
    assert not await processes[2].nights.claim(second), "it is too late"
    assert [(each.people, each.posted_at is None) for each in await hall.house.store.night_calls(night.id)] == [
        ("", False),
        ("", False),
    ]
    for each in processes[1:]:
        await each.close()


async def test_a_night_is_moved_until_it_begins_and_called_off_once(hall: Hall) -> None:
    nights = hall.house.tables.nights
    night = await planned(hall)
    await nights.moved(night, 7)
    assert [each.starts_at for each in await nights.open()] == [7]
    assert [await nights.call_off(night) for _ in range(2)] == [True, False]
    await nights.moved(night, 8)
    assert await nights.begin(night, []) is None
    assert (await nights.open(), await hall.house.store.open_lobbies()) == ([], [])


async def test_nobody_is_called_who_is_apart_from_the_host_or_deleted_their_data(hall: Hall) -> None:
    house, (ann, bob, cid, dan, *_) = hall.house, hall.people
    ids = [each.discord_id or 0 for each in (ann, bob, cid, dan)]
    night = await planned(hall)
    await house.tables.blocking.block(bob, ids[0])
    await house.tables.blocking.block(ann, ids[2])
    await Standing(house.store, house.tables, house.clock).forget(dan)
    (night,) = await house.tables.nights.open()
    await house.tables.nights.begin(night, [*ids, 999])
    assert [each.people for each in await house.tables.nights.calls(night)] == ["999"]
    assert (await house.store.night(night.id)).gone == ""  # type: ignore[union-attr]


async def test_a_person_has_few_nights_to_come(hall: Hall) -> None:
    for _ in range(MOST_NIGHTS):
        await planned(hall)
    with pytest.raises(Declined) as declined:
        await planned(hall)
    assert declined.value.reason is Reason.MANY_NIGHTS
