"""What happens without a press: a robot's turns are at one process at a time, whichever lives."""

import random

import pytest

from bot.playground.person import Person
from tests.e2e.test_clocks_over_kills import looked
from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.seats import Seat, Way, play, while_playing

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet]


async def practice(fleet: Fleet, person: Person) -> Seat:
    """Begin a game against a robot in the server of the last shard."""
    place = fleet.places[fleet.count - 1]
    answer = await fleet.acted(person.invoke(place, "/practice", game="mille", level="novice", options="target=100"))
    assert answer.message is not None
    await looked(lambda: fleet.rows("SELECT id FROM tables"))
    return Seat(fleet, person, place, fleet.key(), Way.SERVER)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_robot_plays_on_wherever_its_table_is_at_home(launch: Launch, seed: int) -> None:
    fleet, luck = await launch(2), random.Random(seed)
    seat = await practice(fleet, fleet.ann)

    async def kill() -> None:
        for number in (1, 0, 1):
            await fleet.some_changes(luck, most=20)
            await fleet.kill_one(number)
            await fleet.launch(number)

    await while_playing(kill(), play(fleet, [seat]))
    await fleet.launch()
    await fleet.all_told(seat.key)
