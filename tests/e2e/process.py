"""The bot in a process of its own, which can be killed.

A test that kills the bot often need not wait for its imports each time: a process that has imported everything, one for
each process of the test run, splits off another one for every bot, which becomes `python -m bot run`.
"""

import asyncio
import os
import runpy
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

from tests.e2e.shifted_clock import shift_by

PATIENCE = 60.0  # s until a test gives up on what must appear
ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("bot.app", "bot.store.migrate", "render", __name__)


@cache
def _forks() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(list(NEEDED))
    return context


def _become_bot(log: Path, environment: Mapping[str, str]) -> None:
    """In the new process: `python -m bot run`, all it says in a file."""
    with log.open("wb") as errors:
        for stream in (1, 2):
            os.dup2(errors.fileno(), stream)
    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    if path := os.environ.get("HOUSE_CLOCK"):
        shift_by(path)
    sys.argv = ["bot", "run"]
    runpy.run_module("bot", run_name="__main__", alter_sys=True)


@dataclass
class Process:
    """A bot that was started."""

    process: ForkServerProcess
    log: Path

    @classmethod
    async def start(cls, log: Path, environment: Mapping[str, str]) -> "Process":
        """Run the bot with these settings."""
        process = _forks().Process(target=_become_bot, args=(log, {**os.environ, **environment}))
        await asyncio.to_thread(process.start)
        return cls(process, log)

    async def ended(self) -> int:
        """Its exit status, once it has ended."""
        loop, over = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, over.set)
        try:
            await over.wait()
        finally:
            loop.remove_reader(self.process.sentinel)
        self.process.join()
        assert self.process.exitcode is not None
        return self.process.exitcode

    async def kill(self) -> None:
        """End it between any two steps (SIGKILL)."""
        self.process.kill()
        await self.ended()

    async def terminate(self) -> int:
        """Ask it to close (SIGTERM); its exit status."""
        self.process.terminate()
        async with asyncio.timeout(PATIENCE):
            return await self.ended()
