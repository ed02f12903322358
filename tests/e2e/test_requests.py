"""What a turn costs in counted requests, in every way to play, and which direct messages come."""

import discord
import pytest

from bot.bench.requests import measure
from bot.bench.ways import WAYS
from tests.left_out import first

TARGET = 400  # points: some deals
SOME_WAYS = [("by direct message",), tuple(WAYS)]
FIRST = 2  # direct messages a person at the start: the first hand, and perhaps the call to the first turn


@pytest.mark.parametrize("ways", first(1, SOME_WAYS, why="all ways to play"), ids=", ".join)
async def test_no_way_to_play_costs_more_than_a_request_a_turn(
    monkeypatch: pytest.MonkeyPatch, ways: tuple[str, ...]
) -> None:
    for holder, name in ((discord.http.Route, "BASE"), (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(holder, name, getattr(holder, name))  # the bot changes it; put back at the end
    for cost in await measure(0, *ways, target=TARGET):
        told = "\n".join(cost.lines("at full speed"))
        assert cost.turns > 0, told
        assert cost.mean <= 1, told
        assert cost.most <= 3, told
        assert cost.last <= 4, told
        assert cost.messages / 2 <= cost.deals - 1 + FIRST, told
