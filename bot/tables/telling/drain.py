"""A separate task for recurring work, done as soon as there is any."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable


class Drain:
    """A worker that does waiting work when woken, and retries later what failed."""

    def __init__(self, name: str, drain: Callable[[], Awaitable[float | None]]) -> None:
        """`drain` does all waiting work and raises nothing; it returns the seconds until a retry, or None."""
        self._name = name
        self._drain = drain
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task. It begins with work that an earlier process left undone."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self) -> None:
        """End the task. Waiting work is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def wake(self) -> None:
        """Look for work now, because some was added."""
        self._wanted.set()

    async def _run(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            pause = await self._drain()
            if pause is None:
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wanted.wait()
            self._wanted.set()
