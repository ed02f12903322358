"""A look at a database file of any revision: nothing is made, upgraded or written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, or_, select
from sqlalchemy.exc import DatabaseError

from bot.store.copies.revisions import head
from bot.store.copies.shape import usable_revision
from bot.store.engines import damage_in, looking_into
from bot.store.errors import Damaged, StoreError, Unavailable
from bot.store.faults import cannot
from bot.store.questions.lobby_queries import ENDS
from bot.store.rows.found_rows import StoredSeed
from bot.store.schema import lobby_schema as waiting
from bot.store.schema import schema
from bot.values.database import Database

SQLITE: Final = sqlite3.sqlite_version
_PLAIN_SEED: Final = 32  # bytes of a seed that is not sealed
_NAMED: Final = 3  # faults of a damaged file to report


@dataclass(frozen=True, slots=True)
class Examined:
    """The findings about a database file."""

    size: int  # bytes, including the log next to it
    revision: str | None  # None: there is nothing in it yet, or nobody knows
    newest: str  # the revision of this program
    objection: StoreError | None  # why this program cannot use it or bring it up to date
    damage: tuple[str, ...]  # what SQLite's quick check says, nothing if it is whole
    seeds: tuple[StoredSeed, ...]  # those that someone still needs, and those that are sealed


def examine(database: Path) -> Examined:
    """Look at a database, with or without a running bot. It blocks. Raises Unavailable when it cannot be read.

    SQLite would make files next to a database that nobody has open; so this is opened as an unchanging file, and looked
    at again if someone has opened it since. Next to one whose bot was killed, SQLite rebuilds the index of the log
    (`-shm`); database and log do not change.
    """
    if database.is_dir():
        raise Unavailable(f"{database} is a folder, and no file")
    if not database.is_file():
        raise Unavailable(f"there is no database {database}")
    if _has_log(database):
        return _examine(database, is_alone=False)
    try:
        found = _examine(database, is_alone=True)
    except Unavailable:
        if not _has_log(database):
            raise
    else:
        if not _has_log(database):
            return found
    return _examine(database, is_alone=False)


def refuse_damaged(database: Database) -> None:
    """Raise Damaged for a file that we alone have and in which SQLite finds a fault. It blocks, 0.4 s for 90 MB.

    Further writes would lose more. A server looks after its own files.
    """
    if not isinstance(database, Path) or not database.is_file() or not database.stat().st_size:
        return
    try:
        with looking_into(database, is_alone=not _has_log(database)) as connection:
            damage = damage_in(connection)
    except (DatabaseError, UnicodeDecodeError) as error:
        raise cannot(f"cannot read {database}", error) from None
    if damage:
        raise Damaged(f"{database} is damaged ({damage[0]})")


def _has_log(database: Path) -> bool:
    return database.with_name(f"{database.name}-wal").exists()


def _examine(database: Path, *, is_alone: bool) -> Examined:
    revision, wrong = None, None
    seeds: tuple[StoredSeed, ...] = ()
    try:
        with looking_into(database, is_alone=is_alone) as connection:
            damage = damage_in(connection)
            if not damage:
                revision = usable_revision(connection, database=str(database))
                seeds = tuple(stored_seeds(connection)) if revision == head() else ()
    except StoreError as error:
        wrong, revision = error, getattr(error, "found", None)
    except (DatabaseError, sqlite3.Error, UnicodeDecodeError) as error:  # its text may repeat a statement, but no row
        raise cannot(f"cannot read {database}", error) from None
    log = database.with_name(f"{database.name}-wal")
    return Examined(
        size=database.stat().st_size + (log.stat().st_size if log.exists() else 0),
        revision=revision,
        newest=head(),
        objection=wrong,
        damage=damage[:_NAMED],
        seeds=seeds,
    )


def stored_seeds(connection: Connection) -> Iterator[StoredSeed]:
    """Yield the seeds of running games, open challenges and lobbies, and other sealed seeds of games."""
    seeds, tables, ends = schema.seeds, schema.tables, schema.table_ends
    offers, answers = schema.offers, schema.offer_answers
    lobbies, acts = waiting.lobbies, waiting.lobby_acts
    is_table, is_over = tables.c.id.is_not(None), ends.c.table.is_not(None)
    is_open_offer = offers.c.id.is_not(None) & answers.c.offer.is_(None) & ~is_table
    is_sealed = func.length(seeds.c.seed) != _PLAIN_SEED
    last = select(acts.c.kind).where(acts.c.lobby == lobbies.c.id).order_by(acts.c.number.desc()).limit(1)
    is_open_lobby = last.correlate(lobbies).scalar_subquery().not_in(ENDS)
    query = (
        select(seeds, is_table, is_over)
        .outerjoin(tables, tables.c.id == seeds.c.table)
        .outerjoin(ends, ends.c.table == seeds.c.table)
        .outerjoin(offers, offers.c.id == seeds.c.table)
        .outerjoin(answers, answers.c.offer == seeds.c.table)
        .outerjoin(lobbies, lobbies.c.id == seeds.c.table)
        .where(or_(is_open_offer, is_open_lobby, is_table & (~is_over | is_sealed)))
        .order_by(seeds.c.table)
    )
    for line in connection.execute(query):
        yield StoredSeed(*line)


def unshown(path: Path) -> int:
    """Return the number of tables whose messages are outdated; 0 in a database that does not record it."""
    last = "(SELECT max(ply) FROM log WHERE table_id = id)"
    with closing(sqlite3.connect(path)) as connection:
        try:
            question = f"SELECT count(*) FROM tables WHERE shown_ply IS NULL OR shown_ply < {last}"  # noqa: S608  no input
            ((found,),) = connection.execute(question)
        except sqlite3.OperationalError:
            return 0
    return int(found)
