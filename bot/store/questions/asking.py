"""The way of a question to the database: a file of SQLite by aiosqlite, a server of PostgreSQL by SQLAlchemy."""

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, Protocol, Self, TypeAlias, TypeVar

import aiosqlite
from sqlalchemy import Executable
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.engines import READERS, reading_connection
from bot.store.faults import cannot, fault_of, is_broken
from bot.store.file_connection import Connect, FileConnection
from bot.store.questions.wording import Prepared, worded

T = TypeVar("T")

UNREAD = "cannot read"
NONE: Final[Mapping[str, object]] = MappingProxyType({})

Question: TypeAlias = Executable | Prepared


class Questions(Protocol):
    """A set of read-only connections. Each question sees one snapshot, with everything committed before it began."""

    async def ask(self, query: Question, kind: Callable[..., T], values: Mapping[str, object] = NONE) -> list[T]:
        """Return every line of the result, each made into a `kind`. Raises Unavailable or TooLarge.

        `values` are those of a `Prepared` question.

        A question is completed even when nobody waits for the answer anymore. A connection left in the middle of one
        is thrown away, and its thread may find the loop closed.
        """

    async def close(self) -> None:
        """Close the connections, once every question has its answer. Closing twice does no harm."""


class FileQuestions:
    """The connections to a file of SQLite."""

    def __init__(self, connections: Sequence[FileConnection]) -> None:
        self._connections = connections
        self._free = asyncio.LifoQueue[FileConnection]()
        for each in connections:
            self._free.put_nowait(each)

    @classmethod
    async def open(cls, path: Path, busy_timeout: float, connect: Connect = aiosqlite.connect) -> Self:
        """Connect. Raises Unavailable."""
        connections: list[FileConnection] = []
        try:
            for _ in range(READERS):
                connections.append(await reading_connection(path, busy_timeout, connect))
        except sqlite3.Error as error:
            for each in connections:
                await each.close()
            raise cannot(UNREAD, error) from None
        return cls(connections)

    async def ask(self, query: Question, kind: Callable[..., T], values: Mapping[str, object] = NONE) -> list[T]:
        """See `Questions`. The thread of a connection hears out a question that someone gave up."""
        asked = query.worded(values) if isinstance(query, Prepared) else worded(query)
        connection = await self._free.get()
        try:
            lines = await connection.execute_fetchall(asked.sql, asked.parameters)
        except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
            raise fault_of(error, UNREAD) or error from None
        finally:
            self._free.put_nowait(connection)
        return asked.made(lines, kind)

    async def close(self) -> None:
        """See `Questions`."""
        connections, self._connections = self._connections, ()
        for _ in connections:
            await (await self._free.get()).close()


class ServerQuestions:
    """The connections to a server of PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._asked: set[asyncio.Task[object]] = set()

    async def ask(self, query: Question, kind: Callable[..., T], values: Mapping[str, object] = NONE) -> list[T]:
        """See `Questions`."""
        asked = asyncio.create_task(self._ask(query, kind, values), name="question")
        self._asked.add(asked)
        asked.add_done_callback(self._asked.discard)
        return await asyncio.shield(asked)

    async def close(self) -> None:
        """See `Questions`."""
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self.engine.dispose()

    async def _ask(self, query: Question, kind: Callable[..., T], values: Mapping[str, object]) -> list[T]:
        try:
            try:
                return await self._read(query, kind, values)
            except DBAPIError as error:
                if not is_broken(error):
                    raise
            return await self._read(query, kind, values)  # on another connection: the server may have been restarted
        except (DBAPIError, OSError, OverflowError) as error:
            raise fault_of(error, UNREAD) or error from None

    async def _read(self, query: Question, kind: Callable[..., T], values: Mapping[str, object]) -> list[T]:
        statement = query.question if isinstance(query, Prepared) else query
        async with self.engine.connect() as connection:
            return [kind(*line) for line in await connection.execute(statement, dict(values))]
