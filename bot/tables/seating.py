"""Taking turns with seats: those who only take one need not wait for each other, those who look at all of them must.

So it is within a process, and among all processes that share a database: the store sees to that.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from bot.store import Turn

NAME = "seating"


class Turns(Protocol):
    """Keeps other processes waiting: the store."""

    def turn(self, name: str, *, is_shared: bool = False) -> AbstractAsyncContextManager[Turn]:
        """Wait until no other process is in a turn of this name, unless both are shared."""


class Seating:
    """Entered by any number together, or by one alone. Whoever came first is let in first."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
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
            async with self._turns.turn(NAME, is_shared=True):
                yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Turn]:
        """For what is decided by looking at what there is, such as whether the other has asked already."""
        async with self._door:
            await self._empty.wait()
            async with self._turns.turn(NAME) as turn:
                yield turn
