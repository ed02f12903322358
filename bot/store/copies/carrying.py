"""Every row of a database, carried over to another one: all of them as of one moment, or none."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.copies.backup import half_of
from bot.store.copies.examining import refuse_damaged
from bot.store.copies.migrate import migrate
from bot.store.copies.numbers import NUMBERS, Numbers
from bot.store.copies.revisions import head, objection, revision_of
from bot.store.engines import carried_engine, filling_engine
from bot.store.errors import OlderVersion, StoreError, Unavailable
from bot.store.faults import cannot, fault_of
from bot.store.lock import Hold
from bot.store.postgresql import Use, copying_engine, raw_connection, using, working_engine
from bot.store.schema.schema import announcements, leases, metadata
from bot.values.database import Database, Server

if TYPE_CHECKING:
    from asyncpg import Connection, Record

PORTION: Final = 2_000  # rows that are in memory at once
PATIENCE: Final = 5.0  # s for a lock
# Leases are those of processes, which stay where they are.
TABLES: Final = tuple(table for table in metadata.sorted_tables if table is not leases)

Moved = Mapping[str, int]
"""How many rows were carried over, by table."""


class NotEmpty(StoreError):  # noqa: N818
    """An error: the target of a database is not empty."""


@contextmanager
def alone(database: Database) -> Iterator[Callable[[], None]]:
    """Keep every other process from writing a database. It blocks. Raises InUse, Unavailable or StoreError.

    What this yields raises StoreError unless that was so until now: a server frees a lock when its line is cut.
    """
    if isinstance(database, Path):
        with Hold(database):
            yield lambda: None
        return
    with asyncio.Runner() as runner:
        connection = runner.run(raw_connection(database, Use.OWN))

        def see() -> None:
            try:
                runner.run(_ask(database, connection))
            except Unavailable as error:
                raise StoreError(f"others may have written {database} meanwhile ({error})") from None

        try:
            yield see
        finally:
            connection.terminate()


async def _ask(server: Server, connection: "Connection[Record]") -> None:
    """Raise Unavailable when a connection was cut."""
    with using(server):
        await connection.execute("SELECT true")


def carry(source: Database, target: Database, *, portion: int = PORTION) -> Moved:
    """Carry everything over. It blocks. After any failure, there is nothing at the target.

    The source is read as of one moment, and may be written at the same time if it is at a server. `portion`: rows that
    are in memory at once.

    Raises:
        NotEmpty: there are rows, or a file, at the target.
        NewerDatabase, OlderVersion: one of them is not of this program's revision.
        StoreError: one of them cannot be used, or the target refuses a row.
    """
    refuse_damaged(source)
    if isinstance(target, Server):
        migrate_unless_other(target)
        return asyncio.run(_carry(source, target, portion))
    if target.exists():
        raise NotEmpty(f"{target} is there already: choose a file that is not there yet")
    target.absolute().parent.mkdir(parents=True, exist_ok=True)
    with half_of(target) as half:
        migrate(half, PATIENCE)
        moved = asyncio.run(_carry(source, half, portion))
        os.replace(half, target)
    return moved


def clear(server: Server) -> None:
    """Take every row out of a database again. It blocks. Raises Unavailable."""
    asyncio.run(_clear(server))


def migrate_unless_other(server: Server) -> None:
    """Make the tables of a database that has none. Raises OlderVersion or NewerDatabase for one of another revision."""
    found = asyncio.run(_revision_of(server))
    if found is not None:
        _see_that_it_is_ours(server, found)
    migrate(server, PATIENCE)


async def _revision_of(server: Server) -> str | None:
    engine = copying_engine(server)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(revision_of, database=str(server))
    except (DBAPIError, OSError) as error:
        raise cannot(f"cannot read {server}", error) from None
    finally:
        await engine.dispose()


def _see_that_it_is_ours(database: Database, revision: str | None) -> None:
    if revision != head():
        name = str(database)
        raise objection(revision, database=name) or OlderVersion(str(revision), known=head(), database=name)


async def _carry(source: Database, target: Database, portion: int) -> Moved:
    reading = copying_engine(source) if isinstance(source, Server) else _of_file(source)
    writing = working_engine(target, 1) if isinstance(target, Server) else filling_engine(target)
    try:
        async with _opened(reading, f"cannot read {source}") as old, _opened(writing, "cannot write") as new:
            _see_that_it_is_ours(source, await old.run_sync(revision_of, database=str(source)))
            moved = {}
            for table in TABLES:
                if await new.scalar(select(select(table).exists())):
                    raise NotEmpty(f"{target} is not empty: table {table.name} has rows")
            for table in TABLES:
                moved[table.name] = await _carry_table(table, old, new, portion)
            await _number_on(new)
            if isinstance(source, Server):
                await _note_numbers(new)
            await new.commit()
        return moved
    finally:
        await reading.dispose()
        await writing.dispose()


def _of_file(path: Path) -> AsyncEngine:
    if not path.is_file():
        raise Unavailable(f"there is no database {path}")
    return carried_engine(path, PATIENCE)


@asynccontextmanager
async def _opened(engine: AsyncEngine, doing: str) -> AsyncIterator[AsyncConnection]:
    try:
        async with engine.connect() as connection:
            yield connection
    except (DBAPIError, OSError, UnicodeDecodeError) as error:
        raise cannot(doing, error) from None


async def _carry_table(table: Table, old: AsyncConnection, new: AsyncConnection, portion: int) -> int:
    """Carry a table over in order of its key, as some of them must be filled; how many rows it has."""
    count = 0
    async for rows in _portions(table, old, portion):
        await _fill(table, new, rows)
        count += len(rows)
    stored = await new.scalar(select(func.count()).select_from(table))
    if stored != count:
        raise StoreError(f"table {table.name}: {count} rows were read, but {stored} are stored")
    return count


async def _portions(table: Table, old: AsyncConnection, size: int) -> AsyncIterator[Sequence[dict[str, object]]]:
    names = [column.key for column in table.columns]
    try:
        found = await old.stream(select(table).order_by(*table.primary_key.columns))
        async for portion in found.partitions(size):
            yield [dict(zip(names, row, strict=True)) for row in portion]
    except DBAPIError as error:
        raise cannot(f"cannot read table {table.name}, so that nothing is moved", error) from None


async def _fill(table: Table, new: AsyncConnection, rows: Sequence[dict[str, object]]) -> None:
    try:
        await new.execute(insert(table), rows)
    except DBAPIError as error:  # what the driver says of it may repeat the row
        wrong = f"table {table.name}: a row is refused ({type(error.orig).__name__}); python -m bot check tells more"
        raise fault_of(error, f"cannot write table {table.name}") or StoreError(wrong) from None


async def _number_on(new: AsyncConnection) -> None:
    """Let PostgreSQL count on from the rows that it was given. SQLite does so by itself."""
    if new.dialect.name == "sqlite":
        return
    for table in TABLES:
        column = table.autoincrement_column
        if column is not None:
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            await new.execute(select(func.setval(func.pg_get_serial_sequence(table.name, column.name), last, False)))


async def _note_numbers(new: AsyncConnection) -> None:
    """Note which numbers a server has left out, if any: where no server counts on they would seem to be deleted."""
    number, notes = announcements.c.number, metadata.tables["notes"]
    last, count = (await new.execute(select(func.coalesce(func.max(number), 0), func.count(number)))).one()
    if last > count:
        await new.execute(delete(notes).where(notes.c.key == NUMBERS))
        await new.execute(insert(notes), [{"key": NUMBERS, "value": Numbers(last, count).note()}])


async def _clear(server: Server) -> None:
    engine = working_engine(server, 1)
    names = ", ".join(f'"{table.name}"' for table in TABLES)
    try:
        async with _opened(engine, f"cannot clear {server}") as connection:
            await connection.execute(text(f"TRUNCATE {names} RESTART IDENTITY"))
            await connection.commit()
    finally:
        await engine.dispose()
