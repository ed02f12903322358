"""`python -m bot backup` and `restore`: copy the live database, and put a checked copy in its place."""

from pathlib import Path

from bot.cli.printing import complain
from bot.config import BadSettings, read_settings
from bot.store import StoreError
from bot.store.copies import backup
from bot.store.copies.last_backup import note_backup
from bot.values.database import Database, Server


def back_up(file: Path, *, keep: int | None) -> int:
    """Copy the database to a file, or to one with the time in its name of which the newest `keep` stay; the status."""
    try:
        database = _file_of(read_settings().database, "copy it by pg_dump")
        if keep is not None:
            copy, deleted = backup.back_up_again(database, file, keep=keep)
            size = copy.stat().st_size
            print(f"{copy}: {size:,} bytes, checked", *(f"{each}: deleted" for each in deleted), sep="\n")
        else:
            copy = file
            print(f"{copy}: {backup.back_up(database, copy):,} bytes, checked")
    except BadSettings as error:
        return complain(*error.lines)
    except StoreError as error:
        return complain(f"backup: {error}")
    _note(database, copy)
    return 0


def _file_of(database: Database, otherwise: str) -> Path:
    """Return the file of a database. Raises BadCopy for one at a server, which PostgreSQL's own programs copy."""
    if isinstance(database, Server):
        raise backup.BadCopy(f"{database} is a database of PostgreSQL: {otherwise} (bot/README.md says how)")
    return database


def _note(database: Path, copy: Path) -> None:
    """Write down that a copy was made, for `doctor`. The copy is good without it."""
    try:
        note_backup(database, copy)
    except OSError as error:
        complain(f"doctor will not know of this copy: {error.strerror}")


def restore(file: Path) -> int:
    """Put a checked copy in the place of the database; the exit status."""
    try:
        database = _file_of(read_settings().database, "put a copy in its place by pg_restore")
        aside = backup.restore(file, database)
    except BadSettings as error:
        return complain(*error.lines)
    except backup.BadCopy as error:
        return complain(f"restore: {error}")
    print(f"{database}: restored" + (f"; the one before is {aside}" if aside else ""))
    return 0
