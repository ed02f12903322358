"""Bring a database up to date before anything else opens it, after a copy of it was made."""

import logging
import os
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.runtime.migration import MigrationContext
from sqlalchemy import URL, Connection

from bot.store.backup import back_up
from bot.store.engines import migration_engine
from bot.store.revisions import SCRIPTS, configuration, head, objection

_log = logging.getLogger(__name__)

OTHERS: Final = 0o077  # whoever is not the owner

# Alembic keeps the running migration in global variables, so the stores of one process must take turns.
_ONE_AT_A_TIME: Final = threading.Lock()


def migrate(url: URL, busy_timeout: float, *, scripts: str = SCRIPTS) -> None:
    """Upgrade to the newest revision, or change nothing. It blocks: call it in a worker thread.

    A database that is not new is copied before, beside itself: `chapeau.db.before-0017`.

    Raises:
        NewerDatabase: the database was written by a later version of this program.
        OlderDatabase: a former version of this program must bring it up to date first.
        BadCopy: it cannot be copied.
        sqlalchemy.exc.DBAPIError: the file cannot be read or written, or is no database.
        OSError: the directory cannot be made.
    """
    path = Path(str(url.database)).absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    _keep_private(path)
    engine = migration_engine(url, busy_timeout)
    try:
        # BEGIN IMMEDIATE: a second process waits here, and then finds the work done.
        with _ONE_AT_A_TIME, engine.begin() as connection:
            _upgrade(connection, path, scripts)
    finally:
        engine.dispose()


def _keep_private(path: Path) -> None:
    """Make the file, or take from others the right to read it: it holds the seeds of running games.

    SQLite gives the files beside it the same mode.
    """
    if not path.exists():
        path.touch(mode=0o600)
    elif os.name == "posix" and path.stat().st_mode & OTHERS and path.stat().st_uid == os.getuid():
        _log.warning("%s could be read by others, and is narrowed to its owner", path)
        for each in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
            with suppress(FileNotFoundError):
                each.chmod(0o600)


def _upgrade(connection: Connection, path: Path, scripts: str) -> None:
    config = configuration(scripts)
    config.attributes["connection"] = connection
    current = MigrationContext.configure(connection).get_current_revision()
    newest = head(scripts)
    if current == newest:
        return
    if (error := objection(current, scripts)) is not None:
        raise error
    if current is not None:
        copy = path.with_name(f"{path.name}.before-{newest}")
        back_up(path, copy)  # nobody writes meanwhile
        _log.info("%s is brought from revision %s to %s; a copy is %s", path, current, newest, copy)
    command.upgrade(config, "head")
