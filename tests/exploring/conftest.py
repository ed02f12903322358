"""Stories told in tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.exploring.explore import Told, tell
from bot.exploring.story import Story
from bot.registry import GAMES

Tell = Callable[[Story], Told]


@pytest.fixture
def telling(empty_database: Path) -> Tell:
    """Tell a story with the games of the bot."""
    return lambda story: tell(story, GAMES, empty_database)


def read_story(path: Path) -> Story:
    """Read a story that was written down: its seed, and its acts, one a line."""
    seed, _, acts = path.read_text().partition("\n")
    return Story.parse(int(seed), acts)
