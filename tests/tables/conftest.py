"""A house with its service running, on a real file."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.tables import Backoff, announcer, clocks
from tests.tables.house import House, RecordingStage, StillClock, make_tables


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(announcer, "RETRY", Backoff(0.001, 0.001))
    monkeypatch.setattr(clocks, "RETRY", Backoff(0, 0))


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
