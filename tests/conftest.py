"""Options of the whole suite."""

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import settings

from bot.store import Store

settings.register_profile("house", deadline=None)  # a busy machine is no fault
settings.load_profile("house")

pytest.register_assert_rewrite("tests.e2e.house", "tests.e2e.judge", "tests.e2e.players")  # so that they tell why

LONGEST = 900  # s for a long test, on a machine that has other things to do


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what is marked long: a whole game to 1200")


def pytest_xdist_auto_num_workers() -> int:
    """One more than the cores: a test over sockets waits as often as it works."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless it was asked for; then it may."""
    asked = config.getoption("--long")
    for item in items:
        if "long" in item.keywords:
            mark = pytest.mark.timeout(LONGEST) if asked else pytest.mark.skip(reason="takes long: --long runs it")
            item.add_marker(mark)


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
    assert [each.name for each in path.parent.iterdir()] == [path.name]  # no journal beside it holds a part
    return path
