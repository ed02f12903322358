"""`python -m bot bench PART`: time a part of the bot against the common way to do the same, in one run.

The bench of a part is `bench.py` next to it; the benches of the whole bot are in `bot/bench`.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from bot.robots.hosted import Hosted

Lines = Iterator[str]


def _rules(given: argparse.Namespace) -> Lines:
    from bot.games import bench  # noqa: PLC0415

    goals = {hosted.game: hosted.pace for hosted in _games(given).values()}
    return bench.rules(goals, chooser=random.Random(1), clock=time.process_time)  # noqa: S311  the same games every time


def _arranging(_: argparse.Namespace) -> Lines:
    from bot.games.rummy import arranging_bench  # noqa: PLC0415

    return arranging_bench.lines(chooser=random.Random(1), clock=time.process_time)  # noqa: S311  the same hands


def _robots(given: argparse.Namespace) -> Lines:
    from bot.robots.bench import think, think_aloud  # noqa: PLC0415
    from bot.robots.protocol import Level  # noqa: PLC0415

    for name, hosted in _games(given).items():
        for thoughts in asyncio.run(think_aloud(hosted.game, hosted.robots)):
            yield f"{name}, {thoughts}"
        for expert in (each for each in hosted.robots if each.level is Level.EXPERT):
            for seats in hosted.game.seats:
                yield f"{name}, experts at {think(hosted.game, expert, seats=seats)}"


def _coach(given: argparse.Namespace) -> Lines:
    from bot.coach import bench  # noqa: PLC0415

    return bench.lines(_games(given))


def _games(given: argparse.Namespace) -> Mapping[str, Hosted]:
    """Return the one that was asked for, or all."""
    from bot.registry import GAMES  # noqa: PLC0415

    return {name: hosted for name, hosted in GAMES.items() if given.game in (None, name)}


def _queue(given: argparse.Namespace) -> Lines:
    from bot.robots.queue_bench import crowd  # noqa: PLC0415

    yield from asyncio.run(crowd(_games(given)))


def _store(_: argparse.Namespace) -> Lines:
    from bot.store.bench import bench_moves  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        for row in asyncio.run(bench_moves(Path(folder))):
            times = f"p50 {row.p50_ms:.1f} ms, p99 {row.p99_ms:.1f} ms"
            yield f"{row.way}: {row.per_second:,.0f} moves a second, {times}"


def _standing(_: argparse.Namespace) -> Lines:
    from bot.registry import GAMES  # noqa: PLC0415
    from bot.simulate import fill  # noqa: PLC0415
    from bot.standing.bench import bench_standing  # noqa: PLC0415
    from bot.standing.town import Town  # noqa: PLC0415

    with tempfile.TemporaryDirectory() as folder:
        outcomes = fill.sample(fill.usual_plan(GAMES))
        for asked in asyncio.run(bench_standing(Path(folder), GAMES, outcomes, Town())):
            yield str(asked)


def _render(given: argparse.Namespace) -> Lines:
    from bot.bench import pictures, played  # noqa: PLC0415
    from bot.tables import DEFAULT_GAME  # noqa: PLC0415
    from cogs.screens.registry import SHOWN  # noqa: PLC0415
    from render import bench, many_bench  # noqa: PLC0415
    from render.stage import bench as stage_bench  # noqa: PLC0415

    yield from pictures.compare(given.beside)
    yield bench.played(played.drawings(DEFAULT_GAME))
    measured = [shown.measured for shown in SHOWN.values() if shown.measured is not None]
    for each in measured:
        yield from bench.lines(each)
    layouts = [layout for each in measured for layout in each.layouts]
    yield from stage_bench.lines(layouts, more=many_bench.layouts())


def _requests(_: argparse.Namespace) -> Lines:
    from bot.bench import requests  # noqa: PLC0415
    from bot.registry import GAMES  # noqa: PLC0415
    from cogs.screens.registry import SHOWN  # noqa: PLC0415

    return requests.lines(GAMES, SHOWN)


def _presses(given: argparse.Namespace) -> Lines:
    from bot.bench import presses  # noqa: PLC0415

    usual = presses.Plan()
    plan = presses.Plan(
        tables=given.tables,
        presses=given.presses,
        warm=given.warm,
        rates=given.rate or usual.rates,
        other=given.beside,
        profile=given.profile,
    )
    return _lines(presses.compare(plan))


def _shards(given: argparse.Namespace) -> Lines:
    from bot.bench import shards  # noqa: PLC0415

    return _lines(shards.compare(shards.Plan(tables=given.tables, presses=given.presses, warm=given.warm)))


def _memory(given: argparse.Namespace) -> Lines:
    from bot.bench import memory  # noqa: PLC0415

    return _lines(memory.compare(given.tables, presses=given.presses, other=given.beside))


def _start(given: argparse.Namespace) -> Lines:
    from bot.bench import start  # noqa: PLC0415

    return _lines(start.compare(given.tables, clock=given.clock, other=given.beside))


def _lines(lines: AsyncIterator[str]) -> Lines:
    """Yield the lines as soon as they are known."""
    with asyncio.Runner() as runner:
        while (line := runner.run(anext(lines, None))) is not None:
            yield line


PARTS: Mapping[str, Callable[[argparse.Namespace], Lines]] = MappingProxyType(
    {
        "rules": _rules,
        "arranging": _arranging,
        "robots": _robots,
        "coach": _coach,
        "queue": _queue,
        "store": _store,
        "standing": _standing,
        "render": _render,
        "requests": _requests,
        "presses": _presses,
        "shards": _shards,
        "start": _start,
        "memory": _memory,
    }
)


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot bench", allow_abbrev=False)
    parts = parser.add_subparsers(dest="part", metavar="PART", required=True, title=f"parts: {', '.join(PARTS)}")
    for name in PARTS:
        part = parts.add_parser(name, allow_abbrev=False)
        if name in {"rules", "robots", "coach", "queue"}:
            part.add_argument("--game", type=_game, help="only this one (default: all)")
        if name in {"presses", "shards", "memory", "start"}:
            tables = {"start": 2000, "shards": 24}.get(name, 100)
            part.add_argument("--tables", type=int, default=tables, help="at which people play (default: %(default)s)")
        if name == "start":
            part.add_argument("--clock", choices=("10m", "24h"), default="", help="that the players agreed to")
        if name in {"render", "presses", "memory", "start"}:
            part.add_argument("--beside", type=_checkout, metavar="CHECKOUT", help="measure the bot there, too")
        if name in {"presses", "shards", "memory"}:
            presses = 600 if name == "shards" else 1000
            part.add_argument("--presses", type=int, default=presses, help="that are counted (default: %(default)s)")
        if name in {"presses", "shards"}:
            warm = 200 if name == "shards" else 1000
            part.add_argument("--warm", type=int, default=warm, help="presses before (default: %(default)s)")
        if name == "presses":
            part.add_argument("--rate", type=float, action="append", help="a second wished (default: 40 and 120)")
            part.add_argument("--profile", type=_file, metavar="FILE", help="write where our loop spends its time")
    return parser


def _game(text: str) -> str:
    from bot.registry import GAMES  # noqa: PLC0415

    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"one of {', '.join(GAMES)}")
    return text


def _checkout(text: str) -> Path:
    root = Path(text).resolve()
    if not (root / "bot" / "__main__.py").is_file():
        raise argparse.ArgumentTypeError(f"{text} is no checkout of this project")
    return root


def _file(text: str) -> Path:
    return Path(text).absolute()  # a bot runs in its own folder


def main(argv: Sequence[str]) -> int:
    """Time one of `PARTS` and print each figure as soon as it is known. Returns the exit status."""
    given = _make_parser().parse_args(argv)
    for line in PARTS[given.part](given):
        print(line, flush=True)
    return 0
