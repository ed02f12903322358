"""The time that robots take: one wait for secret choices, less each where many sit, and thought during it.

Public facts alone decide it, so that time reveals nothing of a hand.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random

import pytest

from bot.games.guts.moves import In
from bot.games.protocol import Move, Position, Seat, View
from bot.registry import GAMES
from bot.robots.queue import Asker
from bot.tables import News, Player, Table, agree
from bot.tables.playing.robots import NEXT_THOUGHT, PAUSES, Robots
from bot.tables.state.pace import begin
from bot.tables.state.turn_pauses import TurnPauses
from tests.games.guts.tables import begun, dealt
from tests.tables.house import SOON
from tests.tables.recording_stage import PATIENCE
from tests.tables.still_clock import StillClock

PACE = 1.5
GUTS = GAMES["guts"].game


class Alternately:
    """A thinker that answers in and out in alternation, at once."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return any legal move."""
        self.thoughts += 1
        return Random(self.thoughts).choice([*view.legal_moves()])


def table_of(position: Position, seats: int) -> Table:
    """Return a table with a person at A, and robots."""
    players = tuple(
        Player(at + 1, None if at else 5, f"P{at}", "en", None, "novice" if at else None) for at in range(seats)
    )
    return Table(
        id="ROBOTS",
        terms=agree(GUTS, 0, {}),
        guild_id=5,
        channel_id=50,
        home_id=50,
        players=players,
        first=Seat.A,
        started_at=0,
        position=position,
        countdown=begin(None, (None,) * seats, 0),
        called=(0,) * seats,
    )


class Seconds:
    """A table in memory, and the pauses that were made there."""

    def __init__(self, table: Table) -> None:
        self.now = table
        self.waited: list[float] = []
        self.done = asyncio.Event()

    async def find(self, key: str) -> Table:
        """Return the table in its present state."""
        return self.now

    async def play(self, table: Table, seat: Seat, move: Move) -> News:
        """Play in memory."""
        step = table.position.play(seat, move)
        self.now = moved(table, step.position)
        return News(self.now, seat, step.events)

    async def seed(self, key: str) -> bytes:
        """Return a seed, for deputies; none plays here."""
        raise AssertionError(key)

    async def wait(self, seconds: float) -> None:
        """Note them."""
        self.waited.append(seconds)

    def tell(self, news: News) -> None:
        """Note when the robots are done."""
        if not news.table.position.awaited - {Seat.A}:
            self.done.set()

    def robots(self, thinker: Alternately, wait: Callable[[float], Awaitable[None]]) -> Robots:
        """Robots that play here, at the usual pace."""
        return Robots(
            thinker,
            pace=PACE,
            again=SOON.played_again,
            find_table=self.find,
            play=self.play,
            pauses=TurnPauses(StillClock(), (0, 0), b""),
            find_seed=self.seed,
            tell=self.tell,
            wait=wait,
        )

    async def run(self) -> list[float]:
        """Return the pauses until only the person is awaited."""
        robots = self.robots(Alternately(), self.wait)
        robots.call(self.now)
        await asyncio.wait_for(self.done.wait(), PATIENCE)
        await robots.close()
        return self.waited


def moved(table: Table, position: Position) -> Table:
    """Return the table once a row has been added."""
    return replace(table, position=position, ply=table.ply + 1)


@pytest.mark.parametrize("seats", [3, 10])
async def test_who_choose_in_secret_wait_once_for_all(seats: int) -> None:
    position = dealt(begun(seats, declare="together", deals="20"))
    waited = await Seconds(table_of(position, seats)).run()
    assert waited == [PACE * min(1.0, PAUSES / (seats - 1))] + [PACE * NEXT_THOUGHT] * (seats - 2)


@pytest.mark.parametrize(("seats", "each"), [(3, PACE), (5, PACE), (10, PACE * PAUSES / 9)])
async def test_where_many_sit_each_waits_less(seats: int, each: float) -> None:
    """Nine robots take no longer than four did."""
    position = dealt(begun(seats, declare="turns", deals="20", dealer="A"))
    while position.to_act == {Seat.A}:
        position = position.play(Seat.A, In()).position
    waited = await Seconds(table_of(position, seats)).run()
    assert waited == [each] * (seats - 1)
    assert sum(waited) <= PACE * PAUSES + 1e-9


async def test_the_length_of_a_thought_is_not_seen() -> None:
    """A robot begins to think at once, and plays when its wait is over: also without a choice."""
    position = dealt(begun(3, declare="turns", deals="20", dealer="A"))
    while position.to_act == {Seat.A}:
        position = position.play(Seat.A, In()).position
    table = Seconds(table_of(position, 3))
    waits: asyncio.Queue[asyncio.Event] = asyncio.Queue()

    async def wait(seconds: float) -> None:
        over = asyncio.Event()
        waits.put_nowait(over)
        await over.wait()

    thinker = Alternately()
    robots = table.robots(thinker, wait)
    robots.call(table.now)
    for robot in (1, 2):
        over = await asyncio.wait_for(waits.get(), PATIENCE)
        assert (thinker.thoughts, table.now.ply) == (robot, table_of(position, 3).ply + robot - 1)
        over.set()
    await asyncio.wait_for(table.done.wait(), PATIENCE)
    await robots.close()
