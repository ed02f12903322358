"""Databases as older versions of the program left them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bot.store.engines import database_url, migration_engine


@contextmanager
def at_revision(path: Path, revision: str) -> Iterator[Connection]:
    """A database as an older version of the program left it, to be filled."""
    engine = migration_engine(database_url(path), busy_timeout=1)
    try:
        with engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", "bot.store:migrations")
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            yield connection
    finally:
        engine.dispose()
