"""One process at a time has a database: by a lock that the system frees with the process, however that ends.

SQLite alone would let two bots share a file, and both would play the same games. Who reads beside a running bot (a
backup, a check, an export) takes no lock.
"""

import errno
import json
import os
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from bot.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED: Final = 1 << 20  # the byte that is locked, past all words of the file: Windows lets nobody read a locked one
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
_MOST: Final = 1000  # bytes of the words about the holder
_SOMEBODY: Final = "another process"  # it has just begun to write


class InUse(StoreError):  # noqa: N818
    """Another process has the database. Its text says which, where and since when."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The process that has a database, as it wrote itself down. It may run in a container, with numbers of its own."""

    pid: int
    host: str
    since: str  # a time, for people

    def __str__(self) -> str:
        return f"process {self.pid} on {self.host}, since {self.since}"


def holder_of(database: Path) -> Holder | str | None:
    """Who has the database now; None if nobody has. Takes no lock.

    A text is returned for a holder that did not yet write itself down. Raises StoreError when that cannot be told.
    """
    real = database.resolve()
    try:
        file = os.open(real.with_name(f"{real.name}-lock"), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(f"cannot read the lock of {database}: {error.strerror}") from error
    try:
        if _is_free(file):
            os.close(file)
            return None
    except OSError as error:
        os.close(file)
        raise StoreError(f"cannot read the lock of {database}: {error.strerror}") from error
    return _read_holder(file) or _SOMEBODY


class Hold:
    """The right of this process to write a database and to change its seeds, until `release`.

    The lock belongs to the process and not to its children, so none of them can keep it after a SIGKILL.
    """

    def __init__(self, database: Path) -> None:
        """Take the database. Makes its folder if it is missing.

        Raises:
            InUse: another process has it.
            StoreError: the file system cannot lock.
        """
        real = database.resolve()  # by whatever name it is called
        self._path = real.with_name(f"{real.name}-lock")
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._take(database)
        except OSError as error:
            raise StoreError(f"cannot lock {database}: {error.strerror}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def release(self) -> None:
        """Let the next process have the database."""
        if sys.platform != "win32":
            self._path.unlink(missing_ok=True)  # while it is ours: afterwards it could be that of another
        os.close(self._file)

    def _take(self, database: Path) -> int:
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            try:
                _lock(file)
                if self._is_ours(file):
                    os.ftruncate(file, 0)
                    os.write(file, _words())
                    return file
            except OSError as error:
                if error.errno not in _TAKEN:
                    raise
                holder = _read_holder(file)
                who = _SOMEBODY if holder is None else f"{holder},"
                raise InUse(f"{who} has {database} open: stop it first") from None
            except BaseException:
                os.close(file)
                raise
            os.close(file)  # it was removed by its holder a moment ago

    def _is_ours(self, file: int) -> bool:
        """Whether the locked file still has its name."""
        try:
            return os.path.samestat(os.fstat(file), self._path.stat())
        except FileNotFoundError:
            return False


def _lock(file: int) -> None:
    if sys.platform == "win32":
        os.lseek(file, _LOCKED, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)
    else:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _LOCKED)


def _words() -> bytes:
    since = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    return json.dumps({"host": socket.gethostname(), "pid": os.getpid(), "since": since}).encode()


def _is_free(file: int) -> bool:
    """Whether nobody has locked the file."""
    try:
        if sys.platform == "win32":
            _lock(file)
            os.lseek(file, _LOCKED, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
        else:
            os.lseek(file, _LOCKED, os.SEEK_SET)
            os.lockf(file, os.F_TEST, 1)
            os.lseek(file, 0, os.SEEK_SET)
    except OSError as error:
        if error.errno not in _TAKEN:
            raise
        os.lseek(file, 0, os.SEEK_SET)
        return False
    return True


def _read_holder(file: int) -> Holder | None:
    """The holder as it wrote itself down, None if it did not yet; closes the file."""
    with os.fdopen(file, "rb") as words, suppress(ValueError, KeyError, TypeError):
        found = json.loads(words.read(_MOST))
        return Holder(int(found["pid"]), str(found["host"]), str(found["since"]))
    return None
