"""A house with its service running, on a real file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.values.database import Database
from tests.tables.hall import Hall, open_hall
from tests.tables.house import House, open_house
from tests.tables.kills import Kill
from tests.tables.room import Room, open_room


@pytest.fixture
async def house(kept_in: Database) -> AsyncIterator[House]:
    """One process, with three people known to it."""
    async with open_house(kept_in) as house:
        yield house


@pytest.fixture
async def hall(kept_in: Database) -> AsyncIterator[Hall]:
    """A process that hosts Magpie too."""
    async with open_hall(kept_in) as hall:
        yield hall


@pytest.fixture
async def room(kept_in: Database) -> AsyncIterator[Room]:
    """One process, with five people known to it, and windows."""
    async with open_room(kept_in) as room:
        yield room


@pytest.fixture
def kill(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch) -> Kill:
    """The end of a process at a commit; see `for_some_kills`."""
    at, is_stored = request.param
    return Kill(at, is_stored, empty_database, tmp_path, monkeypatch)
