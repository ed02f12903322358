"""Bring a database up to date before anything else opens it."""

import threading
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection

from bot.store.engines import migration_engine
from bot.store.errors import NewerDatabase

# Alembic keeps the running migration in global variables, so the stores of one process must take turns.
_ONE_AT_A_TIME: Final = threading.Lock()


def migrate(url: URL, busy_timeout: float) -> None:
    """Upgrade to the newest revision, or change nothing. It blocks: call it in a worker thread.

    Raises:
        NewerDatabase: the database was written by a later version of this program.
        sqlalchemy.exc.DBAPIError: the file cannot be read or written, or is no database.
        OSError: the directory cannot be made.
    """
    path = Path(str(url.database)).absolute()
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)  # it holds the seeds of running games; SQLite gives the files beside it this mode
    engine = migration_engine(url, busy_timeout)
    try:
        # BEGIN IMMEDIATE: a second process waits here, and then finds the work done.
        with _ONE_AT_A_TIME, engine.begin() as connection:
            _upgrade(connection)
    finally:
        engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    head = scripts.get_current_head()
    current = MigrationContext.configure(connection).get_current_revision()
    if current == head:
        return
    if current is not None and current not in {script.revision for script in scripts.walk_revisions()}:
        raise NewerDatabase(found=current, known=str(head))
    command.upgrade(config, "head")
