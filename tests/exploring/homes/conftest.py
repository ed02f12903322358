"""Stories of several homes told in tests."""

from pathlib import Path

import pytest

from bot.exploring.homes.tell import AFTERWARDS, tell_homes
from bot.registry import GAMES
from tests.exploring.conftest import Tell


@pytest.fixture
def telling(empty_database: Path) -> Tell:
    """Tell a story of two homes."""
    return lambda story, games=GAMES, *, afterwards=AFTERWARDS: tell_homes(
        story, games, empty_database, afterwards=afterwards
    )
