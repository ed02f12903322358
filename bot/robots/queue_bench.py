"""The time that robots wait for each other: the queue in front of their processes, under load."""

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count, islice
from statistics import median, quantiles

from bot.games.protocol import View
from bot.robots.bench import turns
from bot.robots.hosted import Hosted
from bot.robots.protocol import Level
from bot.robots.queue import Asker, Rank
from bot.robots.thinker import Thinker, usual_workers

AT_ONCE = 30  # robots, and practice games of one person
GOAL = 1.5  # s; the last of these robots has its move by then
WATCHED = 15  # thoughts for the others while one person practices

CLUB = Asker(Rank.TABLE, "a table of people")
BUSY = Asker(Rank.PRACTICE, f"the person with {AT_ONCE} practice games")
OTHER = Asker(Rank.PRACTICE, "another person with one")


@dataclass(frozen=True, slots=True)
class Waits:
    """The times from a question to its answer, in s."""

    who: str
    waits: list[float]

    def __str__(self) -> str:
        p50, p95 = median(self.waits), quantiles(self.waits, n=20, method="inclusive")[-1]
        return f"{self.who}: {len(self.waits)} moves, p50 {p50:.3f} s, p95 {p95:.3f} s, longest {max(self.waits):.3f} s"


async def crowd(games: Mapping[str, Hosted]) -> list[str]:
    """Let experts of these games, which are asked by turns, crowd the queue, with the usual number of processes.

    First thirty want a move at once. Then one person practices with experts in thirty games, and each asks again as
    soon as it is answered; a table of people and another person's practice have one robot each. The last lines are the
    same where nobody has a rank or a turn, as it was with a plain queue.
    """
    processes = usual_workers(1)
    robots = [robot for hosted in games.values() for robot in hosted.robots]
    thinker = Thinker(robots, games=[hosted.game for hosted in games.values()], most=lambda: processes)
    views = _views(games)
    await asyncio.gather(*(thinker.start() for _ in range(processes)))
    try:
        at_once = [(Asker(Rank.TABLE, str(number)), *next(views)) for number in range(AT_ONCE)]
        waits = Waits(f"{AT_ONCE} experts at once", [])
        await asyncio.gather(*(_timed(thinker, waits, asker, level, view) for asker, level, view in at_once))
        verdict = "held" if max(waits.waits) <= GOAL else "missed"
        lines = [f"{processes} processes; {waits}; goal {GOAL} s for the last: {verdict}"]
        lines += [f"by rank and turn, {each}" for each in await _practiced(thinker, views, (CLUB, OTHER, BUSY))]
        alike = [Asker(Rank.TABLE, "") for _ in range(3)]
        return lines + [f"first come, first served, {each}" for each in await _practiced(thinker, views, alike)]
    finally:
        await thinker.close()


async def _practiced(
    thinker: Thinker, views: Iterator[tuple[Level, View]], askers: Iterable[Asker]
) -> tuple[Waits, Waits, Waits]:
    """Return the waits of a table, of another person's practice, and of the busy person's."""
    table, other, busy = (Waits(each.who, []) for each in (CLUB, OTHER, BUSY))
    by_table, by_other, by_busy = askers

    async def again_and_again() -> None:
        while True:
            await _timed(thinker, busy, by_busy, *next(views))

    async def one_by_one(waits: Waits, asker: Asker) -> None:
        for level, view in islice(views, WATCHED):
            await _timed(thinker, waits, asker, level, view)

    practice = [asyncio.create_task(again_and_again()) for _ in range(AT_ONCE)]
    try:
        await one_by_one(table, by_table)
        await one_by_one(other, by_other)
    finally:
        for game in practice:
            game.cancel()
        await asyncio.gather(*practice, return_exceptions=True)
    return table, other, busy


async def _timed(thinker: Thinker, waits: Waits, asker: Asker, level: Level, view: View) -> None:
    begun = time.perf_counter()
    await thinker.think(level, view, 1, asker=asker)
    waits.waits.append(time.perf_counter() - begun)


def _views(games: Mapping[str, Hosted]) -> Iterator[tuple[Level, View]]:
    """Yield positions of all games that have an expert, by turns, without end."""
    levels = [(hosted.game, robot) for hosted in games.values() for robot in hosted.robots]
    played = [turns(game, robot) for game, robot in levels if robot.level is Level.EXPERT]
    for number in count():
        position, seat = next(played[number % len(played)])
        yield Level.EXPERT, position.view(seat)
