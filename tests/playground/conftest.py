"""The loopback Discord, and the sample bot at work in it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord
import pytest
from discord import ui

from bot.playground.clock import Clock
from bot.playground.entities import Channel, Guild
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from tests.led_back import led_back, redirect
from tests.playground.openapi import document_problems
from tests.playground.sample_bot import SampleBot

__all__ = ["led_back", "redirect"]


@dataclass
class Scene:
    """A server with one channel, two people and a bot that is ready."""

    server: LoopbackDiscord
    bot: SampleBot
    guild: Guild
    table: Channel
    ada: Person
    bob: Person

    def channel(self, channel: Channel | None = None) -> discord.TextChannel:
        """Return the bot's own idea of a channel."""
        found = self.bot.get_channel((channel or self.table).id)
        assert isinstance(found, discord.TextChannel)
        return found

    async def offer(self, *buttons: ui.Item[Any], **more: Any) -> discord.Message:
        """Let the bot show something to press in the channel."""
        view = ui.View(timeout=None)
        for button in buttons:
            view.add_item(button)
        return await self.channel().send("offer", view=view, **more)


@asynccontextmanager
async def running(bot: discord.Client, token: str) -> AsyncIterator[None]:
    """Run a client until the block ends."""
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(wait_ready(bot))
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield
    finally:
        ready.cancel()
        await bot.close()
        await asyncio.gather(task, ready, return_exceptions=True)


async def wait_ready(bot: discord.Client) -> None:
    event = asyncio.Event()

    async def on_ready() -> None:
        event.set()

    bot.on_ready = on_ready  # type: ignore[attr-defined]
    await event.wait()


@pytest.fixture
async def server(redirect: Callable[[LoopbackDiscord], None]) -> AsyncIterator[LoopbackDiscord]:
    """A loopback Discord without rate limits for discord.py; afterwards its whole traffic is judged."""
    async with LoopbackDiscord(clock=Clock(ticking=False), limits=Limits.off()) as running_server:
        redirect(running_server)
        yield running_server
    assert document_problems(running_server.exchanges) == []


@pytest.fixture
async def scene(server: LoopbackDiscord) -> AsyncIterator[Scene]:
    """Two people and the sample bot in one channel."""
    guild = server.add_guild("Friends", locale="fr")
    table = server.add_channel(guild, "table")
    ada, bob = server.add_person("ada", guild, locale="de"), server.add_person("bob", guild)
    bot = SampleBot()
    async with running(bot, server.token):
        yield Scene(server, bot, guild, table, ada, bob)
