"""A house with its service running, on a real file."""

from collections.abc import AsyncIterator

import pytest

from bot.values.database import Database
from tests.tables.hall import Hall, open_hall
from tests.tables.house import House, open_house


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
