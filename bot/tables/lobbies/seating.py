"""Seats are taken under a lock: who only takes one shares it, who looks at all of them first holds it alone.

The lock holds within a process, and the store extends it to all processes that share a database.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from bot.store import SharedLock

NAME = "seating"


class SharedLocks(Protocol):
    """Keeps other processes waiting: the store."""

    def shared_lock(self, name: str, *, is_shared: bool = False) -> AbstractAsyncContextManager[SharedLock]:
        """Hold the lock of this name, which no other process then holds, unless both share it."""


class Seating:
    """Entered by any number together, or by one alone. Whoever came first is let in first."""

    def __init__(self, locks: SharedLocks) -> None:
        self._locks = locks
        self._door = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()

    @asynccontextmanager
    async def together(self) -> AsyncIterator[None]:
        """For what the store alone can refuse: a new challenge, an answer to one, a new table."""
        async with self._door:
            self._inside += 1
            self._empty.clear()
        try:
            async with self._locks.shared_lock(NAME, is_shared=True):
                yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[SharedLock]:
        """For what is decided by looking at what there is, such as whether the other has asked already."""
        async with self._door:
            await self._empty.wait()
            async with self._locks.shared_lock(NAME) as lock:
                yield lock
