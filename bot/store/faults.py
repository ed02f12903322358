"""What an error of an engine, or of the way to it, means to who asked. No text here repeats what a row holds."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from bot.store.errors import DiskFull, StoreError, TooLarge, Unavailable

# SQLSTATE, by the first two signs: the connection, who may log in and where, the order of transactions, resources, what
# the operator or the server's machine does, and a server that only reads.
_UNAVAILABLE: Final = frozenset({"08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX"})
_NO_RIGHT: Final = "42501"
_DISK_FULL: Final = "53100"
_OUT_OF_RANGE: Final = "22003"
_GONE: Final = frozenset({"08", "57"})
_LOST_RACES: Final = frozenset({"40001", "40P01"})  # nothing was stored, and the next try may well be


def fault_of(error: Exception, doing: str) -> StoreError | None:
    """The store's own error for one that was met while `doing` something; None if the engine is not to blame."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, OverflowError):
        return TooLarge("a number has more than 64 bits")
    if isinstance(error, OSError):  # also a TimeoutError
        return Unavailable(f"{doing}: {_of_network(error)}")
    if not isinstance(error, DBAPIError):
        return None
    if isinstance(error.orig, sqlite3.Error):
        return _of_sqlite(error, error.orig, doing)
    return _of_postgresql(error, doing)


def cannot(doing: str, error: Exception) -> StoreError:
    """As `fault_of`, for whoever has no use for a database that answers so."""
    return fault_of(error, doing) or Unavailable(f"{doing}: {getattr(error, 'orig', error)}")


def is_lost_race(error: Exception) -> bool:
    """Whether a transaction was refused only because another one went on at the same time."""
    return isinstance(error, DBAPIError) and _state_of(error) in _LOST_RACES


def is_broken(error: DBAPIError) -> bool:
    """Whether the connection is gone, as when the server was stopped."""
    return error.connection_invalidated or (_state_of(error) or "")[:2] in _GONE


def reason_of(error: BaseException) -> str:
    """What the driver of PostgreSQL says, without the detail, which would repeat a row."""
    if isinstance(error, ValueError):  # a URL that it cannot read, which may hold a password
        return "the URL cannot be read"
    if isinstance(error, OSError):
        return _of_network(error)
    return str(error.args[0]) if error.args else type(error).__name__


def _of_network(error: OSError) -> str:
    return error.strerror or str(error) or "no answer in time"


def _of_sqlite(error: DBAPIError, cause: sqlite3.Error, doing: str) -> StoreError | None:
    if not isinstance(error, OperationalError):
        return None
    kind = DiskFull if getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL else Unavailable
    return kind(f"{doing}: {cause}")


def _of_postgresql(error: DBAPIError, doing: str) -> StoreError | None:
    state, cause = _state_of(error), _cause_of(error)
    if state == _OUT_OF_RANGE or isinstance(cause.__cause__, OverflowError):
        return TooLarge("a number has more than 64 bits")
    if state is None or state == _NO_RIGHT or state[:2] in _UNAVAILABLE:
        kind = DiskFull if state == _DISK_FULL else Unavailable
        return kind(f"{doing}: {reason_of(cause)}")
    return None


def _state_of(error: DBAPIError) -> str | None:
    state = getattr(error.orig, "sqlstate", None)
    return state if isinstance(state, str) else None


def _cause_of(error: DBAPIError) -> BaseException:
    """The error of the driver itself."""
    told = error.orig or error
    return told.__cause__ or told
