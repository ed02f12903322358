"""Stories: told twice they are the same, and their judges find nothing in the bot as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.exploring.explore import tell
from bot.exploring.shortening import shortened
from bot.exploring.story import Kind, Story, story_of
from bot.registry import GAMES
from tests.exploring.conftest import Tell, read_story
from tests.left_out import first

STORIES = Path(__file__).parent / "stories"


def test_judges_find_nothing_and_a_story_told_again_is_the_same(telling: Tell, empty_database: Path) -> None:
    """`.ci/run` goes on with whole stories for five minutes, and with one in two processes to its end."""
    result = telling(story := story_of(1, presses=10))
    assert result.faults == (), "\n".join(result.lines[-40:])
    again = tell(story, GAMES, empty_database, afterwards=(), sought={"its end"})  # without that: it takes longest
    assert len(again.lines) > len(story.acts)
    assert result.lines[: len(again.lines)] == again.lines


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("name", first(1, sorted(path.name for path in STORIES.glob("*.txt")), why="seeds"))
def test_stories_that_once_showed_a_fault_are_well(telling: Tell, name: str) -> None:
    assert telling(read_story(STORIES / name)).faults == ()


@pytest.mark.long("seeds")
def test_a_seed_is_the_same_in_another_process() -> None:
    def digest_of(hash_seed: str) -> str:
        command = [sys.executable, "-m", "bot", "explore", "--seed", "7", "--presses", "10"]
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        return said.splitlines()[0]

    assert digest_of("0") == digest_of("1"), "the command sets the hash seed"


def test_a_story_can_be_written_down() -> None:
    story = story_of(3, presses=50)
    assert Story.parse(3, str(story)) == story
    assert story_of(3, presses=50) == story


def test_a_story_is_made_as_short_as_it_can_be() -> None:
    story = story_of(3, presses=80)
    needed = [each for each in story.acts if each.kind is Kind.PLAY][-2:]
    short = shortened(story, lambda each: set(needed) <= set(each.acts), tries=500)
    assert list(short.acts) == needed
