"""Every interaction and every mention is answered once, and the bot finishes its answers before it closes.

Discord may deliver either twice. The library starts a task for each delivery and keeps no reference to it, so the tasks
are kept here.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Generic, Protocol, TypeVar

from cachetools import FIFOCache

log = logging.getLogger(__name__)

KEPT = 10_000  # ids; Discord repeats a delivery within seconds
ANSWERED_WITHIN = 3.0  # s; Discord accepts no first answer after that
CROWD = 8  # answers under way at once; more of them are hurried
LONGEST_CROWD = 2.0  # s that everything else lets a crowd go first


class Delivery(Protocol):
    """The kind of delivery from Discord."""

    @property
    def id(self) -> int: ...


D = TypeVar("D", bound=Delivery)


class Deliveries(Generic[D]):
    """A record of what has arrived of one kind, with the tasks that answer it until `close`."""

    def __init__(
        self, *, answered_within: float = ANSWERED_WITHIN, heard: Callable[[D, float], None] | None = None
    ) -> None:
        """Leave `answered_within` seconds to the answers under way on `close`.

        `heard` is called with each delivery that was dealt with, and how many seconds that took.
        """
        self._answered_within = answered_within
        self._heard = heard
        self._arrived: FIFOCache[int, None] = FIFOCache(KEPT)
        self._answering: set[asyncio.Task[object]] = set()
        self._is_closed = False
        self._is_calm = asyncio.Event()
        self._is_calm.set()

    def take(self, delivery: D) -> bool:
        """Return whether the current task may answer `delivery`: it is new, and the bot is not closing.

        If so, the task is kept until it is done. While the bot closes, Discord informs people that it did not respond.
        """
        if self._is_closed:
            log.info("%d came while closing", delivery.id)
            return False
        if delivery.id in self._arrived:
            return False
        self._arrived[delivery.id] = None
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answered)
            if self._heard is not None:
                task.add_done_callback(partial(self._tell, self._heard, delivery, time.perf_counter()))
            if len(self._answering) > CROWD:
                self._is_calm.clear()
        return True

    async def calm(self) -> None:
        """Let a crowd of people be answered first: Discord waits for three seconds, and pictures can wait.

        Returns at once where there is no crowd, and in any case after `LONGEST_CROWD`.
        """
        if not self._is_calm.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_CROWD):
                    await self._is_calm.wait()

    @staticmethod
    def _tell(heard: Callable[[D, float], None], delivery: D, began: float, task: asyncio.Task[object]) -> None:
        if not task.cancelled():
            heard(delivery, time.perf_counter() - began)

    def _answered(self, task: asyncio.Task[object]) -> None:
        self._answering.discard(task)
        if len(self._answering) <= CROWD:
            self._is_calm.set()

    async def close(self) -> None:
        """Take no more, and wait for the answers under way; those that take too long are cancelled."""
        self._is_closed = True
        if not self._answering:
            return
        _, late = await asyncio.wait(self._answering, timeout=self._answered_within)
        if late:
            log.warning("%d not answered before the end", len(late))
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
