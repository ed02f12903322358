"""Stories told in tests."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pytest

from bot.exploring.explore import AFTERWARDS, StoryResult, tell
from bot.exploring.story import Story
from bot.hosted import Games
from bot.registry import GAMES


class Tell(Protocol):
    """A teller of stories."""

    def __call__(self, story: Story, games: Games = GAMES, *, afterwards: Sequence[int] = AFTERWARDS) -> StoryResult:
        """Return what comes of a story in which people play these games.

        `afterwards`: milliseconds that pass at the end, between the looks of the judges.
        """
        ...


@pytest.fixture
def telling(empty_database: Path) -> Tell:
    """Tell a story."""
    return lambda story, games=GAMES, *, afterwards=AFTERWARDS: tell(
        story, games, empty_database, afterwards=afterwards
    )


def read_story(path: Path) -> Story:
    """Read a story that was written down: its seed, perhaps with a note, and its acts, one a line."""
    seed, _, acts = path.read_text().partition("\n")
    return Story.parse(int(seed.split()[0]), acts)
