"""How a question is put to the database. The classes that ask questions derive from `Reader`."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Executable
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.errors import Unavailable

T = TypeVar("T")


class Reader:
    """A reader for one query at a time. Each sees one snapshot, which holds everything committed before it began."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._reader = engine

    async def _all(self, query: Executable, kind: Callable[..., T]) -> list[T]:
        """Every line of the result, each made into a `kind`. Raises Unavailable."""
        try:
            async with self._reader.connect() as connection:
                return [kind(*line) for line in await connection.execute(query)]
        except OperationalError as error:
            raise Unavailable(f"cannot read: {error.orig}") from error

    async def _one(self, query: Executable, kind: Callable[..., T]) -> T | None:
        """The first line of the result as a `kind`; None if the result is empty. Raises Unavailable."""
        found = await self._all(query, kind)
        return found[0] if found else None
