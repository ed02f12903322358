"""Measure how many moves a second reach the disk: with group commit, and with one transaction for each move."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from bot.store.rows.rows import LogRow, TableRow
from bot.store.store import Store
from bot.store.writing.transacting import FileTransactions

TABLES = 100  # at once; each waits until its move is stored before it makes the next
GROUPED_MOVES = 300  # a table
SINGLE_MOVES = 20  # a table
_MOVE = "lay 9: 9S 9D 2C; discard 4H"


@dataclass(frozen=True, slots=True)
class MoveTimes:
    """One way to store moves, and its times. The milliseconds are how long one move waited."""

    way: str
    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float

    @property
    def per_second(self) -> float:
        """Moves stored in a second by all tables together."""
        return self.moves / self.seconds


async def bench_moves(directory: Path) -> list[MoveTimes]:
    """Store moves of 100 tables at once in a new database in `directory`: first our way, then one transaction a move.

    Both ways use the same schema and triggers, and both wait for the disk.
    """
    path = directory / "bench.db"
    async with await Store.open(path) as store:
        for way in ("grouped", "single"):
            await store.commit(*(_table(_name(way, number)) for number in range(TABLES)))
        grouped = await _measure("group commit", store.commit, "grouped", GROUPED_MOVES)
    alone = await FileTransactions.open(path, busy_timeout=5.0)
    try:
        one_at_a_time = asyncio.Lock()

        async def commit_alone(row: LogRow) -> None:
            async with one_at_a_time:
                await alone.store({LogRow: [row]})

        single = await _measure("one transaction a move", commit_alone, "single", SINGLE_MOVES)
    finally:
        await alone.close()
    return [grouped, single]


async def _measure(way: str, commit: Callable[[LogRow], Awaitable[None]], tables: str, moves: int) -> MoveTimes:
    waits: list[float] = []

    async def play(table: str) -> None:
        for ply in range(1, moves + 1):
            asked = time.perf_counter()
            await commit(LogRow(table, ply, ply % 2, _MOVE, at=ply))
            waits.append(time.perf_counter() - asked)

    started = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for number in range(TABLES):
            group.create_task(play(_name(tables, number)))
    seconds = time.perf_counter() - started
    p99 = quantiles(waits, n=100, method="inclusive")[-1]
    return MoveTimes(way, len(waits), seconds, p50_ms=1000 * median(waits), p99_ms=1000 * p99)


def _name(way: str, number: int) -> str:
    return f"{way}-{number}"


def _table(name: str) -> TableRow:
    return TableRow(
        id=name,
        game="any",
        rules="classic",
        options="{}",
        stake=0,
        guild_id=None,
        channel_id=1,
        cut="",
        created_at=0,
    )
