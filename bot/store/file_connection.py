"""The protocol of a connection to a file of SQLite: aiosqlite's, or one whose time is decided elsewhere."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol, TypeAlias

Parameters: TypeAlias = Mapping[str, object] | Iterable[object]


class Written(Protocol):
    """The result of a statement that writes."""

    @property
    def rowcount(self) -> int:
        """The number of rows it changed."""


class FileConnection(Protocol):
    """One connection. It does one thing after the other, also what nobody waits for anymore. Raises sqlite3.Error."""

    def execute(self, sql: str, /) -> Awaitable[object]: ...

    def executemany(self, sql: str, parameters: Iterable[Parameters], /) -> Awaitable[Written]: ...

    def executescript(self, sql: str, /) -> Awaitable[object]: ...

    def execute_fetchall(self, sql: str, parameters: Parameters = (), /) -> Awaitable[Iterable[sqlite3.Row]]: ...

    def commit(self) -> Awaitable[None]: ...

    def rollback(self) -> Awaitable[None]: ...

    def close(self) -> Awaitable[None]: ...


Connect: TypeAlias = Callable[..., Awaitable[FileConnection]]
"""Connects to a path as `aiosqlite.connect` does, with its `timeout` and `isolation_level`."""
