"""A store in a real file, and rows to put in it."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import PlayerRow, SeatRow, SeedRow, Store, TableRow
from bot.values.database import Database


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    """The database of this test, with all its tables and no row; modules about how one is made begin without."""
    return Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))


@pytest.fixture
async def store(kept_in: Database) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await Store.open(kept_in) as store:
        yield store


@pytest.fixture
async def ann(store: Store) -> PlayerRow:
    """The first player."""
    return await store.player(1001, name="Ann", locale="en")


@pytest.fixture
async def bob(store: Store) -> PlayerRow:
    """The second player."""
    return await store.player(1002, name="Bob", locale="fr")


@pytest.fixture
async def table(store: Store, ann: PlayerRow, bob: PlayerRow) -> TableRow:
    """A table where Ann has seat 0 and Bob seat 1, its log still empty."""
    row = TableRow(
        id="t1",
        game="mille",
        rules="classic",
        options='{"target":1200}',
        stake=100,
        guild_id=5,
        channel_id=50,
        cut="777",
        created_at=1,
    )
    seed = SeedRow("t1", bytes(range(32)), "c0ffee")
    await store.commit(row, SeatRow("t1", 0, ann.id), SeatRow("t1", 1, bob.id), seed)
    return row
