"""Back up the live database, and restore a backup once it has been checked."""

import os
import re
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import DatabaseError

from bot.store.copies.shape import usable_revision
from bot.store.engines import damage_in, looking_into
from bot.store.errors import Damaged, NotOurs, OlderDatabase, OtherSchema, StoreError
from bot.store.faults import cannot, is_damage
from bot.store.lock import Hold

SWEPT_AFTER = 86_400.0  # s


class BadCopy(StoreError):  # noqa: N818
    """A copy cannot be made or restored. Its text is one sentence for the operator."""


def back_up(database: Path, copy: Path, *, as_it_is: bool = False) -> int:
    """Copy `database` as of one moment and return the size of the copy in bytes. The bot may run at the same time.

    The copy is checked before it gets its name, so a file under that name is always whole. It holds the secrets of
    running games: keep it as safe as the database. `as_it_is`: even copy a database that no start would use, since rows
    point at nothing or its schema differs from its revision's. Raises StoreError.
    """
    if not database.is_file():
        raise BadCopy(f"there is no database {database}")
    if copy.exists() and copy.samefile(database):
        raise BadCopy("the copy needs another name than the database")
    try:
        with half_of(copy) as half:
            with closing(_look_into(database)) as live, closing(sqlite3.connect(half)) as to:
                live.backup(to)
                to.execute("PRAGMA journal_mode = DELETE")  # one file, with no others next to it
            _check(half, named=database, allow_older=True, as_it_is=as_it_is)
            os.replace(half, copy)  # in place of a link, if there is one, and never through it
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        if isinstance(error, UnicodeDecodeError) or is_damage(error):
            raise cannot(f"cannot copy {database}", error) from error
        raise BadCopy(f"cannot copy to {copy}: {_reason(error)}") from error
    return copy.stat().st_size


def back_up_again(database: Path, copy: Path, *, keep: int) -> tuple[Path, tuple[Path, ...]]:
    """Copy `database` to a file named for `copy` and the present second, and delete all but the newest `keep` of them.

    `games.db` becomes `games-20261122T091500Z.db`. Returns the copy and what was deleted, also because a person who
    was forgotten is still in a copy that was made before. Raises StoreError; then nothing was deleted.
    """
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    named = copy.with_name(f"{copy.stem}-{now}{copy.suffix}")
    back_up(database, named)
    pattern = re.compile(rf"{re.escape(copy.stem)}-\d{{8}}T\d{{6}}Z{re.escape(copy.suffix)}")
    try:
        ours = [each for each in named.parent.iterdir() if pattern.fullmatch(each.name) and not each.is_symlink()]
        old = sorted(ours)[:-keep]
        for each in old:
            each.unlink()
    except OSError as error:
        raise BadCopy(f"{named} was made, but an older copy cannot be deleted: {_reason(error)}") from error
    return named, tuple(old)


@contextmanager
def half_of(path: Path) -> Iterator[Path]:
    """Make a new file next to `path`, with a name nobody can guess and plant a link at; delete it afterwards.

    What a copy left that was killed a day ago or earlier is swept.
    """
    before, after = f".{path.name}.", ".half"
    for left in path.parent.glob(f"{before}*{after}"):
        if left.lstat().st_mtime < time.time() - SWEPT_AFTER:
            left.unlink(missing_ok=True)
    number, name = tempfile.mkstemp(prefix=before, suffix=after, dir=path.parent)
    os.close(number)
    half = Path(name)
    try:
        yield half
    finally:
        half.unlink(missing_ok=True)


def restore(copy: Path, database: Path) -> Path | None:
    """Check `copy` and put it in the place of `database`. The bot must be stopped.

    Returns where the old database was moved to, or None if there was none. Raises BadCopy; then nothing has changed.
    """
    if not copy.is_file():
        raise BadCopy(f"there is no file {copy}")
    if database.exists() and copy.samefile(database):
        raise BadCopy("this is the database itself")
    try:
        with Hold(database):
            return _restore(copy, database)
    except (Damaged, NotOurs, OtherSchema) as error:
        raise BadCopy(f"{error.what}: choose another copy") from error
    except StoreError as error:
        raise BadCopy(str(error)) from error


def _restore(copy: Path, database: Path) -> Path | None:
    try:
        _check(copy)
        with half_of(database) as half:
            with closing(_look_into(copy)) as source, closing(sqlite3.connect(half)) as to:
                source.backup(to)
            _check(half, named=copy)
            before = _put_away(database) if database.exists() else None
            try:
                os.replace(half, database)
            except OSError:
                if before is not None:
                    _move(before, database)
                raise
    except (sqlite3.Error, OSError) as error:
        raise BadCopy(f"cannot restore {database}: {_reason(error)}") from error
    return before


def _reason(error: sqlite3.Error | OSError) -> str:
    """Return what went wrong, without the names of our temporary files, which the operator does not know."""
    return str(getattr(error, "strerror", None) or error)


def _look_into(path: Path) -> sqlite3.Connection:
    """Open a file for reading only. A URI quotes any characters in its name."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check(path: Path, *, named: Path | None = None, allow_older: bool = False, as_it_is: bool = False) -> None:
    """Raise StoreError unless the file is an undamaged database of this program, of a version that it can use.

    `named`: what the operator calls it. `allow_older`: also of a version that a former program must bring up to date.
    `as_it_is`: also if rows point at nothing, or if its schema is not that of its revision.
    """
    name = named or path
    try:
        with looking_into(path) as connection:
            if damage := damage_in(connection, "integrity_check"):
                raise Damaged(f"{name} is damaged ({damage[0]})")
            if not as_it_is and connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                raise Damaged(f"{name} is damaged (a row points at nothing)")
            if usable_revision(connection, database=str(name)) is None:
                raise BadCopy(f"{name} is no database of this program")
    except OtherSchema:
        if not as_it_is:
            raise
    except OlderDatabase:
        if not allow_older:
            raise
    except (DatabaseError, UnicodeDecodeError) as error:
        raise cannot(f"cannot read {name}", error) from error


def _put_away(database: Path) -> Path:
    """Gather the database into one file, move it aside and return its new path. Raises BadCopy if it is in use."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            # Leaving WAL mode needs exclusive access, and writes the log next to the database back into it.
            (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        raise BadCopy("the database is in use: stop the bot first") from error
    except (sqlite3.DatabaseError, UnicodeDecodeError):  # it is damaged: keep it as it is
        mode = "delete"
    if mode != "delete":
        raise BadCopy("the database is in use: stop the bot first")
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    _move(database, aside)
    return aside


def _move(database: Path, to: Path) -> None:
    """Rename a database and the files next to it. If it is damaged, its log may be the only part that is whole."""
    for suffix in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(database.with_name(database.name + suffix), to.with_name(to.name + suffix))
    os.replace(database, to)
