"""Measure how quick leaderboards, stats and ledgers are in a town of 10,000 people and 100,000 games.

The same run also measures the common way: a sum over all games for each question, without tallies or indexes.
"""

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.hosted import Games
from bot.standing.facts import Facts
from bot.standing.leaderboard import Board, Leaderboard, boards_of
from bot.standing.ledger import Ledger
from bot.standing.periods import Period
from bot.standing.stats import stats_of
from bot.standing.town import SERVERS, Town, build, rivals, somebody
from bot.store.folding import FoldingStore
from bot.tables import DAY, DEFAULT_GAME, SystemClock
from bot.tables.settings.servers import ServerBook

Ask = Callable[[], Awaitable[None]]

GOAL = 50.0  # ms at p95, on two cores
ASKED = 300  # how often each question is asked
FOLDED = 20  # the same in the common way


@dataclass(frozen=True, slots=True)
class QuestionTimes:
    """One kind of question, and how long its answers took, in ms."""

    question: str
    p50_ms: float
    p95_ms: float
    cpu_p95_ms: float  # of processor time, which does not depend on what else the machine does
    common_p50_ms: float  # of the common way

    def __str__(self) -> str:
        times = f"p50 {self.p50_ms:.1f} ms, p95 {self.p95_ms:.1f} ms (of the processor {self.cpu_p95_ms:.1f} ms)"
        ratio = f"{self.common_p50_ms / self.p50_ms:.1f} times as quick as a sum over all games"
        goal = f"goal {GOAL:.0f} ms at p95: {'held' if self.p95_ms <= GOAL else 'MISSED'}"
        return f"{self.question}: {times}; {goal}; {ratio} (p50 {self.common_p50_ms:.1f} ms)"


async def bench_standing(
    folder: Path, games: Games, outcomes: Sequence[Facts], town: Town, *, asked: int = ASKED, folded: int = FOLDED
) -> list[QuestionTimes]:
    """Build a town in `folder` with games drawn from `outcomes`, and ask in it what people ask."""
    chance, clock = Random(town.seed), SystemClock()  # noqa: S311  the same questions every time
    boards = boards_of(games.counting(DEFAULT_GAME))
    async with await FoldingStore.open(folder / "standing.db") as store:
        people = await build(store, games, town, outcomes, now=clock.now())
        board, ledger = (
            Leaderboard(store, clock, ServerBook(games, store, unit=outcomes[0].game.unit or "")),
            Ledger(store, clock),
        )

        async def lead() -> None:
            guild = chance.choice((None, 1 + chance.randrange(SERVERS)))
            by = chance.choice([each for each in boards if guild is not None or each != "net"])
            period, number = chance.choice(list(Period)), chance.choice((0, 0, 0, 1, 10, 10_000))
            await board.page(Board(by, period, guild), number)

        async def tell() -> None:
            await stats_of(store, games, somebody(people, chance), against=None, guild_id=1)

        async def duel() -> None:
            one, other = rivals(people)
            await stats_of(store, games, one, against=other, guild_id=1)

        async def owe() -> None:
            await ledger.balances(1 + chance.randrange(SERVERS), somebody(people, chance))

        async def fold_leaders() -> None:
            period = chance.choice((0, clock.now() - 45 * DAY, clock.now() - 15 * DAY))  # 0 is all time
            await store.folded_leaders(guild_id=chance.choice((None, 1 + chance.randrange(SERVERS))), since=period)

        async def fold_totals() -> None:
            await store.folded_totals(somebody(people, chance).id)

        async def fold_duel() -> None:
            one, other = rivals(people)
            await store.folded_totals(one.id, against=other.id)

        async def fold_debts() -> None:
            await store.folded_debts(1 + chance.randrange(SERVERS), somebody(people, chance).id)

        questions = (
            ("leaderboard", lead, fold_leaders),
            ("stats", tell, fold_totals),
            ("stats, head to head of the busiest", duel, fold_duel),
            ("ledger", owe, fold_debts),
        )
        measured = []
        for question, ours, common in questions:
            waits, work = await _timed(ours, asked)
            usual, _ = await _timed(common, folded)
            measured.append(QuestionTimes(question, median(waits), _p95(waits), _p95(work), median(usual)))
        return measured


async def _timed(ask: Ask, times: int) -> tuple[list[float], list[float]]:
    """Return the times of the answers in ms: by the clock, and of the processor."""
    waits, work = [], []
    for _ in range(times):
        asked, began = time.perf_counter(), time.process_time()
        await ask()
        waits.append(1000 * (time.perf_counter() - asked))
        work.append(1000 * (time.process_time() - began))
    return waits, work


def _p95(times: Sequence[float]) -> float:
    return quantiles(times, n=20, method="inclusive")[-1]
