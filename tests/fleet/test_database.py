"""The database goes away while people play: nothing confirmed is lost, nothing told twice, and play goes on."""

import random

import pytest

from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.games import all_games
from tests.fleet.seats import Seat, play, while_playing

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets")]


AWAY = ("units not stored", "failed: Unavailable", "failed (Unavailable)")  # what is logged of presses while it is away


async def over(fleet: Fleet, games: list[list[Seat]]) -> None:
    """Look everything over."""
    await fleet.all_told(*(seats[0].key for seats in games))


@pytest.mark.parametrize("count", [1])
async def test_the_database_is_restarted_in_mid_game(launch: Launch, count: int) -> None:
    fleet, luck = await launch(count), random.Random(count)
    fleet.expected_errors = AWAY
    games = await all_games(fleet, luck=luck)

    async def crash() -> None:
        for _ in range(3):
            await fleet.some_changes(luck)
            await fleet.crash_database()

    await while_playing(crash(), *(play(fleet, seats) for seats in games))
    await over(fleet, games)
