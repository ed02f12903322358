"""How a question is put to the database. The classes that ask questions derive from `Reader`."""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Self, TypeVar

from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import Unavailable
from bot.store.faults import fault_of, is_broken

T = TypeVar("T")


class Reader:
    """A reader for one query at a time. Each sees one snapshot, which holds everything committed before it began."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader = engine
        self._is_closed = False
        self._asked: set[asyncio.Task[object]] = set()

    async def _all(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """Every line of the result, each made into a `kind`. Raises Unavailable or TooLarge.

        A question is heard out even when nobody waits for the answer any more: a connection that is left in the middle
        of one is thrown away, and its thread may find the loop closed.
        """
        if self._is_closed:
            raise Unavailable("the store is closed")
        asked = asyncio.create_task(self._ask(query, kind), name="question")
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asyncio.shield(asked)

    async def _ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        try:
            try:
                return await self._read(query, kind)
            except DBAPIError as error:
                if not is_broken(error):
                    raise
            return await self._read(query, kind)  # on another connection: the server may have been started anew
        except (DBAPIError, OSError, OverflowError) as error:
            raise fault_of(error, "cannot read") or error from None

    async def _read(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        async with self._reader.connect() as connection:
            return [kind(*line) for line in await connection.execute(query)]

    async def _one(self, query: Executable, kind: Callable[..., T]) -> T | None:
        """The first line of the result as a `kind`; None if the result is empty. Raises Unavailable."""
        found = await self._all(query, kind)
        return found[0] if found else None

    async def close(self) -> None:
        """Close the connections, once every question has its answer. Closing twice does no harm."""
        self._is_closed = True
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self._reader.dispose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
