"""A process that is kept running: started, watched, restarted when it dies, and ended in the end.

The process runs on a leash (`leash.py`), so it ends even when its keeper is killed between any two steps.
"""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from typing import Self

from bot.playground import leash

KEPT_LINES = 200
LONGEST_LINE = 1 << 20  # bytes; longer lines are left out
PAUSES = (0.5, 30.0)  # s before a dead child is started again: the first, doubled each time, and the longest
STEADY = 60.0  # s of life after which a death is the first again
GRACE = 5.0  # s from SIGTERM to SIGKILL
LATE = 2.0  # s after that, until the leash itself is killed


class Standing(Enum):
    """The state of a child process."""

    STARTING = "starting"
    CONNECTED = "connected"
    FALLEN = "fallen"  # died, and will be started again
    STOPPED = "stopped"


class Child:
    """One process after another, of one command.

    `connected` is called at each start, and returns once that process is connected. `out` gets every line the process
    writes to standard output or error, `tell` one for each time it died. `grace`: seconds from SIGTERM to SIGKILL.
    `pauses`: see `PAUSES`.
    """

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        connected: Callable[[], Awaitable[object]],
        out: Callable[[str], None],
        tell: Callable[[str], None],
        name: str = "child",
        grace: float = GRACE,
        pauses: tuple[float, float] = PAUSES,
    ) -> None:
        self.standing = Standing.STOPPED
        self.lines: deque[str] = deque(maxlen=KEPT_LINES)
        self.starts = 0
        self._command = tuple(command)
        self._environment = dict(environment)
        self._connected = connected
        self._out = out
        self._tell = tell
        self._name = name
        self._grace = grace
        self._pauses = pauses
        self._is_connected = asyncio.Event()
        self._asked = asyncio.Event()  # to end the process at hand, or to wait no longer for the next
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    def start(self) -> None:
        """Start it, and keep it running until `stop`."""
        if self._task is None:
            self._stopping = False
            self._is_connected.clear()
            self._task = asyncio.create_task(self._keep(), name=f"keeper of {self._name}")

    async def connected(self, *, patience: float) -> None:
        """Wait until it is connected; raises TimeoutError after `patience` seconds."""
        async with asyncio.timeout(patience):
            await self._is_connected.wait()

    def restart(self) -> None:
        """End it and restart it at once, even when it is waiting to be started again."""
        self._is_connected.clear()
        self._asked.set()

    async def stop(self) -> None:
        """End it for good; harmless when done already."""
        task, self._task = self._task, None
        if task is not None:
            self._stopping = True
            self._asked.set()
            await task

    async def _keep(self) -> None:
        first, longest = self._pauses
        pause = first
        while not self._stopping:
            self._asked.clear()
            began = time.monotonic()
            status = await self._live()
            self._is_connected.clear()
            if self._asked.is_set():
                pause = first
                continue
            if time.monotonic() - began > STEADY:
                pause = first
            self.standing = Standing.FALLEN
            self._tell(f"The {self._name} ended with status {status}; it starts again in {pause:g} s.")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), pause)
            pause = min(pause * 2, longest)
        self.standing = Standing.STOPPED

    async def _live(self) -> int | None:
        """Return one process from start to end; its exit status."""
        self.standing = Standing.STARTING
        self.starts += 1
        greeting = asyncio.create_task(self._greet(), name=f"greeting of {self._name}")
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-S", leash.__file__, str(self._grace), *self._command),
                env=self._environment,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                limit=LONGEST_LINE,
                start_new_session=True,  # a Ctrl-C is for the keeper, who ends this in good order
            )
            await self._watch(process)
            return process.returncode
        finally:
            greeting.cancel()
            await asyncio.gather(greeting, return_exceptions=True)

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        reading = asyncio.create_task(self._read(process), name=f"lines of {self._name}")
        ended = asyncio.create_task(process.wait(), name=f"end of {self._name}")
        asked = asyncio.create_task(self._asked.wait(), name=f"wish for {self._name}")
        try:
            await asyncio.wait({ended, asked}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            asked.cancel()
            if process.stdin is not None:
                process.stdin.close()  # the leash lets go
            await asyncio.wait({ended}, timeout=self._grace + LATE)
            _kill_all(process)
            await asyncio.gather(ended, reading, asked, return_exceptions=True)

    async def _greet(self) -> None:
        await self._connected()
        self.standing = Standing.CONNECTED
        self._is_connected.set()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        if process.stdout is None:
            return
        while True:
            try:
                line = await process.stdout.readline()
            except ValueError:  # too long
                continue
            if not line:
                return
            self.lines.append(line.decode(errors="replace").rstrip())
            self._out(self.lines[-1])


def _kill_all(process: asyncio.subprocess.Process) -> None:
    """Kill the rest of it: the leash and what it held."""
    with contextlib.suppress(ProcessLookupError, PermissionError):  # gone, or (on some systems) only its shell is left
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
