"""Forgotten tasks that were due are taken up again.

They are forgotten as once in a fleet: a home was lost for the moment at which something was due, and was back before
anyone took it over.
"""

import asyncio
import random
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.games.protocol import Move, Resign, Seat, View
from bot.robots.protocol import Level
from bot.robots.queue import Asker
from bot.robots.random_legal import RandomLegal
from bot.store import DueRow, ShownRow
from bot.tables import Table, agree
from bot.tables.fleet.following import Following
from bot.tables.time import MINUTE
from bot.tables.waiting.overdue import PERIOD
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, SOON, House, any_move, mover, seat_table
from tests.tables.neighbors import Neighbors, open_neighbors
from tests.tables.recording_stage import PATIENCE
from tests.tables.room import Room, open_room, open_window
from tests.tables.room import seat_table as in_magpie

IS_MEANT = {GUILD}.__contains__


@dataclass
class Slow:
    """A thinker that waits until it is let go."""

    asked: asyncio.Event = field(default_factory=asyncio.Event)
    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def think(self, _level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return some move."""
        self.asked.set()
        await self.gate.wait()
        return RandomLegal().choose(view, random=random.Random(seed))


@pytest.fixture
def thinker() -> Slow:
    """The robots' head."""
    return Slow()


@pytest.fixture
async def pair(tmp_path: Path, empty_database: Path, thinker: Slow) -> AsyncIterator[Neighbors]:
    """Two processes; the first is the home of the server where people play."""
    path = shutil.copy(empty_database, tmp_path / "chapeau.db")
    async with open_neighbors(path, thinker=thinker) as pair:
        pair.homes[0].guilds.add(GUILD)
        yield pair


async def _robots_turn(house: House) -> Table:
    """Return a game of Ann's practice at the robot's turn."""
    terms = agree(MILLE, 0, {})
    ann, begin = house.people[0], house.tables.beginnings
    promise = await begin.promise(ann, level=Level.NOVICE, terms=terms, seats=2, guild_id=GUILD)
    table = await begin.practice(promise, ann, channel_id=CHANNEL, cut="777")
    while Seat.A in table.position.to_act:
        table = (await house.tables.playing.play(table.id, mover(table), any_move(table, random.Random(3)))).table
    return table


async def _some_time(pair: Neighbors, *, periods: int = 3) -> None:
    """Let the watch look `periods` times, and everyone do what is due by then: the clock does not wait for them."""
    for _ in range(periods):
        pair.houses[0].pass_time(PERIOD)
        await pair.until(lambda: all(map(_is_idle, pair.houses)))


def _is_idle(house: House) -> bool:
    """Return whether a process does nothing that is due, nor has yet to begin it. A robot may be thinking."""
    keeper, robots = house.tables._timekeeper, house.tables._robots
    is_due = any(due.when <= house.clock.now() for due in keeper._due.values())
    return not (is_due or keeper._running or robots._turns.keys() - robots._thinking)


async def test_a_robot_that_has_thought_for_nothing_plays_after_all(
    pair: Neighbors, thinker: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    home, _ = pair.houses
    table = await _robots_turn(home)
    await thinker.asked.wait()
    pair.homes[0].guilds.clear()
    thinker.gate.set()
    await pair.until(lambda: not home.tables._robots._turns)
    pair.homes[0].guilds.add(GUILD)
    await _some_time(pair)
    await home.stage.until(lambda: home.stage.news[-1].seat == Seat.B)
    assert home.tables.overdue.taken_up["robot"] == 1
    assert f"table {table.id} ply {table.ply}: robot overdue, taken up again" in caplog.messages


async def test_a_robot_that_thinks_long_is_left_alone(pair: Neighbors, thinker: Slow) -> None:
    home, _ = pair.houses
    await _robots_turn(home)
    await thinker.asked.wait()
    await _some_time(pair, periods=8)
    assert not home.tables.overdue.taken_up.total()
    thinker.gate.set()
    await home.stage.until(lambda: home.stage.news[-1].seat == Seat.B)


async def test_a_clock_that_ran_out_unseen_is_told_after_all(pair: Neighbors) -> None:
    home, _ = pair.houses
    table = await seat_table(home, clock="10m")
    await home.tables.memory.table(table.id)
    pair.homes[0].guilds.clear()
    while not table.late(home.clock.now()):
        await _some_time(pair, periods=1)
        home.clock.advance(60_000)
    pair.homes[0].guilds.add(GUILD)
    await _some_time(pair)
    await home.stage.until(lambda: home.stage.late)
    assert home.tables.overdue.taken_up["clock"] == 1


async def test_a_settlement_of_which_nobody_was_told_is_posted_after_all(pair: Neighbors) -> None:
    home, away = pair.houses
    table = await seat_table(home)
    pair.homes[0].guilds.clear()
    over = (await away.tables.playing.play(table.id, table.players[0], Resign())).table
    await pair.until_both_know(over)
    await _some_time(pair, periods=1)
    assert not home.stage.posted
    pair.homes[0].guilds.add(GUILD)
    await _some_time(pair)
    await home.stage.until(lambda: home.stage.posted)
    assert home.tables.overdue.taken_up["announcement"] == 1
    assert len({each.id for each in home.stage.posted}) == len(home.stage.posted)


async def test_what_is_done_in_time_is_not_taken_up(pair: Neighbors, thinker: Slow) -> None:
    home, _ = pair.houses
    thinker.gate.set()
    await _robots_turn(home)
    await seat_table(home, clock="10m")
    await _some_time(pair, periods=40)
    assert not home.tables.overdue.taken_up.total()


@pytest.fixture
async def room(tmp_path: Path, empty_database: Path) -> AsyncIterator[Room]:
    """One process, where people play a game with windows."""
    async with open_room(shutil.copy(empty_database, tmp_path / "room.db")) as room:
        yield room


async def _look_often(room: Room, *, times: int) -> None:
    for _ in range(times):
        room.pass_time(SOON.overdue_every)
        async with asyncio.timeout(PATIENCE):
            while not _is_idle(room):
                await room.store.find_robot("none")


async def test_a_window_that_is_open_for_hours_is_not_taken_up(room: Room) -> None:
    """It was, every five minutes: nobody noted that it had been looked at."""
    await in_magpie(room, clock="24h")
    before = await open_window(room)
    await _look_often(room, times=20)
    assert (await room.now()).position.window == before.position.window
    assert not room.tables.overdue.taken_up.total()


async def test_a_window_that_nobody_closed_is_taken_up_though_the_clocks_were_looked_at_since(room: Room) -> None:
    await in_magpie(room)
    before = await open_window(room)
    room.tables._timekeeper.forget("window TABLE")
    room.clock.advance(MINUTE)
    await room.tables.waiting.look("TABLE")
    await _look_often(room, times=4)
    assert (await room.now()).position.window != before.position.window
    assert room.tables.overdue.taken_up["clock"] == 1


async def test_a_home_that_is_taken_over_during_a_round_has_a_round_of_its_own_at_once(pair: Neighbors) -> None:
    """A table stopped for half a minute, since the round that ended put off the wanted one."""
    home, away = pair.houses
    pair.homes[0].guilds.clear()
    first, second = [await seat_table(away, key) for key in ("FIRST", "SECOND")]
    await away.store.commit(*(ShownRow(each.id, each.ply) for each in (first, second)))
    await away.store.commit(DueRow(first.id, 0), DueRow(second.id, 10**15))
    following = Following(home.tables)
    async with home.tables.memory.held(first.id):
        pair.homes[0].guilds.add(GUILD)
        following.take_over(IS_MEANT)
        await pair.until(lambda: "rounds" in home.tables._timekeeper._running)
        await pair.until(lambda: len(home.tables.memory._locks[first.id]._waiters or ()) > 0)
        await away.store.commit(DueRow(second.id, 0))
        following.take_over(IS_MEANT)
        await pair.until(lambda: "rounds" in home.tables._timekeeper._due)
    await pair.until(lambda: home.tables.dues.is_known(second.id))
