"""Robots' thoughts, in order of urgency, in a few processes."""

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import ParamSpec, Protocol, TypeVar, cast

from bot.games.protocol import Game, Move, View
from bot.robots.levels import find_robot
from bot.robots.protocol import Level, Robot
from bot.robots.queue import Asker, Queue, Rank
from bot.robots.worker import RobotProcess

_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


class ThinkerClosed(Exception):  # noqa: N818
    """An error: no more moves are found, because `Thinker.close` was called."""


class Worker(Protocol):
    """A place for one thought at a time, off the event loop."""

    async def start(self) -> None:
        """Get ready for the first question."""

    async def ask(self, question: Callable[[], _Answer]) -> _Answer:
        """Return the answer to a question; raises as it does."""

    async def close(self) -> None:
        """End, after the question that is being answered."""


@dataclass(frozen=True, slots=True, eq=False)
class _Thought:
    question: Callable[[], object]
    answer: "asyncio.Future[object]"


class Thinker:
    """A queue, and the workers that take from it. Use it on one event loop.

    A worker is hired when a thought would wait though there may be another worker. It takes a thought only when it has
    nothing else to do, so the queue decides to the last moment which one is next.
    """

    def __init__(
        self,
        robots: Iterable[Robot],
        *,
        games: Iterable[Game] = (),
        most: Callable[[], int] = lambda: 1,
        hire: Callable[[], Worker] | None = None,
    ) -> None:
        """`robots` are those that it may be asked for. They play a little of each of `games` before their first move.

        `most` says how many workers there may be right now. `hire` returns a new one; None: a process each.
        """
        self._robots = tuple(robots)
        self._most = most
        self._hire = hire or partial(RobotProcess, self._robots, tuple(games))
        self._queue = Queue[_Thought]()
        self._filled = asyncio.Event()
        self._shifts: set[asyncio.Task[None]] = set()  # one for each worker, also while it ends
        self._hired = 0  # workers, without those that end
        self._free = 0  # of these, those that wait for a thought
        self._is_closed = False

    async def start(self) -> None:
        """Have a worker ready now. It saves the first move two seconds or so. Raises as `ask`."""
        await self.ask(Asker(Rank.TABLE, ""), _nothing)

    async def think(self, level: Level | str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return the move of a robot of this level for the seat of this `view`. The same seed gives the same move.

        Raises KeyError for a level that no robot has, ValueError when the seat may not play, and else as `ask`.
        """
        return await self.ask(asker, _choose, find_robot(level, view, robots=self._robots), view, seed)

    async def ask(
        self, asker: Asker, question: Callable[_Asked, _Answer], *args: _Asked.args, **kwargs: _Asked.kwargs
    ) -> _Answer:
        """Return the answer that a worker gives to a question, for which all must be picklable. Raises as it does.

        When the caller is canceled, a question that has not begun never does; the answer of another one is dropped.
        Raises ThinkerClosed after `close`, and BrokenProcessPool when the process dies each time that it is asked.
        """
        if self._is_closed:
            raise ThinkerClosed
        thought = _Thought(partial(question, *args, **kwargs), asyncio.get_running_loop().create_future())
        self._queue.put(asker, thought)
        self._filled.set()
        if len(self._queue) > self._free and self._hired < max(1, self._most()):
            self._engage()
        try:
            return cast("_Answer", await thought.answer)
        finally:
            self._queue.discard(asker, thought)

    async def close(self) -> None:
        """End all workers and wait for them. Thoughts without an answer raise ThinkerClosed. May be called twice."""
        self._is_closed = True
        while self._queue:
            _fail(self._queue.pop().answer, ThinkerClosed())
        for shift in self._shifts:
            shift.cancel()
        await asyncio.gather(*self._shifts, return_exceptions=True)

    def _engage(self) -> None:
        self._hired += 1
        shift = asyncio.create_task(self._work(self._hire()), name="thoughts")
        self._shifts.add(shift)
        shift.add_done_callback(self._shifts.discard)

    async def _work(self, worker: Worker) -> None:
        """Let a worker answer one thought after the other, until there are too many workers."""
        try:
            with contextlib.suppress(Exception):  # whatever it is, it comes again with a question, and to its asker
                await worker.start()
            while self._hired <= max(1, self._most()):
                await self._answer(worker, await self._next())
        finally:
            self._hired -= 1
            await worker.close()

    async def _next(self) -> _Thought:
        self._free += 1
        try:
            while not self._queue:
                self._filled.clear()
                await self._filled.wait()
            return self._queue.pop()
        finally:
            self._free -= 1

    async def _answer(self, worker: Worker, thought: _Thought) -> None:
        try:
            answer = await worker.ask(thought.question)
        except asyncio.CancelledError:
            _fail(thought.answer, ThinkerClosed())
            raise
        except Exception as error:  # of any kind: it is the asker's
            _fail(thought.answer, error)
        else:
            if not thought.answer.done():  # else nobody waits for it
                thought.answer.set_result(answer)


def usual_workers(processes: int) -> int:
    """Return how many workers each of so many processes on this machine has: all but one core is theirs."""
    may_ask = hasattr(os, "sched_getaffinity")  # which cores this process may use
    cores = len(os.sched_getaffinity(0)) if may_ask else os.cpu_count() or 1
    return max(1, (cores - 1) // max(1, processes))


def _fail(answer: "asyncio.Future[_Answer]", error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)


def _choose(robot: Robot, view: View, seed: int) -> Move:
    return robot.choose(view, random=Random(seed))  # noqa: S311  luck, not secrets


def _nothing() -> None:
    """Do nothing: once it is done, a worker is ready."""
