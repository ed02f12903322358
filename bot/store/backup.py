"""Back up the live database, and restore a backup once it has been checked."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory

from bot.store.errors import StoreError
from bot.store.lock import Hold

OURS = frozenset({"alembic_version", "players", "tables", "seats", "log"})  # tables that every version has


class BadCopy(StoreError):  # noqa: N818
    """A copy cannot be made or restored. Its text is one sentence for the operator."""


def back_up(database: Path, copy: Path) -> int:
    """Copy `database` as of one moment and return the size of the copy in bytes. The bot may run meanwhile.

    The copy is checked before it gets its name, so a file under that name is always whole. It holds the secrets of
    running games: keep it as safe as the database. Raises BadCopy.
    """
    if not database.is_file():
        raise BadCopy(f"there is no database {database}")
    if copy.exists() and copy.samefile(database):
        raise BadCopy("the copy needs another name than the database")
    half = copy.with_name(f".{copy.name}.half")
    try:
        half.touch(mode=0o600)
        with (
            closing(_look_into(database)) as live,
            closing(sqlite3.connect(half)) as to,
        ):
            live.backup(to)
            to.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        _check(half)
        os.replace(half, copy)
    except (sqlite3.Error, OSError) as error:
        raise BadCopy(f"cannot copy to {copy}: {_reason(error)}") from error
    finally:
        half.unlink(missing_ok=True)
    return copy.stat().st_size


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
    except BadCopy:
        raise
    except StoreError as error:
        raise BadCopy(str(error)) from error


def _restore(copy: Path, database: Path) -> Path | None:
    half = database.with_name(f".{database.name}.half")
    try:
        _check(copy)
        half.touch(mode=0o600)
        with closing(_look_into(copy)) as source, closing(sqlite3.connect(half)) as to:
            source.backup(to)
        _check(half)
        before = _put_away(database) if database.exists() else None
        try:
            os.replace(half, database)
        except OSError:
            if before is not None:
                _move(before, database)
            raise
    except (sqlite3.Error, OSError) as error:
        raise BadCopy(f"cannot restore {database}: {_reason(error)}") from error
    finally:
        half.unlink(missing_ok=True)
    return before


def _reason(error: sqlite3.Error | OSError) -> str:
    """What went wrong, without the names of our temporary files, which the operator does not know."""
    return str(getattr(error, "strerror", None) or error)


def _look_into(path: Path) -> sqlite3.Connection:
    """Open a file for reading only. A URI quotes whatever characters its name has."""
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)


def _check(path: Path) -> None:
    """Raise BadCopy unless the file is an undamaged database of this program, of a version that it knows."""
    try:
        with closing(_look_into(path)) as connection:
            if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadCopy(f"{path} is damaged")
            if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise BadCopy(f"{path} is damaged: a row points at nothing")
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            if not names >= OURS:  # the version alone tells nothing: other programs begin with 0001 too
                raise BadCopy(f"{path} is no database of this program")
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise BadCopy(f"{path} is no database of this program ({error})") from error
    if found is None or found[0] not in _revisions():
        raise BadCopy(f"{path} was written by a later version of this program: update the program")


def _revisions() -> set[str]:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _put_away(database: Path) -> Path:
    """Gather the database into one file, move it aside and return its new path. Raises BadCopy if it is in use."""
    try:
        with closing(sqlite3.connect(database, timeout=0)) as connection:
            # Leaving WAL mode needs the database for oneself, and writes the log beside it back into it.
            (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as error:
        raise BadCopy("the database is in use: stop the bot first") from error
    except sqlite3.DatabaseError:  # it is damaged: keep it as it is
        mode = "delete"
    if mode != "delete":
        raise BadCopy("the database is in use: stop the bot first")
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    _move(database, aside)
    return aside


def _move(database: Path, to: Path) -> None:
    """Rename a database and the files beside it. If it is damaged, its log may be the only part that is whole."""
    for beside in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(database.with_name(database.name + beside), to.with_name(to.name + beside))
    os.replace(database, to)
