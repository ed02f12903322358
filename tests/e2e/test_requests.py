"""What a turn costs in counted requests, in every way to play, and which direct messages come."""

import discord
import pytest

from bot.bench.requests import measure
from bot.bench.ways import WAYS
from tests.left_out import first

TARGETS = [100, 400]  # points: a deal or more
FIRST = 2  # direct messages a person at the start: the first hand, and perhaps the call to the first turn


@pytest.mark.parametrize("target", first(1, TARGETS, why="whole games"))
async def test_every_way_to_play_costs_at_most_a_request_a_turn(monkeypatch: pytest.MonkeyPatch, target: int) -> None:
    for holder, name in ((discord.http.Route, "BASE"), (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(holder, name, getattr(holder, name))  # the bot changes it; put back at the end
    for cost in await measure(0, *WAYS, target=target):
        told = "\n".join(cost.lines("at full speed"))
        assert cost.turns > 0, told
        assert cost.mean <= 1, told
        assert cost.most <= 3, told
        assert cost.last <= 4, told
        assert cost.messages / 2 <= cost.deals - 1 + FIRST, told
