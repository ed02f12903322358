"""Tournaments that are stored: each thing happens once among processes and kills, and the check derives it again."""

import asyncio
from pathlib import Path

import pytest

from bot.games.shuffle import commitment, table_seed
from bot.standing import Projector, Standing
from bot.store import Debt
from bot.tables import Declined
from bot.tournament.course import Leave
from bot.tournament.pot import Division, nets
from bot.tournament.rows import table_key
from bot.tournament.umpire import BREAK, MINUTE, No, Overruled
from bot.values.database import Database
from tests.left_out import first
from tests.tables.house import GUILD
from tests.tables.still_clock import StillClock
from tests.tournament.hall import ENTRY, Hall, Killed, faults, open_hall

# At commits of a tournament of four with two rounds: they sign up, and it starts; twice a round, all come, tables begin
# and have their results; it is over. Exploring kills at any of them.
KILLS = [(6, True), (11, False), (23, True)]

pytestmark = pytest.mark.file_only


async def count_games(hall: Hall) -> None:
    await Projector(hall.store, hall.tables).drain()


async def owed(hall: Hall) -> dict[int, int]:
    """Return what each is owed in all; below zero they owe."""
    sums = dict.fromkeys((each.id for each in hall.people), 0)
    for debt in await hall.store.debts(GUILD):
        sums[debt.payer] -= debt.amount
        sums[debt.payee] += debt.amount
    return {player: amount for player, amount in sums.items() if amount}


async def test_a_tournament_is_played_to_its_end_its_pot_is_divided_and_the_check_finds_nothing(
    hall: Hall, tmp_path: Path
) -> None:
    found = await hall.to_end((await hall.open()).row.id)
    assert found.course.is_over
    first, *_, last = found.course.lines
    assert (first.person, last.person) == (hall.people[0].id, hall.people[3].id)
    assert await owed(hall) == {
        player: amount
        for player, amount in nets(ENTRY, found.course.entrants, found.course.lines, Division.THREE).items()
        if amount
    }
    await count_games(hall)
    assert faults(tmp_path / "chapeau.db") == []


async def test_seeds_of_tables_follow_from_the_secret_that_was_promised_before_sign_up(
    hall: Hall,
) -> None:
    opened = await hall.open()
    found = await hall.to_end(opened.row.id)
    secret = await hall.tables.seeds.read(opened.row.id)
    assert commitment(secret) == opened.commitment == found.commitment
    for number in (1, 2):
        for table in (1, 2):
            key = table_key(opened.row.id, number, table)
            assert await hall.tables.seeds.read(key) == table_seed(secret, number=number, table=table)
    game = await hall.tables.memory.table(table_key(opened.row.id, 1, 1))
    assert game.default_cut == found.course.rounds[0].tables[0].cut
    assert game.terms.stake == 0


@pytest.mark.at_server
async def test_two_processes_do_each_thing_once(kept_in: Database) -> None:
    clock = StillClock()
    async with open_hall(kept_in, clock) as one, open_hall(kept_in, clock) as other:
        key = (await one.open()).row.id
        signing = zip((one, other) * 2, one.people[:4], strict=True)
        await asyncio.gather(*(hall.tournaments.join(key, each) for hall, each in signing))
        await one.tournaments.start(key, one.people[0])
        while (await one.tournaments.find(key)).course.is_open:
            await one.all_come(key)
            await one.all_play(key)
            clock.pass_time(BREAK)
            await asyncio.gather(*(hall.tournaments.go_on(key) for hall in (one, other)))
        found = await other.tournaments.find(key)
        assert len(found.course.rounds) == 2
        assert sum((await owed(one)).values()) == 0
        assert await owed(one) == await owed(other) != {}


@pytest.mark.parametrize("kill", first(2, KILLS, why="kills"))
async def test_after_a_kill_between_two_steps_the_rest_follows(tmp_path: Path, kill: tuple[int, bool]) -> None:
    """Each round is seated once and the pot divided once, as they are without a kill."""
    path, clock = tmp_path / "chapeau.db", StillClock()
    async with open_hall(path, clock) as hall:
        key = (await hall.open()).row.id
        hall.store.lives, hall.store.is_stored = kill
        with pytest.raises(Killed):
            await hall.to_end(key)
        hall.store.lives = -1
    async with open_hall(path, clock) as hall:
        found = await hall.to_end(key)
        assert [len(each.tables) for each in found.course.rounds] == [2, 2]
        assert sum((await owed(hall)).values()) == 0
        assert await hall.store.debts(GUILD) != []
        await count_games(hall)
    assert faults(path) == []


async def test_who_leaves_forfeits_the_entry_and_a_host_who_ends_it_gives_all_back(hall: Hall) -> None:
    ann, bob, cid, dan, *_ = hall.people
    found = await hall.begun()
    key = found.row.id
    await hall.tournaments.leave(key, dan)
    with pytest.raises(Overruled) as caught:
        await hall.tournaments.call_off(key, bob)
    assert caught.value.no is No.NOT_HOST
    await hall.tournaments.call_off(key, ann)
    assert await owed(hall) == {}
    other = (await hall.begun()).row.id
    await hall.tournaments.leave(other, dan)
    await hall.to_end(other)
    assert (await owed(hall))[dan.id] == -ENTRY
    assert cid.id in (await hall.tournaments.find(other)).course.people


async def test_who_deletes_their_data_has_left_every_tournament_and_cannot_come_back(hall: Hall) -> None:
    found = await hall.begun(3)
    dan = hall.people[3]
    await hall.tournaments.join(found.row.id, dan)
    await Standing(hall.store, hall.tables, hall.clock).forget(dan)
    course = (await hall.tournaments.find(found.row.id)).course
    assert course.left == {dan.id: Leave.FORGOTTEN}
    other = await hall.open()
    with pytest.raises(Declined):
        await hall.tournaments.join(other.row.id, dan)


async def test_a_table_begins_when_all_are_here_and_who_does_not_come_has_lost(hall: Hall) -> None:
    found = await hall.begun(2)
    key = found.row.id
    ann, bob = hall.people[:2]
    await hall.tournaments.here(key, bob, press_id=7)
    hall.clock.pass_time(3 * MINUTE)
    course = (await hall.tournaments.go_on(key)).course
    assert {line.person: line.points for line in course.lines} == {bob.id: 2, ann.id: 0}
    assert await hall.store.running_tables_of(ann.id) == []


async def test_a_tournament_without_an_entry_has_no_pot(hall: Hall) -> None:
    found = await hall.to_end((await hall.open(entry=0)).row.id)
    assert found.course.is_over
    assert await hall.store.debts(GUILD) == list[Debt]()
