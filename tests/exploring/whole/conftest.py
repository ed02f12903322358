"""Whole stories told in tests."""

from pathlib import Path

import pytest

from bot.exploring.whole.tell import AFTERWARDS, tell_whole
from bot.registry import GAMES
from tests.exploring.conftest import Tell


@pytest.fixture
def telling(empty_database: Path) -> Tell:
    """Tell a whole story."""
    return lambda story, games=GAMES, *, afterwards=AFTERWARDS: tell_whole(
        story, games, empty_database, afterwards=afterwards
    )
