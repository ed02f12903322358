"""Whole games of people who press at different processes: nothing is lost, nothing is repeated.

`python -m bot explore --homes` explores more: other kills, frozen processes, reminders and robots.
"""

import random

import pytest

from tests.e2e.codes import CLOSED
from tests.e2e.house import PATIENCE
from tests.e2e.test_clocks_over_kills import looked
from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.games import all_games
from tests.fleet.seats import Seat, Way, challenge, play, settled, while_playing
from tests.there import there

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]

KILLS = 4


async def test_killed_at_any_moment(launch: Launch) -> None:
    """Again and again one of them is killed, somewhere within presses, and comes back somewhat later."""
    count = 3
    fleet, luck = await launch(count), random.Random(3)
    games = await all_games(fleet, luck=luck)

    async def kill() -> None:
        for _ in range(KILLS):
            await fleet.some_changes(luck)
            number = luck.randrange(count)
            await fleet.kill_one(number)
            await fleet.some_changes(luck)
            await fleet.launch(number)

    await while_playing(kill(), *(play(fleet, seats) for seats in games))
    await fleet.launch()
    await fleet.all_told(*(seats[0].key for seats in games))


async def all_at_home(fleet: Fleet) -> None:
    """Wait until each process is the home of its servers."""
    await looked(lambda: all(fleet.says(number, f"home of shards {number} of") for number in fleet.running))


async def _in_the_middle(fleet: Fleet, seats: list[Seat]) -> Seat:
    """Return a player in the middle of a turn, of whom the store knows that they know of it."""
    place, key = seats[0].place, seats[0].key
    while True:
        await play(fleet, seats, until=lambda: any(seat.wish() for seat in seats))
        (mover,) = [seat for seat in seats if seat.wish() is not None]
        button = there(mover.wish())
        await mover.step(button)
        await fleet.eve.until(lambda: any(seat.wish() for seat in seats) or settled(fleet, place, key))
        if mover.wish() is not None:
            return mover


async def test_whoever_looked_where_nobody_answers_any_more_is_asked_by_direct_message(launch: Launch) -> None:
    """Their turn is in a hidden panel alone, whose buttons arrive at the process that is gone."""
    fleet = await launch(2)
    await all_at_home(fleet)  # else the survivor, at first the home of both, may itself meet closed direct messages
    fleet.allowed = fleet.allowed | {CLOSED}
    people = (fleet.ann, fleet.bob)
    for person in people:
        person.close_dms()
    place = fleet.places[1]
    seats = [Seat(fleet, person, place, "", Way.SERVER) for person in people]
    key = await challenge(fleet, place, *people)
    for seat in seats:
        seat.key = key
    mover = await _in_the_middle(fleet, seats)
    for person in people:
        person.open_dms()
    await fleet.kill_one(1)
    mover.way = Way.DIRECT
    await fleet.eve.until(mover.wish, patience=PATIENCE)
    before = len(fleet.plies(key))
    button = there(mover.wish())
    await mover.step(button)
    assert len(fleet.plies(key)) > before
    fleet.look_over()
