"""A database is carried over to another place, whole or not at all."""

import asyncio
import random
import re
import shutil
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.store import InUse, NoteRow, PlayerSeenRow, Store, StoreError
from bot.store.copies import carrying
from bot.store.copies.carrying import NotEmpty, alone, carry, clear
from bot.store.engines import carried_engine
from bot.store.errors import OlderVersion
from bot.store.postgresql import raw_connection, reading_engine
from bot.store.writing.writes import WRITES
from bot.values.database import Database, Server
from tests.postgresql.shared import SharedServer
from tests.standing.audit.planting import lawless
from tests.store import any_rows
from tests.store.older import migrated_to

pytestmark = [pytest.mark.postgresql, pytest.mark.long("PostgreSQL")]


@pytest.fixture
async def server(shared_server: SharedServer) -> AsyncIterator[Server]:
    """An empty database, without even tables."""
    server = await shared_server.new()
    yield server
    await shared_server.drop(server)


@pytest.fixture
async def full(tmp_path: Path, empty_database: Path) -> Path:
    """A file with rows in every table."""
    path = tmp_path / "full.db"
    shutil.copy(empty_database, path)
    async with await Store.open(path) as store:
        await any_rows.furnish(store)
        chance = random.Random(19)
        kinds = [kind for kind in any_rows.units(0, chance) if not WRITES[kind].erases]
        for number, kind in enumerate(3 * kinds, 1):
            await store.commit(*any_rows.units(number, chance)[kind])
    return path


async def contents(database: Database) -> Mapping[str, list[tuple[object, ...]]]:
    """Return every row, by table, in order of its key."""
    engine = reading_engine(database) if isinstance(database, Server) else carried_engine(database, 1)
    async with engine.connect() as connection:
        found = {
            table.name: [
                tuple(row) for row in await connection.execute(table.select().order_by(*table.primary_key.columns))
            ]
            for table in carrying.TABLES
        }
    await engine.dispose()
    return found


async def test_there_and_back_every_row_is_the_same(full: Path, server: Server, tmp_path: Path) -> None:
    before, back = await contents(full), tmp_path / "deep" / "back.db"
    assert not [name for name, rows in before.items() if not rows], "no table is left out"
    moved = await asyncio.to_thread(carry, full, server, portion=7)
    assert moved == {name: len(rows) for name, rows in before.items()}
    assert await contents(server) == before
    assert await asyncio.to_thread(carry, server, back, portion=7) == moved
    assert await contents(back) == before
    assert back.stat().st_mode & 0o077 == 0
    async with await Store.open(server) as store:  # the numbers of new rows go on after the old ones
        await store.commit(any_rows._words("later"), PlayerSeenRow(5_000, "Late", "en", 1))
        assert (await store.unposted())[-1].row.id == "later"
        assert (await store.player(5_000, name="Late", locale="en")).id > max(row[0] for row in before["players"])


async def test_what_is_not_empty_is_left_as_it_is(full: Path, server: Server, tmp_path: Path) -> None:
    taken = tmp_path / "taken.db"
    taken.touch()
    with pytest.raises(NotEmpty, match="is there already"):
        await asyncio.to_thread(carry, full, taken)
    assert taken.stat().st_size == 0
    async with await Store.open(server) as store:
        await store.commit(NoteRow("a", "1"))
    with pytest.raises(NotEmpty, match="table notes has rows"):
        await asyncio.to_thread(carry, full, server)
    assert sum(map(len, (await contents(server)).values())) == 1
    await asyncio.to_thread(clear, server)
    await asyncio.to_thread(carry, full, server)


async def test_a_row_that_is_refused_leaves_nothing(full: Path, server: Server, tmp_path: Path) -> None:
    async with await Store.open(server):
        pass
    with lawless(full) as connection:  # in the last table of all
        connection.execute("UPDATE feats SET at = 'SECRET'")
    with pytest.raises(StoreError, match="table feats: a row is refused") as caught:
        await asyncio.to_thread(carry, full, server)
    assert "t1" not in str(caught.value)
    assert "SECRET" not in str(caught.value)
    assert not any((await contents(server)).values())
    with lawless(full) as connection:
        connection.execute("UPDATE feats SET at = 1")
    await asyncio.to_thread(carry, full, server)


async def test_other_revisions_are_not_carried(server: Server, tmp_path: Path, full: Path) -> None:
    old = tmp_path / "old.db"
    migrated_to(old, "0014")
    with pytest.raises(OlderVersion, match=r"old\.db has revision 0014"):
        await asyncio.to_thread(carry, old, server)
    with pytest.raises(StoreError, match="there is no database"):
        await asyncio.to_thread(carry, tmp_path / "none.db", server)
    owner = await raw_connection(server)
    await owner.execute("UPDATE alembic_version SET version_num = '9999'")
    await owner.close()
    with pytest.raises(StoreError, match=f"{re.escape(str(server))} has revision 9999"):
        await asyncio.to_thread(carry, full, server)


async def test_a_database_that_a_bot_has_is_not_moved(server: Server, full: Path) -> None:
    def take(database: Database) -> None:
        with alone(database):
            pass

    async with await Store.open(server):
        with pytest.raises(InUse, match="stop it first"):
            await asyncio.to_thread(take, server)
    for each in (server, full):
        await asyncio.to_thread(take, each)


async def test_who_moves_a_database_notices_that_its_lock_was_cut(server: Server, full: Path) -> None:
    def keep(cut: str) -> None:
        with alone(server) as see, alone(full) as see_file:
            see()
            asyncio.run(_do(cut))
            see_file()
            with pytest.raises(StoreError, match="others may have written"):
                see()

    async def _do(cut: str) -> None:
        owner = await raw_connection(server)
        await owner.execute(cut)
        await owner.close()

    await asyncio.to_thread(
        keep,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
