"""How a question is put to the database. The classes that ask questions derive from `Reader`."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import OperationalError

from bot.store.engines import READERS
from bot.store.errors import TooLarge, Unavailable

T = TypeVar("T")


class Reader:
    """A reader for one query at a time. Each sees one snapshot, which holds everything committed before it began.

    A question goes to a thread once and comes back once. Through SQLAlchemy's asyncio and its driver's own thread it
    went there and back four times, and cost more than twice the processor time.
    """

    def __init__(self, engine: Engine) -> None:
        self._reader = engine
        self._threads: ThreadPoolExecutor | None = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")

    async def _all(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """Every line of the result, each made into a `kind`. Raises Unavailable or TooLarge."""
        if self._threads is None:
            raise Unavailable("the store is closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, query, kind)

    async def _one(self, query: Executable, kind: Callable[..., T]) -> T | None:
        """The first line of the result as a `kind`; None if the result is empty. Raises Unavailable."""
        found = await self._all(query, kind)
        return found[0] if found else None

    def _ask(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        try:
            with self._reader.connect() as connection:
                return [kind(*line) for line in connection.execute(query)]
        except OperationalError as error:
            raise Unavailable(f"cannot read: {error.orig}") from error
        except OverflowError:
            raise TooLarge("a number has more than 64 bits") from None

    async def _stop_reading(self) -> None:
        """Answer what was asked, and close the connections. Doing so twice does no harm."""
        threads, self._threads = self._threads, None
        if threads is not None:
            await asyncio.to_thread(threads.shutdown)
            await asyncio.to_thread(self._reader.dispose)
