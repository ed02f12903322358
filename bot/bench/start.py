"""`python -m bot bench start`: what a start costs with many running tables, until the gateway is ready and until quiet.

The bot is started twice on one database. The first time it shows every table, which nobody has seen. The second time
all is shown already, as after a restart in the middle of an evening. The second start is measured.
"""

import asyncio
import json
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from bot.bench import filled
from bot.bench.hosts import HERE, python_of, rooms_of, running
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.store.copies.examining import unshown

MOVES = 20  # at each table
ROUNDS = 600  # seconds until everything must be shown at first


@dataclass(frozen=True, slots=True)
class Start:
    """The cost of a start, in seconds."""

    bot: str
    ready: float  # of the clock, until the gateway is connected
    until_ready: float  # of processor
    until_quiet: float
    messages: int  # sent, edited or deleted until quiet, by counted requests

    def __str__(self) -> str:
        return (
            f"{self.bot}: ready after {self.ready:.1f} s and {self.until_ready:.1f} s of processor; quiet after"
            f" {self.until_quiet:.1f} s of processor and {self.messages} messages sent, edited or deleted"
        )


async def start(root: Path, tables: int, clock: str = "") -> Start:
    """Start the bot of a checkout twice with this many tables, and measure the second start.

    `clock` is the one their players agreed to, if any.
    """
    name = "Chapeau" if root == HERE else f"Chapeau in {root}"
    async with LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()) as discord:
        discord.backend.transcripts.end()
        rooms = rooms_of(discord, tables)
        guild = next(iter(discord.world.guilds.values()))
        seats = [(room.id, *(discord.add_person(f"{side}{room.id}", guild).user.id for side in "ab")) for room in rooms]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "bench.db"
            database = {"CHAPEAU_DATABASE": str(file)}
            filling = await asyncio.create_subprocess_exec(
                python_of(root),
                filled.__file__,
                str(root),
                str(file),
                str(guild.id),
                json.dumps(seats),
                str(MOVES),
                clock,
            )
            if await filling.wait():
                raise RuntimeError(f"{root} cannot fill a database")
            async with running(discord, root, "bot", "run", environment=database) as meter:
                await meter.quiet(patience=len(rooms))
                await _all_shown(file)
            while discord.gateway.connected:
                await discord.world.changes.next()
            discord.exchanges.clear()
            begun = time.perf_counter()
            async with running(discord, root, "bot", "run", environment=database) as meter:
                ready = time.perf_counter() - begun
                until_ready = (await meter.read()).total
                until_quiet = (await meter.quiet(patience=len(rooms))).total
                messages = sum(each.counted and each.route.startswith("/channels/") for each in discord.exchanges)
                return Start(name, ready, until_ready, until_quiet, messages)


async def _all_shown(file: Path) -> None:
    """Wait until the store knows that everything is shown: on a busy machine a bot that waits its turn seems quiet."""
    for _ in range(ROUNDS):
        if not (left := unshown(file)):
            return
        await asyncio.sleep(1)
    raise TimeoutError(f"{left} tables are not shown")


async def compare(tables: int, *, clock: str = "", other: Path | None) -> AsyncIterator[str]:
    """Measure our start, and that of another checkout before it."""
    found = []
    for root in (HERE,) if other is None else (other, HERE):
        found.append(await start(root, tables, clock))
        yield f"{tables} running tables{clock and ' with clocks'}: {found[-1]}"
    if other is not None:
        theirs, ours = found
        ratios = f"ready {ours.until_ready / theirs.until_ready:.2f}, quiet {ours.until_quiet / theirs.until_quiet:.2f}"
        yield f"processor, of {theirs.bot}: {ratios}"
