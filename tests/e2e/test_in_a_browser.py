"""A deal of practice by clicks alone: a real browser on the playground, the real bot; reloaded in the middle."""

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import app
from bot.config import Settings
from bot.playground.ratelimits import Limits
from bot.playground.web import Playground, Welcome
from tests.playground.page.conftest import CHROMIUM, FLAGS, PATIENCE, PHONE

playwright = pytest.importorskip("playwright.async_api", reason="the Python package playwright is not installed")

MOST_TURNS = 200


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium: apt-get install chromium, or set CHAPEAU_CHROMIUM")
async def test_a_deal_of_practice_by_clicks_alone_on_a_phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for holder, name in (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.Asset, "BASE"),
    ):
        monkeypatch.setattr(holder, name, getattr(holder, name))  # the bot changes it; put back at the end
    welcome = Welcome("Play.", "Play", "/practice")
    async with Playground(limits=Limits.off(), bot_name="Chapeau", welcome=welcome, restart=None) as server:
        ann = server.add_person("ann", display_name="Ann")
        server.add_guild("Friends", owner=ann)
        settings = Settings(_env_file=None, database=tmp_path / "games.db", api=server.base_url, pause=0, robot_pace=0)
        running = asyncio.create_task(app.run(settings, server.token))
        try:
            await server.connected()
            async with playwright.async_playwright() as driver:
                browser = await driver.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
                page = await browser.new_page(viewport=PHONE)
                page.set_default_timeout(PATIENCE)
                await page.goto(server.page.address(ann))
                await play_a_deal(page)
                await browser.close()
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def play_a_deal(page: Any) -> None:
    """Draw and throw away, until the score pad of the deal stands there."""
    await page.get_by_role("button", name="Play", exact=True).click()
    draw = page.get_by_role("button", name="Draw", exact=True)
    discard = page.get_by_role("button", name="Discard")
    scored = page.get_by_role("button", name="Rematch").or_(page.get_by_role("button", name="Why?"))
    for turn in range(MOST_TURNS):
        await draw.or_(scored).first.wait_for()
        if await scored.count():
            return
        await draw.last.click()
        await discard.last.click()
        if turn == 0:
            await page.reload()
    raise AssertionError("the deal does not end")
