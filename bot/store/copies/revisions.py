"""The revisions of the database: which this program knows, and what to say about others."""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from bot.store.errors import THE_ONE, NewerDatabase, NotOurs, OlderDatabase, StoreError

if TYPE_CHECKING:  # a start that has nothing to bring up to date does without Alembic, a tenth of its time
    from alembic.config import Config
    from alembic.script import Script

SCRIPTS: Final = "bot.store:migrations"
FORMER: Final = frozenset(f"{number:04}" for number in range(1, 14))  # those that are one with 0014 today
LAST_WITH_FORMER: Final = "3c56ef1"  # the commit whose program brings them to 0014
_VERSION: Final = "alembic_version"
_OURS: Final = frozenset({"players", "tables", "seats", "log"})  # tables of every revision
_LONGEST: Final = 20  # signs of a revision that are repeated
_FILE: Final = re.compile(r"r([0-9]{4})_\w+\.py")


def configuration(scripts: str = SCRIPTS) -> "Config":
    """Return Alembic's configuration, with the revisions of a folder or package."""
    from alembic.config import Config  # noqa: PLC0415  see above

    config = Config()
    config.set_main_option("script_location", scripts)
    return config


def head(scripts: str = SCRIPTS) -> str:
    """Return the newest revision that this program knows."""
    return names(scripts)[-1]


@cache
def names(scripts: str = SCRIPTS) -> tuple[str, ...]:
    """Return the name of every revision that this program knows, the first in front. Its file has it, too."""
    package, colon, folder = scripts.partition(":")
    place = files(package) / folder if colon else Path(scripts)
    found = (_FILE.fullmatch(each.name) for each in (place / "versions").iterdir())
    return tuple(sorted(each[1] for each in found if each is not None))


def steps_to(revision: str, scripts: str = SCRIPTS, *, since: str | None = None) -> Sequence["Script"]:
    """Return the revisions up to this one, the first in front; with `since` only those after that one."""
    steps = _steps(scripts)
    known = [step.revision for step in steps]
    return steps[0 if since is None else known.index(since) + 1 : known.index(revision) + 1]


@cache
def _steps(scripts: str) -> tuple["Script", ...]:
    """Return every revision that this program knows, the first in front."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415  see above

    return tuple(reversed(list(ScriptDirectory.from_config(configuration(scripts)).walk_revisions())))


def revision_of(connection: Connection, *, database: str = THE_ONE) -> str | None:
    """Return the revision of a database; None while nothing is in it. `database`: its name.

    Raises NotOurs for a database of another program, and for one that does not say which single revision it has.
    """
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return None
    if _VERSION not in tables:
        raise NotOurs("it has tables, but no revision", database=database)
    found = [str(each) for each in connection.execute(text(f"SELECT version_num FROM {_VERSION}")).scalars()]  # noqa: S608
    if len(_OURS - tables) > 1:  # other programs begin with 0001, too, and may have players
        raise NotOurs("it lacks most of the tables that each revision has", database=database)
    return the_one_of(found, database=database)


def the_one_of(found: Sequence[str], *, database: str) -> str:
    """Return the revision that a database names. Raises NotOurs where that is none, or more than one."""
    if len(found) != 1:
        several = f"{len(found)} of them" if found else "none"
        raise NotOurs(f"it should name one revision, and names {several}", database=database)
    return found[0]


def objection(found: str | None, scripts: str = SCRIPTS, *, database: str = THE_ONE) -> StoreError | None:
    """Return why a database at this revision cannot be used or upgraded; None if it can. `database`: its name."""
    if found is None or found in names(scripts):
        return None
    if found in FORMER:
        return OlderDatabase(found=found, commit=LAST_WITH_FORMER, database=database)
    if re.fullmatch("[0-9]{4}", found) and found > head(scripts):
        return NewerDatabase(found=found, known=head(scripts), database=database)
    return NotOurs(f"nobody knows its revision {ascii(found)[:_LONGEST]}", database=database)
