"""A house with its service running, on a real file, and the projector that counts its games."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.standing import Ledger, Projector
from bot.store import Store
from tests.tables.house import House, RecordingStage, StillClock, make_tables


@pytest.fixture
async def house(tmp_path: Path, empty_database: Path) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    stage, clock = RecordingStage(), StillClock()
    path = shutil.copy(empty_database, tmp_path / "chapeau.db")
    async with await Store.open(path, busy_timeout=0.05) as store:
        tables = make_tables(store, stage, clock)
        names = ("Ann", "Bob", "Cid")
        people = [await tables.people.meet(1001 + at, name=name, locale="en") for at, name in enumerate(names)]
        await tables.start()
        house = House(store, stage, clock, tables, tuple(people))
        yield house
        await house.tables.close()


@pytest.fixture
def projector(house: House) -> Projector:
    """Counts when it is told to."""
    return Projector(house.store, house.tables)


@pytest.fixture
def ledger(house: House) -> Ledger:
    """The ledger of the house."""
    return Ledger(house.store, house.clock)
