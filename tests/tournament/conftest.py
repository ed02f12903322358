"""Tournaments on a real database."""

from collections.abc import AsyncIterator

import pytest

from bot.values.database import Database
from tests.tables.still_clock import StillClock
from tests.tournament.hall import Hall, open_hall


@pytest.fixture
async def hall(kept_in: Database) -> AsyncIterator[Hall]:
    """One process, with six people known to it."""
    async with open_hall(kept_in, StillClock()) as hall:
        yield hall
