"""Stories told in tests."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.exploring.explore import Told, tell
from bot.exploring.story import Story, story_of
from bot.registry import GAMES

Tell = Callable[[Story], Told]


@pytest.fixture
def telling(empty_database: Path) -> Tell:
    """Tell a story with the games of the bot."""
    return lambda story: tell(story, GAMES, empty_database)


def found(telling: Tell, kind: str, *, seeds: range, presses: int = 200) -> Told | None:
    """Return the first story among these seeds with a fault of this kind; None if there is none."""
    for seed in seeds:
        told = telling(story_of(seed, presses=presses))
        if any(each.startswith(kind) for each in told.faults):
            return told
    return None
