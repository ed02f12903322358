"""A house with its service running, on a real file."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables import Backoff, announcer, clocks
from tests.tables.hall import Hall, open_hall
from tests.tables.house import House, open_house


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(announcer, "RETRY", Backoff(0.001, 0.001))
    monkeypatch.setattr(clocks, "RETRY", Backoff(0, 0))


@pytest.fixture
async def house(tmp_path: Path, empty_database: Path) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(shutil.copy(empty_database, tmp_path / "chapeau.db")) as house:
        yield house


@pytest.fixture
async def hall(tmp_path: Path, empty_database: Path) -> AsyncIterator[Hall]:
    """A process that hosts Magpie, too."""
    async with open_hall(shutil.copy(empty_database, tmp_path / "chapeau.db")) as hall:
        yield hall
