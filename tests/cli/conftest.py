"""A house with its service running, on a real file that the commands look at."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.standing import Projector
from tests.tables.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path, empty_database: Path) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(shutil.copy(empty_database, tmp_path / "chapeau.db")) as house:
        yield house


@pytest.fixture
def projector(house: House) -> Projector:
    """A projector that counts on request."""
    return Projector(house.store, house.tables)
