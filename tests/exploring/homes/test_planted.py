"""Planted faults: each is found within 300 seeds. Where it was found last is looked first."""

from itertools import chain

import pytest

from bot.exploring.homes.tell import homes_story_of
from tests.exploring.conftest import Tell
from tests.exploring.homes.planted import PLANTED
from tests.exploring.planted import Planted
from tests.left_out import first

SEEDS = 300


@pytest.mark.parametrize("planted", first(1, PLANTED, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_planted_fault(telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> None:
    planted.plant(monkeypatch)
    for seed in chain([planted.seed], range(1, SEEDS + 1)):
        if faults := telling(homes_story_of(seed, presses=100)).faults:
            assert faults[0].startswith(planted.found_by), faults
            return
    pytest.fail("no judge finds it")
