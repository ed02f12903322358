"""The revisions of the database: which this program knows, and what to say about others."""

from functools import cache
from typing import Final

from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.errors import THE_ONE, NewerDatabase, OlderDatabase, StoreError

SCRIPTS: Final = "bot.store:migrations"
FORMER: Final = frozenset(f"{number:04}" for number in range(1, 14))  # those that are one with 0014 today
LAST_WITH_FORMER: Final = "3c56ef1"  # the commit whose program brings them to 0014


def configuration(scripts: str = SCRIPTS) -> Config:
    """Alembic's configuration, with the revisions of a folder or package."""
    config = Config()
    config.set_main_option("script_location", scripts)
    return config


def head(scripts: str = SCRIPTS) -> str:
    """The newest revision that this program knows."""
    newest, _ = _known(scripts)
    return newest


@cache  # to read them takes longer than all else that is done to open a database that is up to date
def _known(scripts: str) -> tuple[str, frozenset[str]]:
    """The newest revision, and all of them."""
    directory = ScriptDirectory.from_config(configuration(scripts))
    return str(directory.get_current_head()), frozenset(script.revision for script in directory.walk_revisions())


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None while nothing is in it."""
    return MigrationContext.configure(connection).get_current_revision()


def objection(found: str | None, scripts: str = SCRIPTS, *, database: str = THE_ONE) -> StoreError | None:
    """Why a database at this revision cannot be used or brought up to date; None if it can. `database`: its name."""
    _, known = _known(scripts)
    if found is None or found in known:
        return None
    if found in FORMER:
        return OlderDatabase(found=found, commit=LAST_WITH_FORMER, database=database)
    return NewerDatabase(found=found, known=head(scripts), database=database)
