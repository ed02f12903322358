"""Whole stories: told twice they are the same, and their judges find nothing in the bot as it is."""

from pathlib import Path

import pytest

from bot.exploring.whole.tell import whole_story_of
from tests.exploring.conftest import Tell, read_story

STORIES = Path(__file__).parent / "stories"


def test_judges_find_nothing(telling: Tell) -> None:
    result = telling(whole_story_of(1, presses=12))
    assert result.faults == (), "\n".join(result.lines[-40:])


@pytest.mark.long("seeds")
@pytest.mark.parametrize("name", sorted(path.name for path in STORIES.glob("*.txt")))
def test_stories_that_once_showed_a_fault_are_well(telling: Tell, name: str) -> None:
    assert telling(read_story(STORIES / name)).faults == ()


@pytest.mark.long("seeds")
def test_a_story_told_twice_is_the_same_and_judges_find_nothing(telling: Tell) -> None:
    one, other = (telling(whole_story_of(5, presses=30)) for _ in range(2))
    assert one.faults == (), "\n".join(one.lines[-40:])
    assert one.lines == other.lines
