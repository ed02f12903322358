"""Bring a database up to date, before anything else opens it."""

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

# Alembic keeps the migration under way in global variables, so two stores of one process take turns.
_ONE_AT_A_TIME: Final = threading.Lock()


def migrate(url: URL, busy_timeout: float) -> None:
    """Upgrade to the newest revision, or change nothing: for a worker thread, since it takes its time.

    Raises:
        NewerDatabase: the database is ahead of this program.
        sqlalchemy.exc.DBAPIError: it cannot be read or written, or is no database.
        OSError: its directory cannot be made.
    """
    if url.get_backend_name() == "sqlite" and url.database:
        path = Path(url.database).absolute()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)  # it holds the seeds of running games; what SQLite puts beside it is as closed
    engine = migration_engine(url, busy_timeout)
    try:
        # BEGIN IMMEDIATE: a second process waits here, then finds the work done.
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
