"""The worked examples of every game's page: they come out as it says, and a damaged one is refused in time."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.records import damaged, replays
from tests.left_out import first

ALL = sorted(Path(__file__).parent.glob("*/records/*.game"))
EXAMPLES = [path for path in ALL if "fault" not in path.with_suffix(".json").read_text()]
GAMES = sorted({path.parents[1].name for path in ALL})


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_come_out_as_the_page_says(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replays(path, capsys)


@pytest.mark.parametrize("game", first(3, GAMES, why="all games"))
def test_a_damaged_line_is_the_first_that_can_be_refused(game: str) -> None:
    short = [path for path in ALL if path.parents[1].name == game and "endless" not in path.stem]

    @given(st.sampled_from(short), st.randoms(use_true_random=False))
    @settings(deadline=None, derandomize=True, max_examples=50)
    def is_refused_in_time(path: Path, chooser: Random) -> None:
        damaged(path, chooser)

    is_refused_in_time()
