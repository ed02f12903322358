"""The cost of a turn in counted requests, in every way to play, and the direct messages that come."""

import pytest

from bot.bench.requests import measure
from bot.registry import GAMES
from cogs.screens.registry import SHOWN
from tests.e2e.chance import seeds_of

TARGET = 150  # some deals: a game can be won in three turns, and then its beginning costs more than they do
# Where one deal ends and the next begins: the message of the deal, and for each of the two a new hand, and an old one
# that is deleted. How much of that falls between the same two turns depends on how quickly people press.
MOST = 5
FIRST = 2  # direct messages a person at the start: the first hand, and perhaps the call to the first turn


@pytest.mark.long("all ways to play")
@pytest.mark.parametrize("way", ["by My hand", "typed"])  # a mixed one has both, and direct messages
async def test_no_way_to_play_costs_more_than_a_request_a_turn(way: str) -> None:
    for cost in await measure(0, way, games=GAMES, shown=SHOWN, target=TARGET, draw_seed=seeds_of("what a turn costs")):
        report = "\n".join(cost.lines("at full speed"))
        assert cost.turns > 0, report
        assert cost.mean <= 1, report
        assert cost.most <= MOST, report
        assert cost.last <= 4, report
        assert cost.messages / 2 <= cost.deals - 1 + FIRST, report
