"""A process in which robots think, so that the event loop never waits for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TypeVar

from bot.games.chance import dealt
from bot.games.protocol import Game, Seat
from bot.robots.protocol import Robot

log = logging.getLogger(__name__)

ATTEMPTS = 2  # for each question: the process may be killed once from outside

_Answer = TypeVar("_Answer")


class RobotProcess:
    """One process, in which one question is answered at a time. Use it on one event loop.

    `start` or the first question starts the process, and a process that dies is replaced. It ends with `close`, and by
    itself when its parent process is gone.
    """

    def __init__(self, robots: tuple[Robot, ...], games: tuple[Game, ...]) -> None:
        """Before its first question, the process imports these robots, and they play a little of these games.

        Then their tables are made, and Python knows the code: a first thought takes no longer than a later one.
        """
        self._prepared = robots, games
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Start the process now, unless it runs, and wait until it is ready. Raises as `ask`."""
        await self.ask(_nothing)

    async def ask(self, question: Callable[[], _Answer]) -> _Answer:
        """Return the answer to a picklable question. When the caller is canceled, the process still finishes it.

        Raises as the question does, and BrokenProcessPool when the process dies `ATTEMPTS` times.
        """
        for attempt in range(1, ATTEMPTS + 1):
            pool = self._pool or self._started()
            try:
                return await asyncio.wrap_future(pool.submit(question))
            except BrokenProcessPool:
                log.warning("a process of the robots died, attempt %d of %d", attempt, ATTEMPTS)
                self._pool = None
                await asyncio.to_thread(pool.shutdown)
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """End the process and wait for it, and for what it is asked."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        # Not "fork": the copy would share the sockets and the database of the bot.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=self._prepared)
        return self._pool


def _begin(robots: tuple[Robot, ...], games: tuple[Game, ...]) -> None:
    """Live as long as the parent, and get ready for the first question.

    Ctrl-C is ignored, since the parent handles it; the process ends when the parent ends, even by a kill.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in games:
        for robot in robots:
            _rehearse(robot, game)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _rehearse(robot: Robot, game: Game) -> None:
    """Let a robot choose the first move of a deal, if it is one of this game: more moves would save nothing more."""
    luck = Random(1)  # noqa: S311  any cards will do
    position = dealt(game.start(game.options({}), game.seats.start, Seat.A), luck)
    view = position.view(min(position.awaited))
    if robot.reads(view):
        robot.choose(view, random=luck)


def _nothing() -> None:
    """Do nothing: once it is done, the process is ready."""
