"""What all tests of the bench need."""

import discord
import pytest


@pytest.fixture(autouse=True)
def _led_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that a bench runs in this process leads discord.py to its own server: it is led back at the end."""
    for holder, name in ((discord.http.Route, "BASE"), (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY")):
        monkeypatch.setattr(holder, name, getattr(holder, name))
