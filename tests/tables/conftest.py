"""A house with its service running, on a real file."""

from collections.abc import AsyncIterator

import pytest

from bot.tables import Backoff, clocks
from bot.tables.telling import announcer
from bot.values.database import Database
from tests.tables.hall import Hall, open_hall
from tests.tables.house import House, open_house


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(announcer, "RETRY", Backoff(0.001, 0.001))
    monkeypatch.setattr(clocks, "RETRY", Backoff(0, 0))


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(kept_in) as house:
        yield house


@pytest.fixture
async def hall(kept_in: Database) -> AsyncIterator[Hall]:
    """A process that hosts Magpie, too."""
    async with open_hall(kept_in) as hall:
        yield hall
