"""How quick leaderboards and stats are in a town of 10,000 people and 100,000 games."""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bot.standing.facts import Facts
from bot.standing.leaderboard import FIGURES, Leaderboard
from bot.standing.ledger import Ledger
from bot.standing.periods import Period
from bot.standing.stats import stats_of
from bot.standing.town import SERVERS, Town, build, rivals, somebody
from bot.store import Store
from bot.tables import SystemClock

GOAL = 50.0  # ms, at p95 on two cores
ASKED = 300  # times each question


@dataclass(frozen=True, slots=True)
class Measured:
    """One kind of question, and how long its answers took."""

    question: str
    p50_ms: float
    p95_ms: float
    cpu_p95_ms: float  # of the processor, whatever else the machine does

    def __str__(self) -> str:
        times = f"p50 {self.p50_ms:.1f} ms, p95 {self.p95_ms:.1f} ms (of the processor {self.cpu_p95_ms:.1f} ms)"
        return f"{self.question}: {times}; goal {GOAL:.0f} ms at p95: {'held' if self.p95_ms <= GOAL else 'MISSED'}"


async def bench_standing(folder: Path, outcomes: Sequence[Facts], town: Town) -> list[Measured]:
    """Build a town in `folder`, its games drawn from these outcomes, and ask what people ask."""
    chance, clock = Random(town.seed), SystemClock()  # noqa: S311  the same questions every time
    async with await Store.open(folder / "standing.db") as store:
        people = await build(store, town, outcomes, now=clock.now())
        board, ledger = Leaderboard(store, clock), Ledger(store, clock)

        async def lead() -> None:
            guild = chance.choice((None, 1 + chance.randrange(SERVERS)))
            by = chance.choice([each for each in FIGURES if guild is not None or each != "net"])
            period, number = chance.choice(list(Period)), chance.choice((0, 0, 0, 1, 10, 10_000))
            await board.page(chance.choice(people), by=by, period=period, guild_id=guild, number=number)

        async def tell() -> None:
            await stats_of(store, somebody(people, chance), against=None, guild_id=1)

        async def duel() -> None:
            one, other = rivals(people)
            await stats_of(store, one, against=other, guild_id=1)

        async def owe() -> None:
            await ledger.balances(1 + chance.randrange(SERVERS), somebody(people, chance))

        questions = (
            ("leaderboard", lead),
            ("stats", tell),
            ("stats, head to head of the busiest", duel),
            ("ledger", owe),
        )
        return [await _measure(name, question) for name, question in questions]


async def _measure(question: str, ask: Callable[[], Awaitable[None]]) -> Measured:
    waits, work = [], []
    for _ in range(ASKED):
        asked, began = time.perf_counter(), time.process_time()
        await ask()
        waits.append(1000 * (time.perf_counter() - asked))
        work.append(1000 * (time.process_time() - began))
    waits.sort()
    work.sort()
    return Measured(question, waits[ASKED // 2], waits[ASKED * 95 // 100], work[ASKED * 95 // 100])
