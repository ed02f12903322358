"""Planted faults: each is found within 300 seeds of its plot, mostly within two."""

import pytest

from bot.registry import GAMES
from tests.exploring.conftest import Tell
from tests.exploring.planted import PLANTED, Planted
from tests.exploring.planted_again import PLANTED_AGAIN
from tests.exploring.planted_too import PLANTED_TOO
from tests.left_out import first

ALL = (*PLANTED, *PLANTED_TOO, *PLANTED_AGAIN)
SEEDS = 300


@pytest.mark.parametrize("planted", first(4, ALL, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_planted_fault(telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> None:
    planted.plant(monkeypatch)
    for seed in range(1, SEEDS + 1):
        if faults := telling(planted.plot.story_of(seed), planted.plot.games(GAMES)).faults:
            assert any(each.startswith(planted.found_by) for each in faults), faults
            return
    pytest.fail("no judge finds it")
