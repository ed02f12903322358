"""Events without a press: robots' turns and reminders come from one living process at a time."""

import random
from functools import partial

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.house import PATIENCE, verbs
from tests.e2e.test_clocks_over_kills import LATE, MINUTE, REMINDED, Time, looked, said
from tests.fleet.conftest import Launch
from tests.fleet.fleet import AWAY, Fleet
from tests.fleet.seats import Seat, Way, challenge, play, settled, while_playing
from tests.there import there

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]


async def practice(fleet: Fleet, person: Person) -> Seat:
    """Begin a game against a robot in the server of the last shard."""
    place = fleet.places[fleet.count - 1]
    answer = await fleet.acted(person.invoke(place, "/practice", game="mille", level="novice", options="target=100"))
    assert answer.message is not None
    await looked(lambda: fleet.rows("SELECT id FROM tables"))
    return Seat(fleet, person, place, fleet.key(), Way.SERVER)


async def test_a_robot_plays_on_wherever_its_table_is_at_home(launch: Launch) -> None:
    fleet, luck = await launch(2), random.Random(1)
    seat = await practice(fleet, fleet.ann)

    async def kill() -> None:
        for number in (1, 0, 1):
            await fleet.some_changes(luck, most=20)
            await fleet.kill_one(number)
            await fleet.launch(number)

    await while_playing(kill(), play(fleet, [seat]))
    await fleet.launch()
    await fleet.all_told(seat.key)


async def test_a_robot_plays_on_where_the_database_crashes_as_a_shard_is_handed_over(launch: Launch) -> None:
    """The process that takes a home over, or gives it back, is cut off then: a table once stopped for a minute."""
    fleet, luck = await launch(2), random.Random(2)
    fleet.expect(*AWAY)
    seat = await practice(fleet, fleet.ann)

    async def hand_over() -> None:
        await fleet.some_changes(luck, most=20)
        for words in ("takes over shard 1 of 2", "gives back shard 1 of 2"):
            if words.startswith("takes"):
                await fleet.kill_one(1)
            else:
                await fleet.launch(1)
            await fleet.eve.until(partial(fleet.says, 0, words), patience=PATIENCE)
            await fleet.crash_database()

    await while_playing(hand_over(), play(fleet, [seat]))
    await fleet.launch()
    await fleet.all_told(seat.key)


async def all_at_home(fleet: Fleet) -> None:
    """Wait until each process is the home of its servers."""
    await looked(lambda: all(fleet.says(number, f"home of shards {number} of") for number in fleet.running))


async def test_reminders_come_once_also_when_their_home_is_gone(launch: Launch) -> None:
    """A process is killed while it is time to remind: there is one reminder, and one choice for the waiting player."""
    fleet = await launch(2, is_shifted=True)
    time = Time(fleet)
    key = await challenge(fleet, fleet.places[1], fleet.ann, fleet.bob, options="target=10000", clock="10m")

    def waits() -> list[SeenMessage]:
        people = (fleet.ann, fleet.bob)
        return [each for person in people for each in person.direct_messages() if Verb.WAIT in verbs(each)]

    await fleet.eve.until(lambda: fleet.tables(key), patience=PATIENCE)
    await all_at_home(fleet)
    time.let_pass(66 * MINUTE)
    await fleet.kill_one(1)
    await fleet.launch()
    await fleet.eve.until(lambda: said(fleet, REMINDED), patience=PATIENCE)
    await fleet.kill_one(0)
    await fleet.launch()
    await all_at_home(fleet)  # while no process serves the server, clocks stop
    await time.pass_alive(5 * MINUTE)
    await fleet.eve.until(waits, patience=PATIENCE)
    await fleet.eve.until(lambda: LATE in fleet.tables(key)[-1].text, patience=PATIENCE)
    assert said(fleet, REMINDED) == 1
    assert len(waits()) == 1
    fleet.look_over()


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
