"""The connections to a database at a server of PostgreSQL.

Every session that writes has a lock of the whole database: a bot shares it with other bots, a command that must be
alone does not. The server frees it with the session, however that ends.
"""

import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Final

from sqlalchemy import event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.engines import keep_quiet
from bot.store.errors import InUse, Unavailable
from bot.store.faults import reason_of
from bot.values.database import Server

if TYPE_CHECKING:
    from asyncpg import Connection, Record

READERS: Final = 5  # connections
ANSWERED_WITHIN: Final = 30.0  # s; a server that is silent for longer counts as gone
CONNECTED_WITHIN: Final = 10.0  # s
# Our numbers among the advisory locks of a database, each for something else.
LOCK: Final = 4_873_911  # who writes at all
MIGRATING: Final = 4_873_912
ENTERING: Final = 4_873_913  # a process becomes one of those that share it: one at a time
_LONGEST_NAME: Final = 63  # of an application
_ADDRESS: Final = "postgresql+asyncpg://"  # the driver reads the rest itself, so that no engine knows a password

# What one of our sessions wants of the server.
_SETTINGS: Final = (
    ("jit", "off"),  # our questions are short
    ("synchronous_commit", "on"),  # a commit is on the disk when it returns
    ("idle_in_transaction_session_timeout", "30000"),  # ms; nobody hears of that process anymore
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
)
# A process that is frozen within a transaction that others may wait for holds them up no longer than that.
_FROZEN: Final = {"idle_in_transaction_session_timeout": "10000"}
_HOLDERS: Final = """
SELECT application_name, client_addr::text, to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = 0 AND objid = $1 AND objsubid = 1
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
ORDER BY backend_start"""


class Use(Enum):
    """A use of the database by a session."""

    LOOK = "SELECT true"
    SHARE = f"SELECT pg_try_advisory_lock_shared({LOCK})"  # it writes, as others do
    OWN = f"SELECT pg_try_advisory_lock({LOCK})"  # it writes, and nobody else may


async def raw_connection(
    server: Server, use: Use = Use.LOOK, settings: Mapping[str, str] | None = None
) -> "Connection[Record]":
    """Return a connection of the driver itself, which the caller closes. `settings` are the server's, for this session.

    Raises:
        InUse: another process has the lock of the database.
        Unavailable: the server cannot be reached, or refuses.
    """
    import asyncpg  # noqa: PLC0415  an extra

    name = f"chapeau: process {os.getpid()} on {socket.gethostname()}"[:_LONGEST_NAME]
    with using(server):
        connection = await asyncpg.connect(
            server.url,
            timeout=CONNECTED_WITHIN,
            command_timeout=ANSWERED_WITHIN,
            server_settings={"application_name": name, **dict(_SETTINGS), **(settings or {})},
        )
        if await connection.fetchval(use.value):
            return connection
        others = await _holders(connection)
        await connection.close()
    raise InUse(f"{', '.join(others) or 'another process'} has {server} open: stop it first")


@contextmanager
def using(server: Server) -> Iterator[None]:
    """Raise Unavailable for any failure of a driver's connection used in here."""
    import asyncpg  # noqa: PLC0415  an extra

    try:
        yield
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise Unavailable(f"cannot use {server}: {reason_of(error)}") from None


async def holders_of(server: Server) -> list[str]:
    """Return which processes write the database, in words; those that came first in front. Raises Unavailable."""
    connection = await raw_connection(server)
    try:
        return await _holders(connection)
    finally:
        await connection.close()


async def _holders(connection: "Connection[Record]") -> list[str]:
    found = await connection.fetch(_HOLDERS, LOCK)
    return [f"{each['application_name'].removeprefix('chapeau: ')}, since {each['since']} UTC" for each in found]


def writing_engine(server: Server, busy_timeout: float, use: Use = Use.SHARE) -> AsyncEngine:
    """Return one connection that writes. It waits at most `busy_timeout` seconds for a lock of another transaction."""
    return _engine(server, 1, use, {"lock_timeout": str(max(1, round(busy_timeout * 1000))), **_FROZEN})


def reading_engine(server: Server) -> AsyncEngine:
    """Return read-only connections. Each question is one statement, sees one snapshot, and needs no transaction."""
    return _engine(server, READERS, Use.LOOK, {"default_transaction_read_only": "on"}, isolation_level="AUTOCOMMIT")


def working_engine(server: Server, connections: int) -> AsyncEngine:
    """Return connections for the caller's short transactions, besides those of the store."""
    return _engine(server, connections, Use.LOOK, {})


def turns_engine(server: Server, connections: int) -> AsyncEngine:
    """Return the same, of transactions that keep others waiting."""
    return _engine(server, connections, Use.LOOK, _FROZEN)


def copying_engine(server: Server) -> AsyncEngine:
    """Return one connection that reads everything as of the moment of its first question."""
    return _engine(server, 1, Use.LOOK, {"default_transaction_read_only": "on"}, isolation_level="REPEATABLE READ")


def _engine(
    server: Server, connections: int, use: Use, settings: Mapping[str, str], *, isolation_level: str = "READ COMMITTED"
) -> AsyncEngine:
    keep_quiet()
    alone = isolation_level == "AUTOCOMMIT"
    engine = create_async_engine(
        _ADDRESS,
        async_creator=lambda: raw_connection(server, use, settings),
        pool_size=connections,
        max_overflow=0,
        pool_timeout=None,
        hide_parameters=True,
        isolation_level=isolation_level,
        skip_autocommit_rollback=alone,
        pool_reset_on_return=None if alone else "rollback",
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def leave_broken(connection: DBAPIConnection, _record: object, _proxy: object) -> None:
        # The driver hears at once when the server closes a connection; another one is made in its place.
        if getattr(connection, "driver_connection").is_closed():  # noqa: B009  only adapted connections have it
            raise DisconnectionError("the connection was closed")

    return engine
