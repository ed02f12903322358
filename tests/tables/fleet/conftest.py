"""Two processes on one database."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.house import GUILD
from tests.tables.neighbors import Neighbors, open_neighbors


@pytest.fixture
async def pair(tmp_path: Path, empty_database: Path) -> AsyncIterator[Neighbors]:
    """Two processes; the first is the home of the server where people play."""
    async with open_neighbors(shutil.copy(empty_database, tmp_path / "chapeau.db")) as pair:
        pair.homes[0].guilds.add(GUILD)
        yield pair
