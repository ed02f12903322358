"""For tests in which a bot runs in this process: where discord.py is led to, which only it knows, for all bots."""

from collections.abc import Callable

import discord
import pytest
import yarl

from bot.playground.server import LoopbackDiscord


@pytest.fixture(autouse=True)
def led_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lead discord.py back when the test is over."""
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))


@pytest.fixture
def redirect(led_back: None) -> Callable[[LoopbackDiscord], None]:
    """Lead discord.py to a loopback server until the end of the test."""

    def lead(server: LoopbackDiscord) -> None:
        discord.http.Route.BASE = server.api_url
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.gateway_url)
        discord.Asset.BASE = server.base_url

    return lead
