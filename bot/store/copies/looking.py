"""A private copy of the database to look into at leisure, gone afterwards: it holds the same secrets.

A lock that the system frees with its process tells a copy that is in use from one that a killed process left.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bot.store.copies.backup import BadCopy, back_up
from bot.store.copies.carrying import carry
from bot.store.copies.migrate import migrate
from bot.store.copies.revisions import head, revision_of
from bot.store.copies.shape import usable_revision
from bot.store.engines import looking_into
from bot.store.errors import InUse, StoreError
from bot.store.lock import LOCK_SUFFIX, Hold
from bot.values.database import Database

PREFIX: Final = ".check-"  # of the folder of a copy, next to its database
_NAME: Final = "copy.db"
_PATIENCE: Final = 5.0  # s
_TRIES: Final = 100


@contextmanager
def private_copy(database: Database) -> Iterator[Path]:
    """Copy `database` to a file as of now, upgraded as a start of the bot would do; delete it afterwards.

    The bot may run at the same time, and the original does not change. The copy is next to a file, or in the system's
    temporary folder if the database is at a server. Leftovers of killed processes are removed first.

    Raises:
        StoreError: the database cannot be copied, or is damaged.
        OSError: the folder of the copy cannot be written.
    """
    if isinstance(database, Path) and not database.is_file():
        raise BadCopy(f"there is no database {database}")
    parent = database.absolute().parent if isinstance(database, Path) else Path(tempfile.gettempdir())
    _sweep(parent)
    folder, hold = _place(parent)
    try:
        copy = folder / _NAME
        if isinstance(database, Path):
            back_up(database, copy, as_it_is=True)
            _bring_up_to_date(copy, database)
        else:
            carry(database, copy)
        yield copy
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        hold.release()


def _bring_up_to_date(copy: Path, database: Path) -> None:
    """Migrate an older copy. One of this revision is left unchanged, whatever its schema.

    Raises StoreError where a start would refuse, and calls the copy by the name of its `database`.
    """
    with looking_into(copy) as connection:
        if revision_of(connection) == head():
            return
        usable_revision(connection, database=str(database))
    migrate(copy, _PATIENCE)


def _place(parent: Path) -> tuple[Path, Hold]:
    """Return a new folder of ours. Another process may sweep it before we lock it: then it is made again."""
    for _ in range(_TRIES):
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=parent))
        with suppress(InUse):
            hold = Hold(folder)
            if folder.exists():
                return folder, hold
            hold.release()
    raise BadCopy(f"no folder next to the database can be kept: {parent}")


def _sweep(parent: Path) -> None:
    """Remove the copies whose process is gone, and locks without a copy."""
    left = {path.with_name(path.name.removesuffix(LOCK_SUFFIX)) for path in parent.glob(f"{PREFIX}*")}
    for folder in sorted(left):
        with suppress(StoreError), Hold(folder):
            if folder.is_dir() and not folder.is_symlink():
                shutil.rmtree(folder, ignore_errors=True)
