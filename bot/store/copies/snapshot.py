"""A copy of a database that nobody changes, read in bulk, one kind of rows at a time: for `python -m bot check`."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Executable,
    ForeignKey,
    LargeBinary,
    Select,
    Table,
    Text,
    and_,
    bindparam,
    cast,
    func,
    literal,
    or_,
    select,
    text,
    union,
)
from sqlalchemy.exc import DBAPIError

from bot.store.copies.kinds import TABLES, Stored, named_by
from bot.store.engines import snapshot_engine
from bot.store.errors import Unavailable
from bot.store.questions.wording import DIALECT, Prepared, Wording, worded
from bot.store.schema import lobby_schema as waiting
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing

S = TypeVar("S", bound=Stored)

# No panel was sent yet, no message could be posted, nobody pressed, a game has no place but hidden answers.
MAY_BE_ZERO: Final = frozenset(
    {
        (schema.players, "dm_channel_id"),  # who takes no direct messages
        (schema.panels, "channel_id"),
        (schema.panels, "message_id"),
        (schema.tables, "channel_id"),  # practice where the bot is not; the person takes no direct messages
        (schema.announcements, "message_id"),
        (waiting.lobby_acts, "press_id"),
    }
)
MOST_SHOWN: Final = 100  # rows of a table that point at nothing; the rest is only counted


class Snapshot:
    """A copy that answers questions, one after another. It is a context, and belongs to one thread."""

    def __init__(self, copy: Path) -> None:
        self._engine = snapshot_engine(copy)
        self._connection = self._engine.connect()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        self._engine.dispose()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, query: Executable | Wording | str) -> Sequence[Sequence[object]]:
        """Return every line of the result. A query in words alone has no values. Raises Unavailable."""
        try:
            if isinstance(query, str):
                return self._connection.exec_driver_sql(query).fetchall()
            if isinstance(query, Wording):
                return self._connection.exec_driver_sql(query.sql, query.parameters).fetchall()
            return self._connection.execute(query).fetchall()
        except DBAPIError as error:
            raise Unavailable(f"cannot read the copy: {error.orig}") from error

    def rows(self, kind: type[S], field: str = "", among: Sequence[str | int] = ()) -> list[S]:
        """Return every row of a kind in order of its key; with `field` only those where it is one of `among`."""
        table, names, make = TABLES[kind], tuple(each.name for each in fields(kind)), _maker(kind)
        asked = _some_rows(table, names, field).worded({"among": [*among]}) if field else _every_row(table, names)
        return asked.made(self._ask(asked), make)

    def ids(self, *, since: int | None = None) -> list[str]:
        """Return the id of every challenge, lobby, table and seed, in order: what belongs together has the same.

        With `since` (ms) only of those where something happened then or later, or is still going on.
        """
        offers, tables, seeds, lobbies = schema.offers.c, schema.tables.c, schema.seeds.c, waiting.lobbies.c
        if since is None:
            query = union(select(offers.id), select(lobbies.id), select(tables.id), select(seeds.table))
        else:
            ends, games, settled = schema.table_ends, standing.finished_games.c, schema.settlements.c
            open_or_late = or_(ends.c.table.is_(None), ends.c.at >= since, tables.created_at >= since)
            begun = select(tables.id).outerjoin(ends, ends.c.table == tables.id).where(open_or_late)
            query = union(
                select(offers.id).where(offers.created_at >= since),
                select(lobbies.id).where(lobbies.created_at >= since),
                begun,
                select(games.table).where(games.at >= since),
                select(settled.table).where(settled.at >= since),
            )
        return sorted(str(each) for (each,) in self._ask(query))

    def lengths(self) -> dict[str, int]:
        """Return how many rows the log of each table has."""
        log = schema.log.c
        found = self._ask(select(log.table, func.count()).group_by(log.table))
        return {str(table): int(str(rows)) for table, rows in found}

    def mistyped(self) -> Iterator[tuple[str, str]]:
        """Yield each row with a value that is not of the kind of its column: its name, and the column."""
        for table in schema.metadata.sorted_tables:
            if not self._ask(_any_mistyped(table)):
                continue
            keys = list(table.primary_key.columns)
            for column in table.columns:
                query = select(*(cast(key, Text) for key in keys)).where(_is_mistyped(column)).limit(MOST_SHOWN)
                lines = self._ask(query)
                for line in lines:
                    yield named_by(table, list(zip((key.name for key in keys), line, strict=True))), column.name

    def impossible_ids(self, limit: int) -> Iterator[tuple[str, str, int]]:
        """Yield each row with a Discord id that is not above zero, or not below `limit`: its name, the column, the id.

        Zero means that there is no message or no channel, or that someone takes none.
        """
        for table in schema.metadata.sorted_tables:
            columns = _ids_of_discord(table)
            if not columns or not self._ask(_any_impossible(table).worded({"limit": limit})):
                continue
            keys = list(table.primary_key.columns)
            for column in columns:
                is_wrong = or_(column < _least(column), column >= limit)
                for *key, found in self._ask(select(*keys, column).where(is_wrong).limit(MOST_SHOWN)):
                    name = named_by(table, [(each.name, value) for each, value in zip(keys, key, strict=True)])
                    yield name, column.name, int(str(found))

    def lone_seeds(self) -> list[str]:
        """Return the key of every seed without offer, lobby and table."""
        seeds, rest = schema.seeds.c, (schema.offers.c.id, waiting.lobbies.c.id, schema.tables.c.id)
        query = select(seeds.table).where(*(~select(key).where(key == seeds.table).exists() for key in rest))
        return [str(key) for (key,) in self._ask(query)]

    def same_seeds(self) -> list[list[str]]:
        """Return the ids of tables whose seeds have the same commitment, those of one seed together."""
        seeds = schema.seeds.c
        copied = select(seeds.commitment).group_by(seeds.commitment).having(func.count() > 1)
        query = select(seeds.commitment, seeds.table).where(seeds.commitment.in_(copied)).order_by(seeds.table)
        found: dict[object, list[str]] = {}
        for commitment, table in self._ask(query):
            found.setdefault(commitment, []).append(str(table))
        return list(found.values())

    def dangling(self) -> Iterator[tuple[str, str, str]]:
        """Yield each row that points at nothing: its name, the column, and the table that lacks the other row."""
        found = self._ask(text("PRAGMA foreign_key_check"))
        for name in dict.fromkeys(str(each[0]) for each in found):
            table = schema.metadata.tables[name]
            for link in sorted(table.foreign_keys, key=lambda each: each.parent.name):
                yield from self._dangling(table, link)

    def _dangling(self, table: Table, link: ForeignKey) -> Iterator[tuple[str, str, str]]:
        other = link.column
        query = (
            select(*table.primary_key.columns)
            .outerjoin(other.table, other == link.parent)
            .where(link.parent.is_not(None), other.is_(None))
        )
        names = [column.name for column in table.primary_key.columns]
        lines = self._ask(query)
        for line in lines[:MOST_SHOWN]:
            yield named_by(table, list(zip(names, line, strict=True))), link.parent.name, other.table.name
        if len(lines) > MOST_SHOWN:
            yield f"{len(lines) - MOST_SHOWN} more of {table.name}", link.parent.name, other.table.name


def _is_mistyped(column: Column[object]) -> ColumnElement[bool]:
    """Return whether SQLite keeps a value of the column as another kind."""
    kind = "blob" if isinstance(column.type, LargeBinary) else "text" if isinstance(column.type, Text) else "integer"
    is_other = func.typeof(column) != kind
    return and_(column.is_not(None), is_other) if column.nullable else is_other


def _rows(table: Table, names: Sequence[str]) -> Select[tuple[object, ...]]:
    """Return the question for these columns of every row of a table, in order of its key."""
    return select(*(table.c[each] for each in names)).order_by(*table.primary_key.columns)


@cache
def _every_row(table: Table, names: tuple[str, ...]) -> Wording:
    """Return the same question in words: in a small database, finding those takes longest."""
    return worded(_rows(table, names))


@cache
def _some_rows(table: Table, names: tuple[str, ...], field: str) -> Prepared:
    """Return the question for those rows alone where this column is one of those `among` which one looks."""
    return Prepared(_rows(table, names).where(table.c[field].in_(bindparam("among", expanding=True))))


@cache
def _any_mistyped(table: Table) -> str:
    """Return the question whether any value in a table is mistyped, in words: finding those takes longest."""
    return _in_words(select(literal(1)).select_from(table).where(or_(*map(_is_mistyped, table.columns))).limit(1))


@cache
def _any_impossible(table: Table) -> Prepared:
    """Return the question whether any Discord id in a table is below its least, or not below a `limit`."""
    limit = bindparam("limit", type_=BigInteger)
    wrong = [or_(column < _least(column), column >= limit) for column in _ids_of_discord(table)]
    return Prepared(select(literal(1)).select_from(table).where(or_(*wrong)).limit(1))


def _in_words(question: Select[int]) -> str:
    return str(question.compile(dialect=DIALECT, compile_kwargs={"literal_binds": True}))


def _ids_of_discord(table: Table) -> list[Column[int]]:
    return [each for each in table.columns if isinstance(each.type, BigInteger) and each.name.endswith("_id")]


def _least(column: Column[int]) -> int:
    return 0 if (column.table, column.name) in MAY_BE_ZERO else 1


def _maker(kind: type[S]) -> Callable[..., S]:
    return kind
