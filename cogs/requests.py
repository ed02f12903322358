"""Requests that nobody cuts off, even if nobody waits for them anymore.

While one request sleeps through a global limit of Discord's, discord.py lets all others wait. If it is canceled in its
sleep, they wait forever: the bot sends and edits no message until it is restarted. So a request that takes too long
goes on by itself, and the one who waited for it gives up.
"""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

T = TypeVar("T")


class Requests:
    """The owner of requests that may outlive the wait for them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    async def finish(self, request: Coroutine[object, object, T]) -> T:
        """Return what `request` returns. Canceling the wait lets the request go on."""
        task = asyncio.create_task(request, name="request")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Cancel what is still under way."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
