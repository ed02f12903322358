"""Whole stories: told twice they are the same, and their judges find nothing in the bot as it is."""

from pathlib import Path

import pytest

from bot.exploring.whole.tell import tell_whole, whole_story_of
from bot.registry import GAMES
from bot.tables.time import SECOND
from tests.exploring.conftest import Tell, read_story
from tests.left_out import first

STORIES = Path(__file__).parent / "stories"


@pytest.mark.parametrize("seed", first(1, range(1, 3), why="seeds"))
def test_judges_find_nothing(telling: Tell, seed: int) -> None:
    told = telling(whole_story_of(seed, presses=100 if seed > 1 else 12))
    assert told.faults == (), "\n".join(told.lines[-40:])


@pytest.mark.long("seeds")
@pytest.mark.parametrize("name", sorted(path.name for path in STORIES.glob("*.txt")))
def test_stories_that_once_showed_a_fault_are_well(telling: Tell, name: str) -> None:
    assert telling(read_story(STORIES / name)).faults == ()


@pytest.mark.long("seeds")
def test_a_story_told_twice_is_the_same(empty_database: Path) -> None:
    one, other = (
        tell_whole(whole_story_of(5, presses=60), GAMES, empty_database, afterwards=[SECOND]) for _ in range(2)
    )
    assert one.lines == other.lines
