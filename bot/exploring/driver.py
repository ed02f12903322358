"""Connections to a file of SQLite whose threads work when the seed says, and faults of the disk below them.

aiosqlite gives each connection a thread, and that thread can't be led. A `SteppedConnection` is the same hand-over to a
`Thread` of the timeline: the statements, SQLite and the file are the real ones.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from bot.exploring.loop import Process, Thread
from bot.store.file_connection import Parameters

T = TypeVar("T")

MOST_PAGES = 1_073_741_823  # SQLite's own limit


class Commit(StrEnum):
    """The fate of the next commit."""

    FAILS = "fails"  # nothing is stored
    UNKNOWN = "unknown"  # it is stored, and reported as failed


@dataclass
class Disk:
    """The disk below the files of one process.

    Attributes:
        next_commits: what becomes of the next ones; usual ones follow.
        is_full: whether no file may grow.
        connections: all that are open, or were.
    """

    next_commits: list[Commit] = field(default_factory=list)
    is_full: bool = False
    connections: list[sqlite3.Connection] = field(default_factory=list)
    is_synced: bool = True  # whether each commit was on the disk when it returned
    refused: Callable[[], None] = lambda: None  # called when something fails
    time: Callable[[], float] = lambda: 0.0  # s
    failed_at: float = -1e9  # s; when it last let a commit fail

    def close(self) -> None:
        """Close all connections: their process is dead. Its locks are free, and what it had not committed is gone."""
        for each in self.connections:
            each.close()
        self.connections.clear()


class SteppedConnection:
    """A connection as aiosqlite's, with a thread of the timeline."""

    def __init__(self, thread: Thread, disk: Disk, connection: sqlite3.Connection) -> None:
        self._thread = thread
        self._disk = disk
        self._connection = connection
        self._is_limited = False  # whether its file may not grow

    def execute(self, sql: str, /) -> Awaitable[object]:
        """See `FileConnection`."""
        return self._thread.run(lambda: self._begun(sql))

    def executemany(self, sql: str, parameters: Iterable[Parameters], /) -> Awaitable[sqlite3.Cursor]:
        """See `FileConnection`."""
        rows = list(parameters)
        return self._run(lambda: self._connection.executemany(sql, rows))  # type: ignore[arg-type]

    def executescript(self, sql: str, /) -> Awaitable[object]:
        """See `FileConnection`."""
        return self._thread.run(lambda: self._connection.executescript(sql))

    def execute_fetchall(self, sql: str, parameters: Parameters = (), /) -> Awaitable[list[sqlite3.Row]]:
        """See `FileConnection`."""
        return self._thread.run(lambda: self._connection.execute(sql, parameters).fetchall())  # type: ignore[arg-type]

    def commit(self) -> Awaitable[None]:
        """See `FileConnection`; or fail as the disk says."""
        return self._run(self._commit)

    def rollback(self) -> Awaitable[None]:
        """See `FileConnection`."""
        return self._thread.run(self._connection.rollback)

    def close(self) -> Awaitable[None]:
        """See `FileConnection`."""
        return self._thread.run(self._connection.close)

    def _run(self, work: Callable[[], T]) -> Awaitable[T]:
        """Do it in the thread, and let the disk know if it fails."""

        def attempt() -> T:
            try:
                return work()
            except sqlite3.Error:
                self._disk.refused()
                raise

        return self._thread.run(attempt)

    def _begun(self, sql: str) -> sqlite3.Cursor:
        """Execute a statement. When it begins a transaction, the disk may be full."""
        if sql.startswith("BEGIN") and (self._disk.is_full or self._is_limited):
            [pages] = self._connection.execute("PRAGMA page_count").fetchone()
            self._connection.execute(f"PRAGMA max_page_count = {pages if self._disk.is_full else MOST_PAGES}")
            self._is_limited = self._disk.is_full
        return self._connection.execute(sql)

    def _commit(self) -> None:
        due = self._disk.next_commits.pop(0) if self._disk.next_commits else None
        if due is not None:
            self._disk.failed_at = self._disk.time()
        if due is Commit.FAILS:
            raise _io_error()
        self._connection.commit()
        self._disk.is_synced = self._connection.execute("PRAGMA synchronous").fetchone()[0] >= 2
        if due is Commit.UNKNOWN:
            raise _io_error()


def connect_in(process: Process, disk: Disk) -> Callable[..., Awaitable[SteppedConnection]]:
    """Return what connects in this process, as `aiosqlite.connect` does."""

    async def connect(  # as aiosqlite has it
        path: Path,
        *,
        timeout: float,  # noqa: ASYNC109
        isolation_level: None,
    ) -> SteppedConnection:
        thread = process.new_thread()

        def opened() -> sqlite3.Connection:
            connection = sqlite3.connect(
                path, timeout=timeout, isolation_level=isolation_level, check_same_thread=False
            )
            disk.connections.append(connection)
            return connection

        return SteppedConnection(thread, disk, await thread.run(opened))

    return connect


def _io_error() -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error
