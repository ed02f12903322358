"""How a question is put to the database: of SQLite in a thread, of PostgreSQL in the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.loop import made_by
from bot.store.engines import READERS
from bot.store.faults import fault_of, is_broken

T = TypeVar("T")

UNREAD = "cannot read"


class Questions(Protocol):
    """Connections that only read. Each question sees one snapshot, with everything committed before it began."""

    async def ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """Every line of the result, each made into a `kind`. Raises Unavailable or TooLarge.

        A question is heard out even when nobody waits for the answer any more: a connection that is left in the middle
        of one is thrown away, and its thread may find the loop closed.
        """

    async def close(self) -> None:
        """Close the connections, once every question has its answer. Closing twice does no harm."""


class FileQuestions:
    """The connections to a file of SQLite."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        # A question goes there and comes back once. Through SQLAlchemy's asyncio it did five times, at twice the cost.
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")

    async def ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """See `Questions`."""
        try:
            return await made_by(self._threads.submit(self._read, query, kind))
        except (DBAPIError, OSError, OverflowError) as error:
            raise fault_of(error, UNREAD) or error from None

    async def close(self) -> None:
        """See `Questions`."""
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()

    def _read(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        with self.engine.connect() as connection:
            return [kind(*line) for line in connection.execute(query)]


class ServerQuestions:
    """The connections to a server of PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._asked: set[asyncio.Task[object]] = set()

    async def ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """See `Questions`."""
        asked = asyncio.create_task(self._ask(query, kind), name="question")
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asyncio.shield(asked)

    async def close(self) -> None:
        """See `Questions`."""
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self.engine.dispose()

    async def _ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        try:
            try:
                return await self._read(query, kind)
            except DBAPIError as error:
                if not is_broken(error):
                    raise
            return await self._read(query, kind)  # on another connection: the server may have been started anew
        except (DBAPIError, OSError, OverflowError) as error:
            raise fault_of(error, UNREAD) or error from None

    async def _read(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        async with self.engine.connect() as connection:
            return [kind(*line) for line in await connection.execute(query)]
