"""Databases as older versions of the program left them."""

import tempfile
from functools import cache
from pathlib import Path

from alembic import command

from bot.store.copies.revisions import configuration, head, steps_to
from bot.store.engines import migration_engine

OLDER = tuple(step.revision for step in steps_to(head()))[:-1]
"""The revisions that a start brings up to date."""
A_TABLE = (
    "INSERT INTO tables (id, game, rules, options, stake, channel_id, cut, created_at) "
    "VALUES ('T', 'mille', 'classic', '{}', 0, 1, '', 1)"
)
"""The statement that puts the table `T` of Mille into a database of any revision."""


def at_former_revision(path: Path, revision: str) -> None:
    """Make a database that says it is at a revision from before the first release."""
    migrated_to(path, "0014", f"UPDATE alembic_version SET version_num = '{revision}'")


def migrated_to(path: Path, revision: str, *statements: str) -> None:
    """Make a database as our revisions up to this one leave it, then do these statements in it."""
    path.write_bytes(_left_by(revision))
    engine = migration_engine(path, busy_timeout=1)
    try:
        with engine.begin() as connection:
            for statement in statements:
                connection.exec_driver_sql(statement)
    finally:
        engine.dispose()


@cache
def _left_by(revision: str) -> bytes:
    """Return the file of an empty database at a revision."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "older.db"
        engine = migration_engine(path, busy_timeout=1)
        try:
            with engine.begin() as connection:
                config = configuration()
                config.attributes["connection"] = connection
                command.upgrade(config, revision)
        finally:
            engine.dispose()
        return path.read_bytes()
