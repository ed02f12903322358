"""A lock that gives one process at a time the database; the system frees it however the process ends.

SQLite alone would let two bots share a file, and both would play the same games. A reader next to a running bot (a
backup, a check, an export) takes no lock.
"""

import errno
import json
import os
import socket
import sys
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self

from bot.store.errors import InUse, StoreError
from bot.values.database import Database, Server

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_SUFFIX: Final = "-lock"  # of the file next to the locked one
_LOCKED: Final = 1 << 20  # the byte that is locked, past all words of the file: Windows lets nobody read a locked one
_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
_MOST: Final = 1000  # bytes of the words about the holder


def holder_of(database: Path) -> str | None:
    """Return who has the database now, in the words of `InUse`; None if nobody has. Take no lock.

    Raises StoreError when that is unknown.
    """
    real = database.resolve()
    try:
        file = os.open(real.with_name(f"{real.name}{LOCK_SUFFIX}"), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        try:
            return None if _is_free(file) else _holder(file)
        finally:
            os.close(file)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise StoreError(f"cannot read the lock of {database}: {error.strerror}") from error


def hold(database: Database) -> "Hold | nullcontext[None]":
    """Return the right to write a database: a `Hold` of a file. A server asks for it when a process opens the store."""
    return nullcontext() if isinstance(database, Server) else Hold(database)


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
        real = database.resolve()  # under any name
        self._path = real.with_name(f"{real.name}{LOCK_SUFFIX}")
        try:
            real.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._take(database)
        except OSError as error:
            raise StoreError(f"cannot lock {database}: {error.strerror}") from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
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
                reason = f"{_holder(file)} has {database} open: stop it first"
                os.close(file)
                raise InUse(reason) from None
            except BaseException:
                os.close(file)
                raise
            os.close(file)  # it was removed by its holder a moment ago

    def _is_ours(self, file: int) -> bool:
        """Return whether the locked file still has its name."""
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
    """Return whether nobody has locked the file."""
    try:
        if sys.platform == "win32":
            _lock(file)
            os.lseek(file, _LOCKED, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_UNLCK, 1)
        else:
            os.lseek(file, _LOCKED, os.SEEK_SET)
            os.lockf(file, os.F_TEST, 1)
    except OSError as error:
        if error.errno not in _TAKEN:
            raise
        return False
    return True


def _holder(file: int) -> str:
    """Return the holder as it wrote itself down. It may run in a container, with separate process ids."""
    try:
        os.lseek(file, 0, os.SEEK_SET)
        found = json.loads(os.read(file, _MOST))
        return f"process {int(found['pid'])} on {found['host']}, since {found['since']}"
    except (ValueError, KeyError, TypeError):  # it has just begun to write
        return "another process"
