"""Stories of two homes: told twice they are the same, and their judges find nothing in the bot as it is."""

from pathlib import Path

import pytest

from bot.exploring.homes.tell import homes_story_of, tell_homes
from bot.registry import GAMES
from bot.tables.time import SECOND
from tests.exploring.conftest import Tell, read_story

STORIES = Path(__file__).parent / "stories"


@pytest.mark.long("seeds")
def test_judges_find_nothing_and_a_story_told_again_is_the_same(telling: Tell, empty_database: Path) -> None:
    result = telling(story := homes_story_of(2, presses=40))
    assert result.faults == (), "\n".join(result.lines[-40:])
    again = tell_homes(story, GAMES, empty_database, afterwards=[SECOND])
    assert len(again.lines) > len(story.acts)
    assert result.lines[: len(again.lines)] == again.lines


@pytest.mark.long("seeds")
@pytest.mark.parametrize("name", sorted(path.name for path in STORIES.glob("*.txt")))
def test_stories_that_once_showed_a_fault_are_well(telling: Tell, name: str) -> None:
    assert telling(read_story(STORIES / name)).faults == ()
