"""The process in which robots think, so that the event loop never waits for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import ParamSpec, TypeVar

from bot.games.protocol import Move, View
from bot.robots.levels import find_robot
from bot.robots.protocol import Level, Robot

log = logging.getLogger(__name__)

ATTEMPTS = 2  # for each thought: the process may be killed once from outside

_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")


class ThinkerClosed(Exception):  # noqa: N818
    """An error: no more moves are found, because `Thinker.close` was called."""


class Thinker:
    """One process in which robots choose their moves. Use it on one event loop.

    `start` or the first thought starts the process, and a process that dies is replaced. It ends with `close`, and by
    itself when its parent process is gone.
    """

    def __init__(self, robots: Iterable[Robot]) -> None:
        """`robots` are those that it may be asked for; the process has imported them when it is asked first."""
        self._robots = tuple(robots)
        self._pool: ProcessPoolExecutor | None = None
        self._is_closed = False

    async def start(self) -> None:
        """Start the process now, unless it runs. It saves the first move about a second. Raises as `think`."""
        if self._pool is None:
            await self._ask(_warm_up, self._robots)

    async def think(self, level: Level | str, view: View, seed: int) -> Move:
        """Return the move of a robot of this level for the seat of this `view`. The same seed gives the same move.

        When the caller is canceled, the answer is dropped; the next thought still waits for it, some milliseconds.
        Raises KeyError for a level that no robot has, ValueError when the seat may not play, ThinkerClosed after
        `close`, and BrokenProcessPool when the process dies `ATTEMPTS` times.
        """
        return await self._ask(_choose, find_robot(level, view, robots=self._robots), view, seed)

    async def close(self) -> None:
        """End the process and wait for it. Thoughts that have not begun raise ThinkerClosed. May be called twice."""
        self._is_closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _ask(self, question: Callable[_Asked, _Answer], *args: _Asked.args, **kwargs: _Asked.kwargs) -> _Answer:
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._running()
            try:
                return await asyncio.wrap_future(pool.submit(question, *args, **kwargs))
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if self._is_closed and task is not None and not task.cancelling():
                    raise ThinkerClosed from None  # the thought was canceled, not the caller
                raise
            except BrokenProcessPool:
                log.warning("the robots' process died, attempt %d of %d", attempt, ATTEMPTS)
                if self._pool is pool:
                    self._pool = None
                await asyncio.to_thread(pool.shutdown)
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    def _running(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise ThinkerClosed
        if self._pool is None:
            # Not "fork": the copy would share the sockets and the database of the bot.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_live_with_parent)
        return self._pool


def _live_with_parent() -> None:
    """Ignore Ctrl-C in the robots' process, since the parent handles it; end when the parent ends, even by a kill."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _warm_up(robots: tuple[Robot, ...]) -> None:
    """Do nothing: when it runs, the process has imported all that robots need."""


def _choose(robot: Robot, view: View, seed: int) -> Move:
    return robot.choose(view, random=Random(seed))  # noqa: S311  luck, not secrets
