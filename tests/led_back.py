"""For tests in which a bot runs in this process: it leads discord.py to its own server."""

import discord
import pytest


@pytest.fixture(autouse=True)
def led_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lead discord.py back when the test is over."""
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))
