"""Requests that nobody cuts off, even if nobody waits for them anymore.

While one request sleeps through a global limit of Discord's, discord.py lets all others wait. If it is canceled in its
sleep, they wait forever: the bot sends and edits no message until it is restarted. So a request that takes too long
goes on by itself, and the one who waited for it gives up.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeVar

import aiohttp
import discord

from cogs.guard import whereabouts

log = logging.getLogger(__name__)
T = TypeVar("T")


class Requests:
    """The owner of requests that may outlive the wait for them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    async def finish(self, request: Coroutine[object, object, T]) -> T:
        """Return what `request` returns. Canceling the wait lets the request go on; a later failure is logged."""
        task = asyncio.create_task(request, name="request")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_given_up)
            raise

    async def close(self) -> None:
        """Cancel what is still under way."""
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _given_up(task: asyncio.Task[T]) -> None:
    """Log the failure of a request that nobody waits for."""
    if task.cancelled() or (error := task.exception()) is None:
        return
    is_weather = isinstance(error, discord.HTTPException | aiohttp.ClientError | OSError)
    log.info("a request that was given up failed: %s", type(error).__name__ if is_weather else whereabouts(error))
