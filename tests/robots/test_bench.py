"""The bench of the robots times every level that people are offered."""

from bot.registry import GAMES
from bot.robots.bench import think_aloud
from bot.robots.levels import levels_of
from tests.games.positions import MILLE


async def test_each_level_finds_as_many_moves_as_asked() -> None:
    told = await think_aloud(MILLE, GAMES["mille"].robots, thoughts=4)
    assert tuple(each.level for each in told) == levels_of(MILLE)
    for each in told:
        assert len(each.asked) == len(each.found) == 4
        assert min(each.asked) > 0
        assert f"{each.level}: 4 moves" in str(each)
