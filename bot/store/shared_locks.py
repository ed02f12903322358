"""Locks that processes share: rows that one of them reads and then stores must not change in between.

Within a process an ordinary lock does that. Processes on one server of PostgreSQL need a lock of the server's too. An
open transaction keeps it, so the server frees it when the process dies or freezes. A process that froze must store
nothing once it wakes up, so a shared lock is a precondition of rows stored under it. The transaction that stores looks
whether the lock's own transaction still has it, and keeps a second lock, the gate, until it ends. Each taker of the
first lock passes the gate before reading anything, and so waits for those who looked before.
"""

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import Lost
from bot.store.faults import fault_of
from bot.store.postgresql import turns_engine
from bot.values.database import Server

CONNECTIONS: Final = 4  # more turns at once wait for one another; who has one may take another one within it

# A name of no other transaction until the server restarts.
_MARK: Final = text("SELECT virtualtransaction FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'virtualxid'")
_HAS_LOCK: Final = text("""
SELECT EXISTS (
  SELECT FROM pg_locks
  WHERE locktype = 'advisory' AND granted AND virtualtransaction = :mark AND objsubid = 1
  AND (classid::bigint << 32 | objid::bigint) = :lock
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)""")


@dataclass(frozen=True, slots=True)
class SharedLock:
    """A lock while it is held; a `Precondition` of rows stored under it."""

    name: str
    mark: str | None  # of the transaction that keeps its lock; None: there are no other processes

    async def see(self, connection: AsyncConnection) -> None:
        """See `Precondition`: nobody else can begin to read before this transaction has ended. Raises Lost."""
        if self.mark is None:
            return
        await connection.execute(select(func.pg_advisory_xact_lock_shared(_gate(self.name))))
        if not await connection.scalar(_HAS_LOCK, {"mark": self.mark, "lock": _lock(self.name)}):
            raise Lost("nothing was stored: the lock is lost")


class SharedLocks:
    """A taker of locks that the processes on `server` share; None: there are no other processes."""

    def __init__(self, server: Server | None) -> None:
        self._engine: AsyncEngine | None = None if server is None else turns_engine(server, CONNECTIONS)

    @asynccontextmanager
    async def of(self, name: str, *, is_shared: bool = False) -> AsyncIterator[SharedLock]:
        """Wait until no other process holds the lock of this name, and hold it. Raises Unavailable.

        With `is_shared` only those without it wait, and are waited for.
        """
        if self._engine is None:
            yield SharedLock(name, None)
            return
        try:
            connection = await self._engine.connect()
        except OSError as error:
            raise fault_of(error, "cannot take a lock") or error from None
        try:
            try:
                turn = await _taken(connection, name, is_shared=is_shared)
            except (DBAPIError, OSError) as error:
                raise fault_of(error, "cannot take a lock") or error from None
            yield turn
        finally:
            await _give_back(connection)

    async def close(self) -> None:
        """Close the connection."""
        if self._engine is not None:
            await self._engine.dispose()


async def _taken(connection: AsyncConnection, name: str, *, is_shared: bool) -> SharedLock:
    """Return the lock that the transaction of this connection keeps from now on."""
    lock = func.pg_advisory_xact_lock_shared if is_shared else func.pg_advisory_xact_lock
    await connection.execute(select(lock(_lock(name))))
    async with connection.begin_nested() as passing:
        await connection.execute(select(func.pg_advisory_xact_lock(_gate(name))))
        await passing.rollback()  # which leaves the gate open behind us
    return SharedLock(name, str(await connection.scalar(_MARK)))


async def _give_back(connection: AsyncConnection) -> None:
    """End the transaction, unless the server has done so already; the connection to it is of no use then."""
    try:
        await connection.rollback()
    except (DBAPIError, OSError):
        await connection.invalidate()
    finally:
        await connection.close()


def _lock(name: str) -> int:
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], signed=True)


def _gate(name: str) -> int:
    return _lock(f"the gate of {name}")
