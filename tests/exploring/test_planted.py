"""Planted faults: each is found within 300 seeds. Where it was found last is looked first."""

from itertools import chain

import pytest

from bot.exploring.story import story_of
from tests.exploring.conftest import Tell
from tests.exploring.planted import PLANTED, Planted
from tests.exploring.planted_short import PLANTED_SHORT, PlantedShort
from tests.left_out import first

SEEDS = 300


@pytest.mark.parametrize("planted", first(2, PLANTED, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_planted_fault(telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> None:
    planted.plant(monkeypatch)
    for seed in chain([planted.seed], range(1, SEEDS + 1)):
        if faults := telling(story_of(seed, presses=200)).faults:
            assert any(each.startswith(planted.found_by) for each in faults), faults
            return
    pytest.fail("no judge finds it")


@pytest.mark.parametrize("planted", first(2, PLANTED_SHORT, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_fault_in_short_stories(
    telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: PlantedShort
) -> None:
    planted.plant(monkeypatch)
    for seed in chain([planted.seed], range(1, SEEDS + 1)):
        if faults := telling(story_of(seed, presses=planted.presses, course=planted.course)).faults:
            assert faults[0].startswith(planted.found_by), faults
            return
    pytest.fail("no judge finds it")
