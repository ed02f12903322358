"""`python -m bot bench shards`: how many presses a second one, two and four processes of the bot answer.

Each press plays a move. People press in servers of all shards as fast as they are answered, by the hidden panel of *My
hand*, so that each process gets its share. All of Discord is in this process; PostgreSQL has its own processes, and a
disk. One process on an SQLite file is measured as well. The first figures of each appear as soon as its people sit;
then all are pressed by turns, so that each meets the same conditions. With fewer cores than busy processes, this
measures the machine. So it also reports the processor time of each part per press, and the estimate for a machine with
enough cores.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

from bot.bench.clicker import HandClicker
from bot.bench.hosts import BUSY, HERE, Press, rooms_of, running, seated
from bot.bench.meter import Meter
from bot.bench.postgresql import Cluster
from bot.bench.presses import press_all
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord

AS_FAST_AS_ANSWERED = 1e6  # presses a second wished
FILE = "SQLite"
SERVER = "PostgreSQL"


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a measurement."""

    tables: int = 24  # at which people play at once
    presses: int = 600  # that count, on each fleet
    warm: int = 200  # before: every kind of picture has been drawn once
    rounds: int = 3  # in each of which every fleet is pressed
    processes: Sequence[int] = (1, 2, 4)  # of each fleet on PostgreSQL


@dataclass(frozen=True, slots=True)
class Fleet:
    """A fleet of processes of the bot on one database."""

    engine: str
    meters: Sequence[Meter]
    press: Press
    discord: LoopbackDiscord

    @property
    def name(self) -> str:
        """For people."""
        count = len(self.meters)
        return f"{count} process{'es' if count > 1 else ''} on {self.engine}"

    def unanswered(self) -> int:
        """Return how many presses so far were answered that the application did not respond."""
        return sum(len(self.discord.person(user).toasts) for user in self.discord.world.users.values())


@dataclass
class Load:
    """The results of presses on a fleet."""

    name: str
    processes: int
    seconds: list[float] = field(default_factory=list)  # of each press, until the person saw the answer
    lasted: float = 0.0
    bots: float = 0.0  # s of processor of all its processes
    busiest: float = 0.0  # of the one that had most, in each round
    database: float = 0.0
    discord: float = 0.0  # the stand-in and its people
    unanswered: int = 0

    def brief(self) -> str:
        """Return the figures so far."""
        a_press = f"{self.a_press(self.bots):.2f} ms of processor a press"
        return f"  so far {self.name}: {self.rate:.1f} answered a second, {a_press}, {self.unanswered} not within 3 s"

    @property
    def rate(self) -> float:
        """Answered presses a second."""
        return (len(self.seconds) - self.unanswered) / self.lasted

    def a_press(self, seconds: float) -> float:
        """Return the milliseconds for each press."""
        return 1000 * seconds / len(self.seconds)

    @property
    def possible(self) -> float:
        """Presses a second if every process had its own core and never waited, limited by the busiest."""
        return len(self.seconds) / self.busiest

    def lines(self) -> Iterator[str]:
        """Yield the figures in words."""
        percents = quantiles(self.seconds, n=100, method="inclusive")
        late = f", {self.unanswered} not within 3 s" if self.unanswered else ""
        times = ", ".join(f"p{share} {1000 * percents[share - 1]:.0f} ms" for share in (50, 95, 99))
        yield f"{self.name}: {self.rate:.1f} answered a second{late}: {times}"
        parts = {"bot": self.bots, "database": self.database, "Discord and people": self.discord}
        costs = ", ".join(f"{part} {self.a_press(spent):.2f}" for part, spent in parts.items())
        yield f"  ms of processor a press: {costs}; its busiest process could answer {self.possible:.0f} a second"


@asynccontextmanager
async def fleet(engine: str, database: str, *, processes: int, tables: int) -> AsyncIterator[Fleet]:
    """Run processes on a new database, with people at tables in servers of all their shards."""
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(LoopbackDiscord(bot_name="Chapeau", limits=Limits.off()))
        discord.backend.transcripts.end()
        rooms = rooms_of(discord, tables, shards=processes)
        environment = {**BUSY, "CHAPEAU_DATABASE": database}
        meters = []
        for index in range(processes):
            if processes > 1:
                environment["CHAPEAU_SHARDS"] = f"{index}/{processes}"
            one = running(discord, HERE, "bot", "run", shard=(index, processes), environment=dict(environment))
            meters.append(await stack.enter_async_context(one))
        seats = []
        for room, pair in zip(rooms, await seated(discord, rooms), strict=True):
            seats.append([HandClicker(each.person) for each in pair])
            for clicker in seats[-1]:
                await clicker.sit_down(room)

        async def press(table: int) -> bool:
            called = next((seat for seat in seats[table] if seat.is_called()), None)
            if called is not None:
                await called.step()
            return called is not None

        yield Fleet(engine, meters, press, discord)


async def measure(plan: Plan, fleet: Fleet, load: Load, cluster: Cluster) -> None:
    """Press on a fleet for one round, and add what that came to."""
    bots = [(await meter.read()).total for meter in fleet.meters]
    failed, here, there = fleet.unanswered(), time.process_time(), cluster.seconds()
    count = max(plan.presses // plan.rounds, 1)
    seconds, lasted = await press_all(fleet.press, plan.tables, presses=count, rate=AS_FAST_AS_ANSWERED)
    load.discord += time.process_time() - here
    spent = [(await meter.quiet()).total - before for meter, before in zip(fleet.meters, bots, strict=True)]
    load.bots += sum(spent)
    load.busiest += max(spent)
    load.database += cluster.seconds() - there
    load.seconds += seconds
    load.lasted += lasted
    load.unanswered += fleet.unanswered() - failed
    fleet.discord.exchanges.clear()


def report_lines(found: Sequence[Load]) -> Iterator[str]:
    """Yield the figures, then the ratios."""
    for load in found:
        yield from load.lines()
    one = next(load for load in found if SERVER in load.name and load.processes == 1)
    for load in found:
        if load is not one:
            yield (
                f"{load.name}, of {one.name}: {load.rate / one.rate:.2f} as they ran here,"
                f" {load.possible / one.possible:.2f} by the processor of the busiest process"
            )
    cores = os.cpu_count() or 1
    most = max(load.processes for load in found)
    if cores < most + 2:
        yield (
            f"This machine has {cores} core{'s' if cores > 1 else ''} for the bots, the database and all of Discord"
            " together: they bound what ran here, not the bot."
        )


async def compare(plan: Plan) -> AsyncIterator[str]:
    """Start the fleets one after the other, warm each and press on it; then press on all by turns, and report."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = stack.enter_context(Cluster(is_durable=True))
        wanted = [(FILE, str(folder / "bench.db"), 1)]
        wanted += [(SERVER, cluster.create(f"of_{count}"), count) for count in plan.processes]
        fleets: list[tuple[Fleet, Load]] = []
        for engine, database, count in wanted:
            one = fleet(engine, database, processes=count, tables=plan.tables)
            begun = await stack.enter_async_context(one)
            fleets.append((begun, Load(begun.name, count)))
            await press_all(begun.press, plan.tables, presses=plan.warm, rate=AS_FAST_AS_ANSWERED)
            await asyncio.gather(*(meter.quiet() for meter in begun.meters))
            await measure(plan, *fleets[-1], cluster)
            yield fleets[-1][1].brief()
        for _ in range(plan.rounds - 1):
            for each in fleets:
                await measure(plan, *each, cluster)
                yield each[1].brief()
        for line in report_lines([load for _, load in fleets]):
            yield line
