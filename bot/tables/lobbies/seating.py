"""A lock for taking seats: shared by callers who only take one, held alone by those who look at all of them first.

The lock holds within a process, and the store extends it to all processes that share a database.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from bot.store import SharedLock

NAME = "seating"


class SharedLocks(Protocol):
    """Locks that keep other processes waiting: the store's."""

    def shared_lock(self, name: str, *, is_shared: bool = False) -> AbstractAsyncContextManager[SharedLock]:
        """Hold the lock of this name, which no other process then holds, unless both share it."""


class Seating:
    """A lock that any number share, or one holds alone. Callers enter in order of arrival."""

    def __init__(self, locks: SharedLocks, *, name: str = NAME) -> None:
        """`name`: of the lock between processes."""
        self._locks = locks
        self._name = name
        self._door = asyncio.Lock()
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()

    @asynccontextmanager
    async def together(self) -> AsyncIterator[SharedLock]:
        """Share the lock for what the store alone can refuse: a new challenge, an answer to one, a new table."""
        async with self._door:
            self._inside += 1
            self._empty.clear()
        try:
            async with self._locks.shared_lock(self._name, is_shared=True) as lock:
                yield lock
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[SharedLock]:
        """Hold the lock alone to decide by what is stored, such as whether the other has already asked."""
        async with self._door:
            await self._empty.wait()
            async with self._locks.shared_lock(self._name) as lock:
                yield lock
