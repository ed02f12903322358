"""`python -m bot bench presses`: how soon a press is answered while many tables play at once.

The bot is a process of its own, as on a host; people press in a loopback Discord in this one. Each press of
theirs plays a move, which is stored, and is answered by a new panel with a new picture. The same presses are
then made on a bot of discord.py's that edits a label and does nothing else.
"""

import asyncio
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.demo import Clicker, accept, challenge
from bot.percentile import percentile
from bot.playground.child import Child
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import SeenMessage
from bot.playground.server import LoopbackDiscord

TABLES = 100  # a player's turn comes with a panel of its own, at most one a second: more tables, not faster ones
USUAL, MOST = 40, 200  # presses a second, of all tables together
PRESSES = 1_000
WARM = 1_000  # presses before those that count: every kind of picture has been drawn once
TARGET = 10_000  # points: no game ends meanwhile
PATIENCE = 60.0  # s to wait until a bot is ready and the cards are dealt
LOOK = 0.1  # s between two checks whether a seat is to move

Press = Callable[[int], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Answers:
    """How long the answers to presses took, from the press to what the person saw."""

    bot: str
    seconds: Sequence[float]  # of each press, sorted
    rate: float  # presses made a second

    def at(self, share: float) -> float:
        """The time in ms within which this share of the presses was answered."""
        return 1000 * percentile(self.seconds, share)

    def line(self) -> str:
        """The figures in words."""
        times = f"p50 {self.at(0.5):.1f} ms, p95 {self.at(0.95):.1f} ms, p99 {self.at(0.99):.1f} ms"
        return f"{self.bot}: {len(self.seconds)} presses at {self.rate:.0f} a second, answered in {times}"


async def time_presses(bot: str, tables: int, press: Press, *, presses: int = PRESSES, rate: float) -> Answers:
    """Press at each table in turn, `rate` times a second in all; `press(table)` is whether something was pressed."""
    seconds: list[float] = []
    begun = time.perf_counter()
    counted_from = begun

    async def sit(table: int) -> None:
        nonlocal counted_from
        for number in range(table, presses + WARM, tables):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            pressed = time.perf_counter()
            while not await press(table):
                await asyncio.sleep(LOOK)
                pressed = time.perf_counter()
            if number == WARM:
                counted_from = pressed
            if number >= WARM:
                seconds.append(time.perf_counter() - pressed)

    async with asyncio.TaskGroup() as group:
        for table in range(tables):
            group.create_task(sit(table))
    return Answers(bot, sorted(seconds), len(seconds) / (time.perf_counter() - counted_from))


@asynccontextmanager
async def _process(discord: LoopbackDiscord, *command: str, **environment: str) -> AsyncIterator[None]:
    child = Child(
        (sys.executable, "-m", *command),
        {**os.environ, "DISCORD_TOKEN": discord.token, "CHAPEAU_API": discord.base_url, **environment},
        connected=discord.connected,
        out=lambda _: None,
        tell=lambda line: print(line, file=sys.stderr),
    )
    async with child:
        await child.connected(patience=PATIENCE)
        yield


def _rooms(discord: LoopbackDiscord, tables: int) -> list[Channel]:
    guild = discord.add_guild("Friends")
    return [discord.add_channel(guild, f"table-{number}") for number in range(tables)]


async def ours(rate: float, *, tables: int = TABLES, presses: int = PRESSES) -> Answers:
    """Measure how soon our bot answers."""
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:
        rooms = _rooms(discord, tables)
        guild = next(iter(discord.world.guilds.values()))
        pairs = [(discord.add_person(f"a{n}", guild), discord.add_person(f"b{n}", guild)) for n in range(tables)]
        with tempfile.TemporaryDirectory() as folder:
            database = str(Path(folder) / "bench.db")
            environment = {"CHAPEAU_DATABASE": database, "CHAPEAU_PAUSE": "0", "CHAPEAU_DOUBLE_PRESS": "0"}
            async with _process(discord, "bot", "run", **environment):
                seats = await asyncio.gather(*map(_seated, rooms, pairs))

                async def press(table: int) -> bool:
                    called = next((seat for seat in seats[table] if seat.is_called()), None)
                    if called is not None:
                        await called.step()
                    return called is not None

                return await time_presses("Chapeau", tables, press, presses=presses, rate=rate)


async def _seated(room: Channel, pair: tuple[Person, Person]) -> tuple[Clicker, Clicker]:
    """The two people of a table, once both hold cards."""
    await accept(pair[1], await challenge(room, *pair, TARGET))
    clickers = Clicker(pair[0]), Clicker(pair[1])
    for clicker in clickers:
        await clicker.person.until(clicker.panel, patience=PATIENCE)
    return clickers


async def plain(rate: float, *, tables: int = TABLES, presses: int = PRESSES) -> Answers:
    """Measure how soon discord.py alone answers."""
    async with LoopbackDiscord(bot_name="Plain", limits=Limits.off()) as discord:
        rooms = _rooms(discord, tables)
        person = discord.add_person("Ann", next(iter(discord.world.guilds.values())))
        channels = [str(room.id) for room in rooms]
        async with _process(discord, "bot.bench.plain", discord.base_url, discord.token, *channels):
            posted = [await _first(person, room) for room in rooms]

            async def press(table: int) -> bool:
                await person.press(posted[table], "count")
                return True

            return await time_presses("discord.py alone", tables, press, presses=presses, rate=rate)


async def _first(person: Person, room: Channel) -> SeenMessage:
    return (await person.until(lambda: person.messages(room), patience=PATIENCE))[0]


def lines() -> Iterator[str]:
    """Measure both, and yield the figures."""
    for rate in (USUAL, MOST):
        yield f"{rate} presses a second wished:"
        baseline = asyncio.run(plain(rate))
        yield "  " + baseline.line()
        mine = asyncio.run(ours(rate))
        yield "  " + mine.line()
        yield f"  p50 is {mine.at(0.5) / baseline.at(0.5):.1f} times that of discord.py alone"
