"""The page in a real browser: headless Chromium on a playground with the sample bot.

Every page is watched: an error in its console or a request to anywhere else fails the test.
"""

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest_asyncio
from discord import ui

from bot.playground.clock import Clock
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.playground.web import Playground, SecondButton, Welcome
from tests.browser import DESKTOP, Page, Windows
from tests.playground.conftest import Scene, running
from tests.playground.sample_bot import SampleBot


@dataclass
class Stage(Scene):
    """A playground with one channel, two people and a bot that is ready; ada is the host."""

    server: Playground
    windows: Windows
    faults: list[str] = field(default_factory=list)
    restarts: list[str] = field(default_factory=list)

    async def open(self, person: Person, *, at: str | None = "table", size: dict[str, int] = DESKTOP) -> Page:
        """Open a separate window with one person's tab, at a channel."""
        page = await self.windows.open(size)
        self.watch(page)
        page.on("popup", self.watch)
        await page.goto(self.server.page.address(person))
        await page.wait_for_selector(".place", state="attached")
        if at is not None:
            channel = next(one for one in person.channels if one.name == at)
            await page.locator(f".place[data-channel='{channel.id}']").dispatch_event("click")
            await page.locator("h1", has_text=at).wait_for()
        return page

    def watch(self, page: Page) -> None:
        """Note forbidden events on a page."""
        own = self.server.base_url

        def requested(request: Any) -> None:
            if not request.url.startswith((own + "/", "data:", "blob:", "about:")):
                self.faults.append(f"asked {request.url}")

        page.on("request", requested)
        page.on("pageerror", lambda error: self.faults.append(f"broke: {error}"))
        page.on("console", lambda said: said.type in ("error", "warning") and self.faults.append(f"said: {said.text}"))

    async def said(self, **content: Any) -> discord.Message:
        """Let the bot write into the channel."""
        return await self.channel().send(**content)

    async def offer(self, *parts: ui.Item[Any], content: str = "offer") -> discord.Message:
        """Let the bot show something to press in the channel."""
        view = ui.View(timeout=None)
        for part in parts:
            view.add_item(part)
        return await self.said(content=content, view=view)


@pytest_asyncio.fixture(loop_scope="session")
async def stage(windows: Windows, redirect: Callable[[LoopbackDiscord], None]) -> AsyncIterator[Stage]:
    restarts: list[str] = []

    async def restart() -> None:
        restarts.append("restarted")

    welcome = Welcome("Say hello to the bot.", "Hello", "/ping", second=SecondButton("Again", "/ping"))
    clock = Clock(ticking=False)
    server = Playground(clock=clock, limits=Limits.off(), bot_name="Bot", welcome=welcome, restart=restart)
    async with server:
        redirect(server)
        ada = server.add_person("ada", display_name="Ada")
        guild = server.add_guild("Friends", owner=ada)
        table, bob = server.add_channel(guild, "table"), server.add_person("bob", guild, display_name="Bob")
        server.page.address(ada)
        bot = SampleBot()
        async with running(bot, server.token):
            scene = Stage(server, bot, guild, table, ada, bob, windows, restarts=restarts)
            yield scene
            await windows.close()
    assert scene.faults == []
