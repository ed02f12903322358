"""Turns that processes take: what is read and then stored must not change in between.

Within a process a lock does that. Processes that share a server of PostgreSQL need one of the server's, too; it is kept
by an open transaction, so that the server frees it when the process dies, or stands still for long. Who then goes on
must store nothing: see `Turn.holds`.
"""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.faults import fault_of
from bot.store.postgresql import turns_engine
from bot.values.database import Server

CONNECTIONS: Final = 4  # more turns at once wait for one another; who has one may take another one within it


class Turn:
    """One turn, as long as nobody else can have come to have one."""

    def __init__(self, connection: AsyncConnection | None) -> None:
        self._connection = connection

    async def holds(self) -> None:
        """Raise Unavailable if others may have had a turn meanwhile. Ask right before what was read is stored."""
        if self._connection is None:
            return
        try:
            await self._connection.execute(select(1))
        except (DBAPIError, OSError) as error:
            raise fault_of(error, "the turn is over") or error from None


class Turns:
    """The turns of one process among those that share `server`; None: there are no others."""

    def __init__(self, server: Server | None) -> None:
        self._engine: AsyncEngine | None = None if server is None else turns_engine(server, CONNECTIONS)

    @asynccontextmanager
    async def of(self, name: str, *, is_shared: bool = False) -> AsyncIterator[Turn]:
        """Wait until no other process is in a turn of this name, and keep them waiting. Raises Unavailable.

        Turns that are shared wait only for those that are not, and keep only those waiting.
        """
        if self._engine is None:
            yield Turn(None)
            return
        lock = func.pg_advisory_xact_lock_shared if is_shared else func.pg_advisory_xact_lock
        key = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)
        try:
            connection = await self._engine.connect()
        except OSError as error:
            raise fault_of(error, "cannot take a turn") or error from None
        try:
            try:
                await connection.execute(select(lock(key)))
            except (DBAPIError, OSError) as error:
                raise fault_of(error, "cannot take a turn") or error from None
            yield Turn(connection)
        finally:
            await connection.close()

    async def close(self) -> None:
        """Close the connection."""
        if self._engine is not None:
            await self._engine.dispose()
