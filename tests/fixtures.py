"""The fixtures of the whole suite."""

import asyncio
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store
from bot.values.database import Database, Server
from render import Studio
from tests.browser import windows
from tests.postgresql.shared import SharedServer, server_of
from tests.settings import variables

__all__ = ["windows"]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all its tables and no row, migrated once for each process of the test run.

    A store opens a copy of it seven times as fast as a file that is not there yet.
    """
    path = tmp_path_factory.mktemp("empty") / "empty.db"

    async def migrate() -> None:
        async with await Store.open(path):
            pass

    asyncio.run(migrate())
    assert [each.name for each in path.parent.iterdir()] == [path.name]  # no journal holds a part
    return path


@pytest.fixture(scope="session")
def shared_server() -> SharedServer:
    """The server of PostgreSQL that all processes of this run share."""
    return server_of(os.getppid() if "PYTEST_XDIST_WORKER" in os.environ else os.getpid())


@pytest.fixture
async def server(shared_server: SharedServer) -> AsyncIterator[Server]:
    """A separate database at a server of PostgreSQL, with all its tables and no row."""
    server = await shared_server.copied()
    yield server
    await shared_server.drop(server)


@pytest.fixture
def kept_in(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> Iterator[Database]:
    """A database with all its tables and no row."""
    if request.param == "sqlite":
        yield Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))
        return
    shared: SharedServer = request.getfixturevalue("shared_server")
    server = asyncio.run(shared.copied())
    yield server
    asyncio.run(shared.drop(server))


@pytest.fixture(scope="session")
def studio() -> Iterator[Studio]:
    """The studio for pictures, one for each process of the test run: after the first ones it is warm."""
    with Studio() as studio:
        yield studio


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An environment without settings; the folder where `.env` would be."""
    for name in variables():
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path
