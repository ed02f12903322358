"""`python -m bot bench presses`: the cost of a press to the bot, and the time to its answer, while many tables play.

Each bot is a separate process, as on a host; people press in a loopback Discord in this one. Each press plays a move,
which is stored, and gets a new panel with a new picture as its answer. The processor's time is that of the bot's
process alone. Several bots are pressed by turns, so that each meets the same conditions: ours, another checkout's, and
a bare discord.py bot that only edits a label.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles

from bot.bench.hosts import HERE, Host, Press, chapeau, plain
from bot.bench.meter import NOTHING, PARTS, Reading

LOOK = 0.1  # s between two checks whether a seat is to move
STUCK = 30.0  # s without a press at any table: the rest is left out then
MB = 1 << 20


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a measurement."""

    tables: int = 100  # a turn comes with a new panel, at most one a second: more tables, not faster ones
    presses: int = 1000  # that count, on each bot and at each rate
    warm: int = 1000  # before those that count: every kind of picture has been drawn once
    rates: Sequence[float] = (40.0, 120.0)  # presses a second wished, of all tables together
    rounds: int = 4  # in each of which every bot is pressed
    other: Path | None = None  # another checkout
    profile: Path | None = None  # where the profile of our loop is written


@dataclass
class Answers:
    """The cost of presses on a bot, and the times to their answers."""

    bot: str
    seconds: list[float] = field(default_factory=list)  # of each press, until the person saw the answer
    lasted: float = 0.0  # s in which they were made
    cost: Reading = NOTHING
    requests: int = 0
    unanswered: int = 0

    def times(self) -> dict[str, float]:
        """Return the ms within which half of the presses were answered, and most of them."""
        percents = quantiles(self.seconds, n=100, method="inclusive")
        return {f"p{share}": 1000 * percents[share - 1] for share in (50, 95, 99)}

    def cost_of(self, part: str) -> float:
        """Return the processor milliseconds per press in a part of the bot."""
        return 1000 * self.cost.seconds[part] / len(self.seconds)

    @property
    def cost_in_all(self) -> float:
        """Milliseconds of processor a press."""
        return sum(map(self.cost_of, PARTS))

    def lines(self) -> Iterator[str]:
        """Yield the figures in words."""
        answered = len(self.seconds) - self.unanswered
        times = ", ".join(f"{share} {ms:.1f} ms" for share, ms in self.times().items())
        failed = f", {self.unanswered} not within 3 s" if self.unanswered else ""
        yield f"{self.bot}: {answered / self.lasted:.1f} answered a second{failed}: {times}"
        parts = ", ".join(f"{part} {self.cost_of(part):.2f}" for part in PARTS)
        requests = self.requests / len(self.seconds)
        yield f"  processor a press {self.cost_in_all:.2f} ms: {parts}; requests a press {requests:.2f}"
        yield f"  memory {self.cost.resident / MB:.0f} MB"

    def ratios(self, other: "Answers") -> str:
        """Return these figures as multiples of those of another bot."""
        parts = [
            f"{part} {self.cost_of(part) / other.cost_of(part):.2f}" for part in PARTS if other.cost_of(part) > 0.1
        ]
        theirs = other.times()
        times = ", ".join(f"{share} {ms / theirs[share]:.2f}" for share, ms in self.times().items())
        whole = self.cost_in_all / other.cost_in_all
        memory = self.cost.resident / other.cost.resident
        return f"of {other.bot}: processor {whole:.2f} ({', '.join(parts)}), {times}, memory {memory:.2f}"


async def press_all(
    press: Press, tables: int, *, presses: int, rate: float, stuck: float = STUCK
) -> tuple[list[float], float]:
    """Press at the tables by turns, `rate` times a second in all; one where nobody is called just now is passed over.

    So the seconds in which a table shows the end of a deal keep nobody from pressing elsewhere. Returns how long each
    press took, and how long all of them together. What no table calls for in `stuck` seconds is left out.
    """
    seconds: list[float] = []
    begun = latest = time.perf_counter()
    due: asyncio.Queue[int] = asyncio.Queue()

    async def sit(table: int) -> None:
        nonlocal latest
        while True:
            number = await due.get()
            pressed = time.perf_counter()
            if await press(table):
                latest = time.perf_counter()
                seconds.append(latest - pressed)
            elif pressed - latest < stuck:
                due.put_nowait(number)  # for a table that waits longer than this one
                await asyncio.sleep(LOOK)
            due.task_done()

    async with asyncio.TaskGroup() as group:
        sitting = [group.create_task(sit(table)) for table in range(tables)]
        for number in range(presses):
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            due.put_nowait(number)
        await due.join()
        for each in sitting:
            each.cancel()
    return seconds, latest - begun


async def measure(plan: Plan, hosts: Sequence[Host], *, rate: float) -> list[Answers]:
    """Press on all hosts by turns, and count what is pressed and what it costs until the bot is quiet again."""
    found = [Answers(host.name) for host in hosts]
    for _ in range(plan.rounds):
        for host, answers in zip(hosts, found, strict=True):
            before = await host.meter.read()
            failed = host.unanswered()
            host.requests()
            seconds, lasted = await press_all(host.press, plan.tables, presses=plan.presses // plan.rounds, rate=rate)
            answers.cost = answers.cost.plus((await host.meter.quiet()).since(before))
            answers.seconds += seconds
            answers.lasted += lasted
            answers.requests += host.requests()
            answers.unanswered += host.unanswered() - failed
    return found


async def compare(plan: Plan) -> AsyncIterator[str]:
    """Start the bots, warm them, measure them at each rate, and report."""
    async with AsyncExitStack() as stack:
        ours = await stack.enter_async_context(chapeau(HERE, tables=plan.tables))
        other = chapeau(plan.other, tables=plan.tables) if plan.other else plain(tables=plan.tables)
        hosts = (await stack.enter_async_context(other), ours)
        for host in hosts:
            await press_all(host.press, plan.tables, presses=plan.warm, rate=plan.rates[0])
            await host.meter.quiet()
        for rate in plan.rates:
            yield f"{rate:g} presses a second wished at {plan.tables} tables, {plan.presses} on each bot by turns:"
            found = await measure(plan, hosts, rate=rate)
            for answers in found:
                for line in answers.lines():
                    yield "  " + line
            yield f"  {found[1].ratios(found[0])}"
        if plan.profile is not None:  # in the end: a loop that is profiled is slow
            await ours.meter.profile(plan.profile)
            await press_all(ours.press, plan.tables, presses=plan.presses, rate=plan.rates[0])
            await ours.meter.profile(plan.profile)
            yield f"profile of the loop of {ours.name}: {plan.profile}"
