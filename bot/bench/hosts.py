"""Bots in separate processes, as on a host, each in its own loopback Discord, with a meter inside."""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import MappingProxyType

from bot.bench.clicker import Clicker, accept, challenge
from bot.bench.meter import FILE, Desk, Meter
from bot.config import NOWHERE
from bot.playground.child import Child
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import SeenMessage
from bot.playground.server import LoopbackDiscord

HERE = Path(__file__).resolve().parents[2]  # this checkout
AT_ONCE = 4  # tables that are opened at the same time
ATTEMPTS = 3  # for each table: a challenge may meet a machine that is busy
PATIENCE = 120.0  # s until a bot is connected, or the cards of a table are dealt
BUSY = MappingProxyType(
    {"CHAPEAU_PAUSE": "0", "CHAPEAU_DOUBLE_PRESS": "0", "CHAPEAU_PERSON_LIMITS": "none", "CHAPEAU_LOG_LEVEL": "INFO"}
)
TARGET = 10_000  # points: no game ends during the run

Press = Callable[[int], Awaitable[bool]]


@dataclass(frozen=True, slots=True)
class Host:
    """A bot that is measured."""

    name: str
    discord: LoopbackDiscord
    meter: Meter
    press: Press  # presses at a table, once the person has been answered; False when nobody there is called

    def requests(self) -> int:
        """Return how many requests the bot has made since this was asked last."""
        made = len(self.discord.exchanges)
        self.discord.exchanges.clear()
        return made

    def unanswered(self) -> int:
        """Return how many presses so far were answered that the application did not respond."""
        return sum(len(self.discord.person(user).toasts) for user in self.discord.world.users.values())


@asynccontextmanager
async def running(
    discord: LoopbackDiscord,
    root: Path,
    module: str,
    *arguments: str,
    environment: Mapping[str, str] | None = None,
    shard: tuple[int, int] = (0, 1),
) -> AsyncIterator[Meter]:
    """Run a module of the checkout `root`, with the Python installed in it if there is one, until the block ends.

    It is there once its `shard` is connected: a number, of how many.
    """
    async with Desk() as desk:
        child = Child(
            (python_of(root), FILE, str(desk.port), str(root), module, *arguments),
            {
                **os.environ,
                "DISCORD_TOKEN": discord.token,
                "CHAPEAU_API": discord.base_url,
                "CHAPEAU_METRICS": NOWHERE,
                **(environment or {}),
            },
            connected=partial(_listens, discord, shard),
            out=lambda _: None,
            tell=lambda line: print(line, file=sys.stderr),
        )
        async with child:
            try:
                await child.connected(patience=PATIENCE)
            except TimeoutError:
                print(*child.lines, sep="\n", file=sys.stderr)
                raise
            yield await desk.meter()


async def _listens(discord: LoopbackDiscord, shard: tuple[int, int]) -> None:
    while not discord.gateway.listening[shard]:
        await discord.world.changes.next()


@asynccontextmanager
async def chapeau(root: Path, *, tables: int) -> AsyncIterator[Host]:
    """Run the bot of a checkout with people playing at this many tables."""
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:
        discord.backend.transcripts.end()
        rooms = rooms_of(discord, tables)
        with tempfile.TemporaryDirectory() as folder:
            database = {"CHAPEAU_DATABASE": str(Path(folder) / "bench.db")}
            async with running(discord, root, "bot", "run", environment={**BUSY, **database}) as meter:
                seats = await seated(discord, rooms)

                async def press(table: int) -> bool:
                    called = next((seat for seat in seats[table] if seat.is_called()), None)
                    if called is not None:
                        await called.step()
                    return called is not None

                yield Host("Chapeau" if root == HERE else f"Chapeau in {root}", discord, meter, press)


@asynccontextmanager
async def plain(*, tables: int) -> AsyncIterator[Host]:
    """Run a bare discord.py bot that edits a label at each press and does nothing else."""
    async with LoopbackDiscord(bot_name="Plain", limits=Limits.off()) as discord:
        discord.backend.transcripts.end()
        rooms = rooms_of(discord, tables)
        person = discord.add_person("Ann", next(iter(discord.world.guilds.values())))
        channels = [str(room.id) for room in rooms]
        async with running(discord, HERE, "bot.bench.plain", discord.base_url, discord.token, *channels) as meter:
            posted = [await _first(person, room) for room in rooms]

            async def press(table: int) -> bool:
                await person.press(posted[table], "count")
                return True

            yield Host("discord.py alone", discord, meter, press)


async def _first(person: Person, room: Channel) -> SeenMessage:
    return (await person.until(lambda: person.messages(room), patience=PATIENCE))[0]


def python_of(root: Path) -> str:
    """Return the interpreter of a checkout: the one installed in it, or else this one."""
    own = root / ".venv" / "bin" / "python"
    return str(own) if own.is_file() else sys.executable


def rooms_of(discord: LoopbackDiscord, tables: int, *, shards: int = 1) -> list[Channel]:
    """Return channels, by turns in the servers of the shards."""
    guilds = [discord.add_guild(f"Friends {index}", shard=(index, shards)) for index in range(shards)]
    return [discord.add_channel(guilds[number % shards], f"table-{number}") for number in range(tables)]


async def seated(discord: LoopbackDiscord, rooms: list[Channel]) -> list[tuple[Clicker, Clicker]]:
    """Return the two people of each table, once all of them hold cards. Few sit down at the same time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def sit(number: int, room: Channel) -> tuple[Clicker, Clicker]:
        async with door:
            guild = discord.world.guilds[room.guild_id or 0]
            pair = discord.add_person(f"a{number}", guild), discord.add_person(f"b{number}", guild)
            await _open_table(room, pair)
            clickers = Clicker(pair[0]), Clicker(pair[1])
            for clicker in clickers:
                await clicker.person.until(clicker.panel, patience=PATIENCE)
            return clickers

    return list(await asyncio.gather(*(sit(number, room) for number, room in enumerate(rooms))))


async def _open_table(room: Channel, pair: tuple[Person, Person]) -> None:
    for attempt in range(1, ATTEMPTS + 1):
        try:
            await accept(pair[1], await challenge(room, *pair, TARGET))
        except LookupError:  # not answered in time
            if attempt == ATTEMPTS:
                raise
        else:
            return
