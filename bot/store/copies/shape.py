"""The schema of a database, compared with the one that its revision has: tables, columns, laws, indexes and triggers.

The migrations make an empty database of that revision to compare with: in memory, or at the server in a transaction
that is rolled back. So no schema is written down twice, and both were read by the same engine. At most starts a digest
alone tells that a file has the newest one.
"""

import hashlib
import logging
import re
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import AdaptedConnection
from sqlalchemy.exc import DBAPIError

from bot.store.copies.revisions import SCRIPTS, head, objection, revision_of, steps_to
from bot.store.errors import THE_ONE, Incomparable, OtherSchema
from bot.store.faults import refused_right

if TYPE_CHECKING:
    from alembic.script import Script

_log = logging.getLogger(__name__)

NEWEST: Final = "4438b3550e370d9ddb72175f34b5993379455211c16d946e1ddd4049ab523c95"
"""A digest of the statements in a new file of SQLite: one that has them is as it should be, and nothing is compared."""

FIRST_REVISION: Final = "0023"  # of PostgreSQL
FIRST: Final = files("bot.store.migrations") / f"postgresql_{FIRST_REVISION}.sql"

# Alembic keeps the running migration in global variables, so the stores of one process must take turns.
ONE_AT_A_TIME: Final = threading.RLock()

Part: TypeAlias = tuple[str, str, str]
"""The kind of a part, such as `index`, its table, and its name; a table is a part of itself."""

Shape: TypeAlias = Mapping[Part, str]
"""What each part is, in words that are equal for equal parts."""

Statements: TypeAlias = tuple[tuple[str, str, str, str], ...]

_EMPTY: Final = "chapeau_as_it_should_be"  # a schema at a server, which nobody ever sees
_TOKEN: Final = re.compile(r"""--[^\n]*|/\*.*?\*/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|\w+|[^\s\w]""", re.DOTALL)
_LAWS: Final = frozenset({"constraint", "primary", "unique", "check", "foreign"})
_SERVER: Final = """
WITH ours AS (
    SELECT oid, relname, relpersistence, relrowsecurity FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
)
SELECT 'table', relname, relname, concat_ws(' ', relpersistence, relrowsecurity, (
    SELECT 'without its foreign keys' FROM pg_trigger
    WHERE tgrelid = ours.oid AND tgisinternal AND tgenabled <> 'O' LIMIT 1))
FROM ours
UNION ALL
SELECT 'column', relname, attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, collname,
    pg_get_expr(adbin, adrelid), attidentity, attgenerated)
FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
LEFT JOIN pg_attrdef ON adrelid = ours.oid AND adnum = attnum
LEFT JOIN pg_collation ON pg_collation.oid = attcollation
UNION ALL
SELECT 'constraint', relname, conname, concat_ws(' ', pg_get_constraintdef(pg_constraint.oid, true), convalidated)
FROM ours JOIN pg_constraint ON conrelid = ours.oid AND contype IN ('c', 'f', 'p', 'u', 'x')
UNION ALL
SELECT 'index', ours.relname, made.relname, concat_ws(' ', pg_get_indexdef(made.oid, 0, true), indisvalid)
FROM ours JOIN pg_index ON indrelid = ours.oid JOIN pg_class AS made ON made.oid = indexrelid
WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = made.oid AND contype IN ('p', 'u', 'x'))
UNION ALL
SELECT 'trigger', relname, tgname, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid, true), tgenabled, prosrc)
FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal JOIN pg_proc ON pg_proc.oid = tgfoid
UNION ALL
SELECT 'rule', relname, rulename, pg_get_ruledef(pg_rewrite.oid, true) FROM ours JOIN pg_rewrite ON ev_class = ours.oid
"""


def usable_revision(
    connection: Connection,
    scripts: str = SCRIPTS,
    *,
    database: str = THE_ONE,
    warn: Callable[[str], None] = _log.warning,
) -> str | None:
    """Return the revision of a database that this program can use or bring up to date; None while nothing is in it.

    Its schema is that of the revision. Tables, views and ordinary indexes of someone else do no harm. Nothing changes.
    `database`: its name. `warn` hears why a schema cannot be compared, for want of a right at the server.

    Raises:
        NewerDatabase, OlderDatabase: it is of another version.
        NotOurs: it is another program's, or does not say which revision it has.
        OtherSchema: its schema is not that of its revision.
    """
    found = revision_of(connection, database=database)
    if (error := objection(found, scripts, database=database)) is not None:
        raise error
    if found is not None:
        try:
            others = differences(connection, found, scripts)
        except Incomparable as error:
            warn(str(error))
            return found
        if others:
            raise OtherSchema(found, others, database=database, is_older=found != head(scripts))
    return found


def differences(connection: Connection, revision: str, scripts: str = SCRIPTS) -> tuple[str, ...]:
    """Return how a database's schema differs from that of its revision: a few words for each. Raises Incomparable."""
    if connection.dialect.name != "postgresql":
        statements = _statements(connection)
        is_newest = revision == head(scripts) and digest_of(statements) == NEWEST
        return () if is_newest else _differences(statements, revision, scripts)
    expected, newest = _expected(connection, revision, scripts)
    return tuple(_compared(shape_of(connection), expected, newest))


def digest_of(statements: Iterable[Sequence[str]]) -> str:
    """Return a digest of statements, in whatever order they were made."""
    return hashlib.sha256(repr(sorted(map(tuple, statements))).encode()).hexdigest()


@lru_cache(2)  # files of one revision have the same statements, and comparing them is a third of opening a file
def _differences(statements: Statements, revision: str, scripts: str) -> tuple[str, ...]:
    return tuple(_compared(_made_by(statements), _of_file(revision, scripts), _of_file(head(scripts), scripts)))


