"""The bot in a separate process, which can be killed.

A test need not wait for the bot's imports each time. A process with all imports, one for each process of the test run,
forks another one for every bot. That becomes `python -m bot run`, or another of its commands.
"""

import asyncio
import contextlib
import os
import runpy
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

from tests.e2e.shifted_clock import shift_by

PATIENCE = 60.0  # s until a test gives up on what must appear
ROOT = Path(__file__).resolve().parents[2]
OWN = ("DISCORD_TOKEN", "CHAPEAU_")  # settings
NEEDED = ("bot.app", "bot.cli.run", "bot.cli.copies", "bot.store.copies.migrate", "render", __name__)


@cache
def _forks() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(list(NEEDED))
    return context


def _become_bot(
    program: str, words: Sequence[str], log: Path, out: Path | None, folder: Path, environment: Mapping[str, str]
) -> None:
    """Become `python -m PROGRAM` in the new process, all output in a file, or standard output in another."""
    with log.open("wb") as errors, (out or Path(os.devnull)).open("wb") as printed:
        os.dup2(errors.fileno() if out is None else printed.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    os.setsid()  # a separate group: a kill of the bot kills its robots too
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    if path := os.environ.get("HOUSE_CLOCK"):
        shift_by(path)
    sys.argv = ["bot", *words]
    runpy.run_module(program, run_name="__main__", alter_sys=True)


@dataclass
class Process:
    """A bot that was started."""

    process: ForkServerProcess
    log: Path

    @classmethod
    async def start(
        cls,
        log: Path,
        environment: Mapping[str, str],
        *,
        program: str = "bot",
        words: Sequence[str] = ("run",),
        out: Path | None = None,
        folder: Path = ROOT,
    ) -> "Process":
        """Run the bot in `folder` with nothing but these settings: the command `words`, or another `program`.

        Its output is in `log`; its standard output is in `out`, if that is named.
        """
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
        process = _forks().Process(
            target=_become_bot, args=(program, words, log, out, folder, {**inherited, **environment})
        )
        await asyncio.to_thread(process.start)
        return cls(process, log)

    async def ended(self) -> int:
        """Return its exit status, once it has ended."""
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
        """End it and its robots between any two steps (SIGKILL), as a machine or a container ends."""
        with contextlib.suppress(ProcessLookupError):  # it has ended, or it has yet to begin
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.kill()
        await self.ended()

    async def terminate(self) -> int:
        """Ask it to close (SIGTERM); return its exit status."""
        self.process.terminate()
        return await self.over()

    async def over(self) -> int:
        """Return its exit status; it is killed if it does not end by itself."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.ended()
        finally:
            self.process.kill()
