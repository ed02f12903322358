"""What happens by itself when its time has come: the next deal, an unanswered challenge."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.tables.time import Clock

log = logging.getLogger(__name__)

RETRY = 5_000  # ms until something that failed is tried again; twice as long each time it fails again
LONGEST_RETRY = 5 * 60_000  # ms


class Timekeeper:
    """Runs what is due, each thing once. What takes long holds up only what has the same key; `close` ends it all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[str, tuple[int, Callable[[], Awaitable[None]]]] = {}
        self._running: set[str] = set()  # keys; what else is due under one of them waits until it is free
        self._failures: dict[str, int] = {}  # by key, in a row
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
        """Run `action` at `when` (Unix milliseconds), in place of anything else awaited under `key`.

        Never while something runs under `key` already: then after it.
        """
        self._due[key] = (when, action)
        self._changed.set()

    def forget(self, key: str) -> None:
        """Do not run what is awaited under `key`."""
        self._due.pop(key, None)
        self._failures.pop(key, None)

    async def _run(self) -> None:
        async with asyncio.TaskGroup() as acting:  # ended together with this task, and waited for
            while True:
                self._changed.clear()
                now = self._clock.now()
                for _, key in sorted((when, key) for key, when in self._awaited() if when <= now):
                    _, action = self._due.pop(key)
                    self._running.add(key)
                    acting.create_task(self._act(key, action), name=key)
                await self._wait()

    async def _act(self, key: str, action: Callable[[], Awaitable[None]]) -> None:
        try:
            await action()
        except Exception as error:  # of which the type only is logged: its text may quote what was sent
            failures = self._failures.get(key, 0)
            delay = min(RETRY * 2**failures, LONGEST_RETRY)
            level = logging.WARNING if isinstance(error, OSError) else logging.ERROR  # such as a line that broke
            log.log(level, "%s: due, but failed (%s); again in %d ms", key, type(error).__name__, delay)
            self._failures[key] = failures + 1
            self._due.setdefault(key, (self._clock.now() + delay, action))
        else:
            self._failures.pop(key, None)
        finally:
            self._running.discard(key)
            self._changed.set()

    def _awaited(self) -> list[tuple[str, int]]:
        """What may run once its time has come, and when that is."""
        return [(key, when) for key, (when, _) in self._due.items() if key not in self._running]

    async def _wait(self) -> None:
        """Until something new is awaited, or the next thing is due."""
        delay = None
        if awaited := self._awaited():
            delay = max(0, min(when for _, when in awaited) - self._clock.now())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(None if delay is None else delay / 1000):
                await self._changed.wait()
