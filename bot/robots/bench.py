"""The time that robots think: in a process of theirs, for comparison without that process, and by processor alone."""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from statistics import fmean, median, quantiles

from bot.games.protocol import Game, Position, Seat
from bot.robots.protocol import Level, Robot
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker

THOUGHTS = 1_000
BENCH = Asker(Rank.TABLE, "bench")
GOAL = 300.0  # ms; 95 of 100 moves must be found within it
LONG = 120  # thoughts of experts at each size of a table
TIMES = 3  # that each is timed: the shortest counts, since other work on a machine slows a processor too


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The times that the moves of one level took, in ms: `asked` of the process, and `found` without it."""

    level: Level
    asked: Sequence[float]
    found: Sequence[float]

    def __str__(self) -> str:
        p50, p95 = median(self.asked), quantiles(self.asked, n=20, method="inclusive")[-1]
        return (
            f"{self.level}: {len(self.asked)} moves, p50 {p50:.2f} ms, p95 {p95:.2f} ms"
            f" ({p50 / median(self.found):.1f} times a thought without the process);"
            f" goal {GOAL:.0f} ms at p95: {'held' if p95 <= GOAL else 'missed'}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Most:
    """The processor time that thoughts may take, in ms."""

    mean: float = math.inf
    p95: float = math.inf  # of 95 in 100
    longest: float = math.inf

    def __str__(self) -> str:
        goals = {"mean": self.mean, "p95": self.p95, "longest": self.longest}
        return ", ".join(f"{what} {most:.0f}" for what, most in goals.items() if most < math.inf)


@dataclass(frozen=True, slots=True)
class Spent:
    """The processor time that thoughts took at tables of one size, in ms: only where there was something to choose."""

    seats: int
    spent: Sequence[float]
    most: Most

    def __str__(self) -> str:
        mean, longest = fmean(self.spent), max(self.spent)
        p95 = quantiles(self.spent, n=20, method="inclusive")[-1]
        held = mean <= self.most.mean and p95 <= self.most.p95 and longest <= self.most.longest
        return (
            f"tables of {self.seats}: {len(self.spent)} thoughts, mean {mean:.1f}, p95 {p95:.1f},"
            f" longest {longest:.1f} ms of processor; goal {self.most}: {'held' if held else 'missed'}"
        )


EXPERTS = Most(p95=50, longest=100)


def think(game: Game, robot: Robot, *, seats: int, thoughts: int = LONG) -> Spent:
    """Let a robot play against itself at a table of this size, and measure the processor time of its thoughts."""
    return Spent(seats, [*islice(_spent(game, robot, seats), thoughts)], EXPERTS)


def _spent(game: Game, robot: Robot, seats: int) -> Iterator[float]:
    for number, (position, seat) in enumerate(turns(game, robot, seats)):
        if len([*islice(position.legal_moves(seat), 2)]) < 2:
            continue
        view, times = position.view(seat), list[float]()
        for _ in range(TIMES):
            begun = time.process_time()
            robot.choose(view, random=Random(number))  # noqa: S311  luck, not secrets
            times.append(1000 * (time.process_time() - begun))
        yield min(times)


async def think_aloud(game: Game, robots: Sequence[Robot], *, thoughts: int = THOUGHTS) -> list[Thoughts]:
    """Let each of these robots of the game play against itself, and time every move."""
    thinker = Thinker(robots, games=[game])
    await thinker.start()
    try:
        return [await _of_robot(game, robot, thinker, thoughts=thoughts) for robot in robots]
    finally:
        await thinker.close()


async def _of_robot(game: Game, robot: Robot, thinker: Thinker, *, thoughts: int) -> Thoughts:
    asked, found = [], []
    for number, (position, seat) in zip(range(thoughts), turns(game, robot), strict=False):
        view = position.view(seat)
        begun = time.perf_counter()
        await thinker.think(robot.level, view, number, asker=BENCH)
        answered = time.perf_counter()
        robot.choose(view, random=Random(number))  # noqa: S311  luck, not secrets
        found.append(1000 * (time.perf_counter() - answered))
        asked.append(1000 * (answered - begun))
    return Thoughts(robot.level, asked, found)


def turns(game: Game, robot: Robot, seats: int | None = None) -> Iterator[tuple[Position, Seat]]:
    """Yield positions in which this robot has to move, game after game: at the smallest table, or one for `seats`."""
    luck, size = Random(1), seats or game.seats.start  # noqa: S311  the same games every time
    position = game.start(game.options({}), size, Seat.A)
    while True:
        if position.outcome is not None:
            position = game.start(game.options({}), size, Seat.A)
        elif (chance := position.chance) is not None:
            position = position.supply(luck.sample(chance.cards, len(chance.cards))).position
        else:
            seat = min(position.awaited)
            yield position, seat
            view = position.view(seat)
            position = position.play(seat, robot.choose(view, random=luck)).position
