"""The meaning of an engine's error, or one on the way to it, for the caller. No text here repeats what a row holds."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.store.errors import Damaged, DiskFull, StoreError, TooLarge, Unavailable

# SQLSTATE, by the first two signs: the connection, who may log in and where, the order of transactions, resources, what
# the operator or the server's machine does, and a server that only reads.
_UNAVAILABLE: Final = frozenset({"08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX"})
_NO_RIGHT: Final = "42501"
_READ_ONLY: Final = "25006"
_DISK_FULL: Final = "53100"
_OUT_OF_RANGE: Final = "22003"
_PRIMARY: Final = 0xFF  # the part of a code of SQLite that is the same for all errors of a kind
_GONE: Final = frozenset({"08", "57"})
_LOST_RACES: Final = frozenset({"40001", "40P01"})  # nothing was stored, and the next try may well be


def fault_of(error: Exception, doing: str) -> StoreError | None:
    """Return the store's own error for one that was met while `doing` something; None if the engine is not to blame."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, UnicodeDecodeError):  # SQLite quotes the damaged part
        return Damaged(f"{doing}: the name of a table or an index is no text")
    if isinstance(error, OverflowError):
        return TooLarge("a number has more than 64 bits")
    if isinstance(error, OSError):  # also a TimeoutError
        return Unavailable(f"{doing}: {_of_network(error)}")
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error, doing)
    if not isinstance(error, DBAPIError):
        return None
    if isinstance(error.orig, sqlite3.Error):
        return _of_sqlite(error.orig, doing)
    return _of_postgresql(error, doing)


def cannot(doing: str, error: Exception) -> StoreError:
    """Do as `fault_of`, for a caller that cannot use a database that answers so."""
    cause = _cause_of(error) if isinstance(error, DBAPIError) else error
    return fault_of(error, doing) or Unavailable(f"{doing}: {reason_of(cause)}")


def is_lost_race(error: Exception) -> bool:
    """Return whether a transaction was refused only because another one went on at the same time."""
    return isinstance(error, DBAPIError) and _state_of(error) in _LOST_RACES


def is_broken(error: DBAPIError) -> bool:
    """Return whether the connection is gone, as when the server was stopped."""
    return error.connection_invalidated or (_state_of(error) or "")[:2] in _GONE


def refused_right(error: DBAPIError) -> str | None:
    """Return PostgreSQL's message where a user lacks a permission, or nobody may write; None otherwise."""
    return reason_of(_cause_of(error)) if _state_of(error) in (_NO_RIGHT, _READ_ONLY) else None


def reason_of(error: BaseException) -> str:
    """Return what the driver of PostgreSQL says, without the detail, which would repeat a row."""
    if isinstance(error, ValueError):  # a URL that it cannot read, which may hold a password
        return "the URL cannot be read"
    if isinstance(error, OSError):
        return _of_network(error)
    return str(error.args[0]) if error.args else type(error).__name__


def _of_network(error: OSError) -> str:
    return error.strerror or str(error) or "no answer in time"


def is_damage(error: BaseException | None) -> bool:
    """Return whether SQLite says that a file is damaged, or not a database."""
    code = getattr(error, "sqlite_errorcode", 0)
    return isinstance(error, sqlite3.Error) and code & _PRIMARY in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _of_sqlite(error: sqlite3.Error, doing: str) -> StoreError | None:
    if is_damage(error):
        return Damaged(f"{doing}: {error}")
    if not (isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError):
        return None
    code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return Unavailable(f"{doing}: {error}: see that this user may read and write the file and its folder")
    return DiskFull(f"{doing}: {error}") if code == sqlite3.SQLITE_FULL else Unavailable(f"{doing}: {error}")


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
    """Return the error of the driver itself."""
    cause = error.orig or error
    return cause.__cause__ or cause
