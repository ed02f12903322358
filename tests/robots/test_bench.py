"""The bench of the robots times every level that people are offered."""

import pytest

from bot.registry import GAMES
from bot.robots.bench import EXPERTS, Spent, think, think_aloud
from bot.robots.levels import levels_of
from tests.games.positions import MILLE


async def test_each_level_finds_as_many_moves_as_asked() -> None:
    lines = await think_aloud(MILLE, GAMES["mille"].robots, thoughts=4)
    assert tuple(each.level for each in lines) == levels_of(MILLE)
    for each in lines:
        assert len(each.asked) == len(each.found) == 4
        assert min(each.asked) > 0
        assert f"{each.level}: 4 moves" in str(each)


def test_thoughts_of_a_larger_table_are_those_with_a_choice() -> None:
    daifugo = GAMES["daifugo"]
    lines = think(daifugo.game, daifugo.robots[0], seats=5, thoughts=4)
    assert len(lines.spent) == 4
    assert min(lines.spent) > 0
    assert "tables of 5: 4 thoughts" in str(lines)


@pytest.mark.parametrize(
    ("spent", "verdict"), [([1.0] * 99 + [99.0], "held"), ([1.0] * 99 + [101.0], "missed"), ([51.0] * 100, "missed")]
)
def test_a_goal_is_for_95_of_100_thoughts_and_one_for_the_longest(spent: list[float], verdict: str) -> None:
    assert str(Spent(4, spent, EXPERTS)).endswith(verdict)
