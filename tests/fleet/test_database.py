"""The database goes away while people play: nothing confirmed is lost, nothing repeated, and play goes on.

Two ways are left: `python -m bot explore --homes` explores others.
"""

import asyncio
import random

import pytest

from tests.e2e.house import PATIENCE
from tests.fleet.conftest import Launch
from tests.fleet.fleet import AWAY, Fleet
from tests.fleet.games import all_games
from tests.fleet.seats import Seat, play, while_playing

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]

SOON = 1.5  # s


async def over(fleet: Fleet, games: list[list[Seat]]) -> None:
    """Look everything over."""
    await fleet.all_told(*(seats[0].key for seats in games))


async def test_a_line_that_swallows_everything(launch: Launch) -> None:
    """The process at its end hears nothing, not even that it is alone; the other one does its work."""
    fleet = await launch(2)
    fleet.expect(*AWAY)
    games = await all_games(fleet)
    playing = asyncio.gather(*(play(fleet, seats) for seats in games))
    await fleet.some_changes(random.Random(7))
    fleet.deaf.add(1)
    fleet.relays[1].swallow()
    await fleet.eve.until(lambda: fleet.says(0, "takes over shard 1 of 2"), patience=PATIENCE)
    await playing
    fleet.relays[1].heal()
    fleet.deaf.clear()
    await over(fleet, games)


async def test_the_database_crashes_soon_after_a_shard_was_handed_over(launch: Launch) -> None:
    """The new home is still reading what is due there when the lines of all break, and takes it up again."""
    fleet, luck = await launch(2), random.Random(3)
    fleet.expect(*AWAY)
    games = await all_games(fleet, luck=luck)

    async def hand_over_and_crash() -> None:
        await fleet.some_changes(luck)
        await fleet.kill_one(1)
        await fleet.eve.until(lambda: fleet.says(0, "takes over shard 1 of 2"), patience=PATIENCE)
        await fleet.launch(1)
        await fleet.eve.until(lambda: fleet.says(1, "home of shards 1 of 2"), patience=PATIENCE)
        await asyncio.sleep(SOON)  # the moment is what is tried
        await fleet.crash_database()

    await while_playing(hand_over_and_crash(), *(play(fleet, seats) for seats in games))
    await over(fleet, games)