def _compared(found: Shape, expected: Shape, newest: Shape) -> Iterator[str]:
    """Yield what is missing, what differs, and extra objects that may change something: a few words for each."""
    tables = {table for _, table, _ in expected}
    missing = {table for table in tables if ("table", table, table) not in found}
    for part, words in expected.items():
        kind, table, _ = part
        if part not in found and (kind == "table" or table not in missing):
            yield f"{_named(part)} is missing"
        elif part in found and found[part] != words:
            yield f"{_named(part)} differs"
    for part, words in found.items():
        kind, table, _ = part
        if part in newest and part not in expected and (kind == "table" or table in tables):
            yield f"{_named(part)} is from a later revision"
        elif table in tables and part not in expected and not words.lower().startswith("create index"):
            yield f"{_named(part)} is not this program's"


def _named(part: Part) -> str:
    kind, table, name = part
    return f"table {table}" if kind == "table" else f"{kind} {name} of {table}"


def shape_of(connection: Connection) -> Shape:
    """Return what a database is made of."""
    if connection.dialect.name == "postgresql":
        return {(kind, table, name): words for kind, table, name, words in connection.execute(text(_SERVER))}
    return _made_by(_statements(connection))


def _statements(connection: Connection) -> Statements:
    """Return the statements that made a file: of each the kind, the table, the name, and its text.

    An index that a law of its table makes has none.
    """
    made = connection.execute(text("SELECT type, tbl_name, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")).all()
    return tuple((str(kind), str(table), str(name), str(sql)) for kind, table, name, sql in made)


def _made_by(statements: Statements) -> Shape:
    found: dict[Part, str] = {}
    for each in statements:
        found.update(_read(*each))
    return found


@cache
def _read(kind: str, table: str, name: str, sql: str) -> Shape:
    """Return the parts of what a statement of SQLite makes, of a table all its columns and laws."""
    words = list(_words(sql))
    if kind != "table" or words[1] != "table":
        return {(kind, table, name): " ".join(words)}
    parts, end = _split(words)
    found = {("table", table, table): " ".join(words[end:])}
    for part in parts:
        if part[0] in _LAWS:
            found["constraint", table, part[1] if part[0] == "constraint" else " ".join(part)] = " ".join(part)
        else:
            found["column", table, part[0]] = " ".join(part[1:])
    return MappingProxyType(found)


def _words(sql: str) -> Iterator[str]:
    """Yield a statement word by word, however it is spaced and quoted."""
    for token in _TOKEN.findall(sql):
        if token.startswith("'"):
            yield token
        elif not token.startswith(("--", "/*")):
            yield (token[1:-1] if token[0] in '"`[' and len(token) > 1 else token).lower()


def _split(words: Sequence[str]) -> tuple[list[list[str]], int]:
    """Return the parts between the commas of a table's statement, and where its parentheses end."""
    parts: list[list[str]] = [[]]
    depth = 0
    for at, word in enumerate(words[words.index("(") + 1 :], words.index("(") + 1):
        depth += (word == "(") - (word == ")")
        if depth < 0:
            return parts, at + 1
        if word == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts, len(words)


def _expected(connection: Connection, revision: str, scripts: str) -> tuple[Shape, Shape]:
    """Return what a database at a server is made of at this revision, and at the newest."""
    made = _of_server(connection.scalar(text("SELECT version() || current_user")), revision, scripts)
    if not made:
        made.append(_made_aside(connection, revision, scripts))
    return made[0]


@cache
def _of_server(which: str, revision: str, scripts: str) -> list[tuple[Shape, Shape]]:
    """Return a place to keep what `_made_aside` finds there: to make it takes a tenth of a second."""
    return []


def _made_aside(connection: Connection, revision: str, scripts: str) -> tuple[Shape, Shape]:
    """Return the same of a server, where both are made aside, and rolled back."""
    with connection.begin_nested() as aside:
        try:
            connection.execute(text(f"CREATE SCHEMA {_EMPTY}"))
        except DBAPIError as error:
            if (reason := refused_right(error)) is None:
                raise
            raise Incomparable(f"the schema cannot be compared with that of revision {revision} ({reason})") from None
        connection.execute(text(f"SET LOCAL search_path TO {_EMPTY}"))
        begin_history(connection)
        make(connection, steps_to(revision, scripts, since=FIRST_REVISION))
        expected = newest = shape_of(connection)
        if revision != head(scripts):
            make(connection, steps_to(head(scripts), scripts, since=revision))
            newest = shape_of(connection)
        aside.rollback()
    return expected, newest


@cache
def _of_file(revision: str, scripts: str) -> Shape:
    engine = create_engine("sqlite://")
    try:
        with engine.begin() as connection:
            make(connection, steps_to(revision, scripts))
            return shape_of(connection)
    finally:
        engine.dispose()


def make(connection: Connection, steps: Iterable["Script"]) -> None:
    """Take an empty database through these revisions, without writing down that it has them."""
    from alembic.operations import Operations  # noqa: PLC0415  most starts do without it
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415

    with ONE_AT_A_TIME, Operations.context(MigrationContext.configure(connection)):
        for step in steps:
            step.module.upgrade()


def begin_history(connection: Connection) -> None:
    """Make the tables of the first revision that PostgreSQL knows."""
    driver = connection.connection.dbapi_connection
    if not isinstance(driver, AdaptedConnection):
        raise TypeError("only a driver of PostgreSQL takes many statements at once")
    driver.run_async(lambda itself: itself.execute(FIRST.read_text(encoding="utf-8")))
