"""The one statement that both inserts and changes: a row under a key that may be there already."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import Column, ColumnElement, Table, bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.sql.dml import UpdateBase
from sqlalchemy.sql.elements import KeyedColumnElement

from bot.store.schema.schema import players

Given: TypeAlias = ReadOnlyColumnCollection[str, KeyedColumnElement[object]]


@dataclass(frozen=True, slots=True)
class Upsert:
    """The statement in the words of each engine."""

    sqlite: UpdateBase
    postgresql: UpdateBase


def upsert(table: Table, *replaced: str, added: Iterable[str] = (), on: Iterable[str] = ()) -> Upsert:
    """Insert a row. If its key is taken, replace some fields of the row that is there, and add to others.

    The key is the columns `on`, or the primary key if there are none. All other fields of the old row stay.
    """
    columns, ours, theirs, added = table.c, sqlite.insert(table), postgresql.insert(table), tuple(added)
    key = [columns[name] for name in on] or list(table.primary_key.columns)

    def changes(given: Given) -> dict[Column[object], ColumnElement[object]]:
        replacing = {columns[name]: given[name] for name in replaced}
        return replacing | {columns[name]: columns[name] + given[name] for name in added}

    return Upsert(
        sqlite=ours.on_conflict_do_update(index_elements=key, set_=changes(ours.excluded)),
        postgresql=theirs.on_conflict_do_update(index_elements=key, set_=changes(theirs.excluded)),
    )


def upsert_of_known(table: Table, *replaced: str, whose: Sequence[ColumnElement[bool]] = ()) -> Upsert:
    """Do the same with a row of a `player`, unless they were forgotten: a press under way then stores nothing more.

    If a row names no player, `whose` says which one it is about, and what else must hold. PostgreSQL needs the lock:
    SQLite writes alone.
    """
    columns = table.columns
    known = (
        select(*(bindparam(column.key, type_=column.type) for column in columns))
        .where(players.c.discord_id.is_not(None), *(whose or [players.c.id == bindparam("player")]))
        .with_for_update(read=True, key_share=True, of=players)
    )
    ours, theirs = (into(table).from_select([*columns.keys()], known) for into in (sqlite.insert, postgresql.insert))
    key = [*table.primary_key.columns]
    return Upsert(
        sqlite=ours.on_conflict_do_update(index_elements=key, set_={columns[n]: ours.excluded[n] for n in replaced}),
        postgresql=theirs.on_conflict_do_update(
            index_elements=key, set_={columns[n]: theirs.excluded[n] for n in replaced}
        ),
    )
