"""What happens by itself when its time has come: the next deal, an unanswered challenge."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.tables.time import Clock

log = logging.getLogger(__name__)

RETRY = 5_000  # ms until something that failed is tried again


class Timekeeper:
    """Runs what is due, each thing once. What takes long holds up nothing else; `close` ends it all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to run what is due."""
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def close(self) -> None:
        """Run nothing more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def at(self, when: int, key: str, action: Callable[[], Awaitable[None]]) -> None:
        """Run `action` at `when` (Unix milliseconds), in place of anything else awaited under `key`."""
        self._due[key] = (when, action)
        self._changed.set()

    def forget(self, key: str) -> None:
        """Do not run what is awaited under `key`."""
        self._due.pop(key, None)

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as acting:  # ended together with this task, and waited for
            while True:
                self._changed.clear()
                now = self._clock.now()
                for _, key in sorted((when, key) for key, (when, _) in self._due.items() if when <= now):
                    _, action = self._due.pop(key)
                    acting.create_task(self._act(key, action), name=key)
                await self._wait()

    async def _act(self, key: str, action: Callable[[], Awaitable[None]]) -> None:
        try:
            await action()
        except Exception:
            log.exception("%s: due, but failed; again in %d ms", key, RETRY)
            self._due.setdefault(key, (self._clock.now() + RETRY, action))
            self._changed.set()

    async def _wait(self) -> None:
        """Until something new is awaited, or the next thing is due."""
        delay = None
        if self._due:
            delay = max(0, min(when for when, _ in self._due.values()) - self._clock.now())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None if delay is None else delay / 1000):
                await self._changed.wait()
