"""A look at a database file as it is, of whatever revision: nothing is made, brought up to date or written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, func, or_, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import StaticPool

from bot.store import lobby_schema as waiting
from bot.store import schema
from bot.store.errors import StoreError, Unavailable
from bot.store.lobby_queries import ENDS
from bot.store.revisions import head, objection
from bot.store.rows import StoredSeed

SQLITE: Final = sqlite3.sqlite_version
_PLAIN_SEED: Final = 32  # bytes of a seed that is not sealed
_NAMED: Final = 3  # faults of a damaged file that are told


@dataclass(frozen=True, slots=True)
class Examined:
    """What a database file is found to be."""

    size: int  # bytes, with the log beside it
    revision: str | None
    newest: str  # the revision of this program
    objection: StoreError | None  # why this program cannot use it or bring it up to date
    damage: tuple[str, ...]  # what SQLite's quick check says, nothing if it is whole
    seeds: tuple[StoredSeed, ...]  # those that somebody still needs, and those that are sealed

    @property
    def is_current(self) -> bool:
        """Whether its revision is that of this program."""
        return self.revision == self.newest


def examine(database: Path) -> Examined:
    """Look at a database, beside a running bot or without one. It blocks. Raises Unavailable when it cannot be read.

    SQLite would make files beside a database that nobody has open; such a one is opened as a file that nobody changes,
    and looked at once more if somebody has opened it meanwhile. Beside one whose bot was killed, SQLite makes the
    index of the log anew (`-shm`); database and log stay as they are.
    """
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


def _has_log(database: Path) -> bool:
    return database.with_name(f"{database.name}-wal").exists()


def _examine(database: Path, *, is_alone: bool) -> Examined:
    try:
        with _looking_into(database, is_alone=is_alone) as connection:
            damage = [str(line) for (line,) in connection.execute(text("PRAGMA quick_check"))]
            revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            wrong = objection(revision)
            is_readable = damage == ["ok"] and wrong is None
            seeds = tuple(stored_seeds(connection)) if is_readable else ()
    except (DatabaseError, sqlite3.Error) as error:  # its text may repeat a statement, but no row
        raise Unavailable(f"cannot read {database}: {getattr(error, 'orig', error)}") from None
    log = database.with_name(f"{database.name}-wal")
    return Examined(
        size=database.stat().st_size + (log.stat().st_size if log.exists() else 0),
        revision=revision,
        newest=head(),
        objection=wrong,
        damage=() if damage == ["ok"] else tuple(damage[:_NAMED]),
        seeds=seeds,
    )


@contextmanager
def _looking_into(database: Path, *, is_alone: bool) -> Iterator[Connection]:
    """A connection that cannot write. A URI quotes whatever characters the file's name has."""
    address = f"{database.absolute().as_uri()}?mode=ro" + ("&immutable=1" if is_alone else "")
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=StaticPool, hide_parameters=True
    )
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def stored_seeds(connection: Connection) -> Iterator[StoredSeed]:
    """The seeds of running games, open challenges and lobbies, and whatever else is sealed and became a game."""
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
    """How many tables people see otherwise than they stand; 0 in a database that does not say what is shown."""
    last = "(SELECT max(ply) FROM log WHERE table_id = id)"
    with closing(sqlite3.connect(path)) as connection:
        try:
            question = f"SELECT count(*) FROM tables WHERE shown_ply IS NULL OR shown_ply < {last}"  # noqa: S608  no input
            ((found,),) = connection.execute(question)
        except sqlite3.OperationalError:
            return 0
    return int(found)
