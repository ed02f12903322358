"""The page in a real browser: headless Chromium on a playground with the sample bot.

Every page is watched: an error in its console or a request to anywhere else fails the test.
"""

import os
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui

from bot.playground.clock import Clock
from bot.playground.person import Person
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from bot.playground.web import Playground, SecondButton, Welcome
from tests.playground.conftest import Scene, running
from tests.playground.sample_bot import SampleBot

playwright = pytest.importorskip("playwright.async_api", reason="the Python package playwright is not installed")

CHROMIUM = os.environ.get("CHAPEAU_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000  # ms for the next expected sight, even on a busy machine
DESKTOP = {"width": 1280, "height": 800}  # px
PHONE = {"width": 390, "height": 844}  # px

Page = Any  # playwright's page; its package may be missing


@asynccontextmanager
async def chromium() -> AsyncIterator[Any]:
    """Open a browser; skip the test if there is none."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium: apt-get install chromium, or set CHAPEAU_CHROMIUM")
    async with playwright.async_playwright() as driver:
        launched = await driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), timeout=PATIENCE)
        yield launched
        await launched.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Any]:
    """One for all tests of a worker; each test opens separate contexts."""
    async with chromium() as launched:
        yield launched


@dataclass
class Stage(Scene):
    """A playground with one channel, two people and a bot that is ready; ada is the host."""

    server: Playground
    browser: Any
    faults: list[str] = field(default_factory=list)
    contexts: list[Any] = field(default_factory=list)
    restarts: list[str] = field(default_factory=list)

    async def open(self, person: Person, *, at: str | None = "table", size: dict[str, int] = DESKTOP) -> Page:
        """Open a separate browser with one person's tab, at a channel."""
        context = await self.browser.new_context(viewport=size, locale="en-US", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.on("page", self.watch)
        page = await context.new_page()
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
async def stage(browser: Any, redirect: Callable[[LoopbackDiscord], None]) -> AsyncIterator[Stage]:
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
            scene = Stage(server, bot, guild, table, ada, bob, browser, restarts=restarts)
            yield scene
            for context in scene.contexts:
                await context.close()
    assert scene.faults == []
