"""Options of the whole suite."""

import pytest

pytest.register_assert_rewrite("tests.e2e.house", "tests.e2e.judge", "tests.e2e.players")  # so that they tell why


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also run what is marked long: a whole game to 1200")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what takes long, unless it was asked for."""
    if config.getoption("--long"):
        return
    for item in items:
        if "long" in item.keywords:
            item.add_marker(pytest.mark.skip(reason="takes long: --long runs it"))
