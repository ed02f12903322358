"""A house with its service running, on a real file, and the projector that counts its games."""

from collections.abc import AsyncIterator

import pytest

from bot.standing import Ledger, Projector
from bot.values.database import Database
from tests.tables.house import House, open_house


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(kept_in) as house:
        yield house


@pytest.fixture
def projector(house: House) -> Projector:
    """A projector that counts on request."""
    return Projector(house.store, house.tables)


@pytest.fixture
def ledger(house: House) -> Ledger:
    """The ledger of the house."""
    return Ledger(house.store, house.clock)
