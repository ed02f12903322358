"""Whole games of people who press at different processes: nothing is lost, nothing is repeated."""

import asyncio
import random

import pytest

from bot.doctor.shards import check_shards
from bot.store.copies.server import see_server
from tests.e2e.house import PATIENCE
from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.games import all_games
from tests.fleet.seats import play, while_playing

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]


def posts(fleet: Fleet) -> list[str]:
    """Return the requested posts, by nonce."""
    bodies = [each.request for each in fleet.discord.exchanges if each.method == "POST"]
    return [str(body["nonce"]) for body in bodies if isinstance(body, dict) and body.get("nonce") is not None]


@pytest.mark.parametrize("count", [2, 4])
async def test_whole_games_of_people_at_different_processes(launch: Launch, count: int) -> None:
    fleet = await launch(count)
    games = await all_games(fleet)
    await asyncio.gather(*(play(fleet, seats) for seats in games))
    await fleet.all_told(*(seats[0].key for seats in games))
    asked = posts(fleet)
    assert sorted(set(asked)) == sorted(asked), "nothing was even tried twice"
    assert not any(seat.failed for seats in games for seat in seats)


async def told(fleet: Fleet) -> list[str]:
    """Return the doctor's present words about the processes."""
    return [each.says for each in await asyncio.to_thread(lambda: check_shards(see_server(fleet.server).fleet))]


async def test_the_survivor_plays_all_games_to_their_end(launch: Launch) -> None:
    """The process of direct messages dies, and the other one serves them too."""
    fleet, dead = await launch(2), 0
    games = await all_games(fleet)
    playing = asyncio.gather(*(play(fleet, seats) for seats in games))
    await fleet.some_changes(random.Random(dead))
    await fleet.kill_one(dead)
    await playing
    keys = [seats[0].key for seats in games]
    await fleet.all_told(*keys)
    async with asyncio.timeout(PATIENCE):  # until the lease of the dead one is over
        while f"shard {dead} of 2 is served by no process: nobody is answered in their servers" not in await told(
            fleet
        ):
            pass
    await fleet.launch()
    await fleet.all_told(*keys)
    assert [each for each in await told(fleet) if "home" not in each] == []


async def test_killed_at_any_moment(launch: Launch) -> None:
    """Again and again one of them is killed, somewhere within presses, and comes back somewhat later."""
    count = 4
    fleet, luck = await launch(count), random.Random(3)
    games = await all_games(fleet, luck=luck)

    async def kill() -> None:
        while True:
            await fleet.some_changes(luck)
            number = luck.randrange(count)
            await fleet.kill_one(number)
            await fleet.some_changes(luck)
            await fleet.launch(number)

    await while_playing(kill(), *(play(fleet, seats) for seats in games))
    await fleet.launch()
    await fleet.all_told(*(seats[0].key for seats in games))


async def test_a_process_that_is_frozen_does_nothing_that_another_does_meanwhile(launch: Launch) -> None:
    """It wakes up when others have taken its work over, and believes for a moment that nothing happened."""
    fleet = await launch(2)
    games = await all_games(fleet)
    playing = asyncio.gather(*(play(fleet, seats) for seats in games))
    await fleet.some_changes(random.Random(4))
    fleet.freeze(1)
    await playing
    fleet.thaw(1)
    await fleet.eve.until(lambda: fleet.says(1, "gives back") or fleet.says(0, "gives back"), patience=PATIENCE)
    await fleet.all_told(*(seats[0].key for seats in games))
