"""A task of its own for what must be done again and again, as soon as there is something to do."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable


class Drain:
    """Does what waits whenever it is woken, and tries again later what could not be done."""

    def __init__(
        self, name: str, drain: Callable[[], Awaitable[float | None]], *, wanted: asyncio.Event | None = None
    ) -> None:
        """`drain` does all that waits and raises nothing; it returns in how many seconds to try again, or None.

        `wanted`: what somebody else sets to wake it, if they do not call `wake`.
        """
        self._name = name
        self._drain = drain
        self._wanted = wanted or asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task. It begins with what an earlier process left undone."""
        self._wanted.set()
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def close(self) -> None:
        """End the task. What still waits is done after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def wake(self) -> None:
        """Look what waits now, because something was added."""
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
