"""Daily deals on a real file, whose robots think in this process."""

from collections.abc import AsyncIterator

import pytest

from bot.daily import Dailies
from bot.values.database import Database
from tests.daily.days import Dailyhouse, open_dailies


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[Dailyhouse]:
    """One process, with three people known to it."""
    async with open_dailies(kept_in) as house:
        yield house


@pytest.fixture
def dailies(house: Dailyhouse) -> Dailies:
    """The daily deals of the house."""
    return house.dailies
