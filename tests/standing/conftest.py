"""A house with its service running, on a real file, and the projector that counts its games."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.standing import Ledger, Projector
from tests.tables.house import House, open_house


@pytest.fixture
async def house(tmp_path: Path, empty_database: Path) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(shutil.copy(empty_database, tmp_path / "chapeau.db")) as house:
        yield house


@pytest.fixture
def projector(house: House) -> Projector:
    """Counts when it is told to."""
    return Projector(house.store, house.tables)


@pytest.fixture
def ledger(house: House) -> Ledger:
    """The ledger of the house."""
    return Ledger(house.store, house.clock)
