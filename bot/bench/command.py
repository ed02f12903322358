"""`python -m bot bench PART`: time a part of the bot, and the common way to do the same, in one run.

The bench of a part stands beside that part; the benches of the whole bot stand here.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

Lines = Iterator[str]


def _rules() -> Lines:
    from bot.games import bench  # noqa: PLC0415

    return bench.rules(random.Random(1), time.perf_counter)  # noqa: S311  the same games every time


def _robots() -> Lines:
    from bot.games.registry import GAMES  # noqa: PLC0415
    from bot.robots.bench import think_aloud  # noqa: PLC0415

    for game in GAMES.values():
        for thoughts in asyncio.run(think_aloud(game)):
            yield f"{game.name}, {thoughts}"


def _store() -> Lines:
    from bot.store.bench import bench_moves  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        for row in asyncio.run(bench_moves(Path(folder))):
            times = f"p50 {row.p50_ms:.1f} ms, p99 {row.p99_ms:.1f} ms"
            yield f"{row.way}: {row.per_second:,.0f} moves a second, {times}"


def _standing() -> Lines:
    from bot.simulate import fill  # noqa: PLC0415
    from bot.standing.bench import bench_standing  # noqa: PLC0415
    from bot.standing.town import Town  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        outcomes = fill.sample(fill.usual_plan())
        for asked in asyncio.run(bench_standing(Path(folder), outcomes, Town())):
            yield str(asked)


def _render() -> Lines:
    from render import bench  # noqa: PLC0415

    return bench.lines()


def _requests() -> Lines:
    from bot.bench import requests  # noqa: PLC0415

    return requests.lines()


def _presses() -> Lines:
    from bot.bench import presses  # noqa: PLC0415

    return presses.lines()


PARTS: Mapping[str, Callable[[], Lines]] = MappingProxyType(
    {
        "rules": _rules,
        "robots": _robots,
        "store": _store,
        "standing": _standing,
        "render": _render,
        "requests": _requests,
        "presses": _presses,
    }
)


def main(part: str) -> int:
    """Time one of `PARTS` and print each figure as soon as it is known. Returns the exit status."""
    for line in PARTS[part]():
        print(line, flush=True)
    return 0
