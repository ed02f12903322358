"""Tables of every game of the bot."""

from collections.abc import AsyncIterator

import pytest

from bot.registry import GAMES
from bot.values.database import Database
from tests.tables.crowd import open_crowd
from tests.tables.house import House


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process with five people."""
    async with open_crowd(kept_in, games=GAMES) as opened:
        yield opened
