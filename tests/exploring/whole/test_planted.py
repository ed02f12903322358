"""Planted faults: each is found within 300 seeds of its plot, mostly within a few."""

import pytest

from bot.registry import GAMES
from tests.exploring.conftest import Tell
from tests.exploring.planted import Planted
from tests.exploring.whole.planted import PLANTED
from tests.left_out import first

SEEDS = 300


@pytest.mark.parametrize("planted", first(1, PLANTED, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_planted_fault(telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> None:
    planted.plant(monkeypatch)
    for seed in range(1, SEEDS + 1):
        if faults := telling(planted.plot.story_of(seed), planted.plot.games(GAMES)).faults:
            assert any(each.startswith(planted.found_by) for each in faults), faults
            return
    pytest.fail("no judge finds it")
