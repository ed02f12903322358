"""The one statement that both inserts and changes: a row under a key that may be there already."""

from collections.abc import Iterable

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.dml import UpdateBase


def upsert(table: Table, *replaced: str, added: Iterable[str] = (), on: Iterable[str] = ()) -> UpdateBase:
    """Insert a row. If its key is taken, replace some fields of the row that is there, and add to others.

    The key is the columns `on`, or the primary key if there are none. All other fields of the old row stay.
    """
    statement = sqlite.insert(table)
    columns, given = table.c, statement.excluded
    return statement.on_conflict_do_update(
        index_elements=[columns[name] for name in on] or list(table.primary_key.columns),
        set_={columns[name]: given[name] for name in replaced}
        | {columns[name]: columns[name] + given[name] for name in added},
    )
