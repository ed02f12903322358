"""Planted faults: each is found within 300 seeds of its plot, mostly within two, or in a short story that was kept."""

import pytest

from bot.exploring.whole.tell import AFTERWARDS
from tests.exploring.conftest import Tell
from tests.exploring.planted import Planted
from tests.exploring.shown import OF_WHOLE, must_be_found
from tests.left_out import first


@pytest.mark.parametrize("planted", first(0, OF_WHOLE, why="planted faults"), ids=lambda each: each.name)
def test_judges_find_a_planted_fault(telling: Tell, monkeypatch: pytest.MonkeyPatch, planted: Planted) -> None:
    planted.plant(monkeypatch)
    must_be_found(telling, planted, lengths=[AFTERWARDS])
