"""A table that five people fill by clicks in a real browser, on wide screens and on phones."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot import app
from bot.config import Settings
from bot.playground.clock import Clock
from bot.playground.ratelimits import Limits
from bot.playground.web import Playground, Welcome
from tests.playground.page.conftest import DESKTOP, PATIENCE, PHONE, chromium
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import MORE_SHOWN, WORDS

NAMES = ("Ann", *(f"{name} of the very long name for a table"[:40] for name in ("Bob", "Cem", "Dot", "Eli")))


async def opened(browser: Any, address: str, size: dict[str, int]) -> Any:
    """Somebody's page, at the channel."""
    context = await browser.new_context(viewport=size, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    page = await context.new_page()
    await page.goto(address)
    if size == PHONE:
        await page.locator("header button").first.click()
    await page.locator(".place", has_text="cards").click()
    await page.get_by_role("button", name="Sit down").first.wait_for()
    return page


@pytest.mark.long("browser")
async def test_five_people_fill_a_table_by_clicks(tmp_path: Path) -> None:
    welcome = Welcome("Play.", "Play", "/practice")
    async with (
        chromium() as browser,
        Playground(
            clock=Clock(ticking=False), limits=Limits.off(), bot_name="Chapeau", welcome=welcome, restart=None
        ) as server,
    ):
        guild = server.add_guild("Friends")
        channel = server.add_channel(guild, "cards")
        people = [server.add_person(name, guild) for name in NAMES]
        settings = Settings(
            _env_file=None,
            database=tmp_path / "games.db",
            api=server.base_url,
            pause=0,
            robot_pace=0,
            person_limits=None,
        )
        running = asyncio.create_task(
            app.run(settings, server.token, games=MORE_GAMES, shown=MORE_SHOWN, words=(WORDS,))
        )
        try:
            await server.connected()
            await people[0].invoke(channel, "/open", game="magpie", seats=5)
            ann, bob, cem, dot, eli = [
                await opened(browser, server.page.address(each), PHONE if number % 2 else DESKTOP)
                for number, each in enumerate(people)
            ]
            await ann.get_by_role("button", name="Panel").click()
            await ann.get_by_role("combobox", name="Invite up to 4 people…").click()
            await ann.get_by_role("option", name="Dot").click()
            await ann.get_by_role("button", name="Done").click()
            await dot.get_by_text("is keeping you a seat").first.wait_for()
            for page, seats in ((bob, 2), (cem, 3), (eli, 4)):
                await page.get_by_role("button", name="Sit down").click()
                await dot.get_by_text(f"Seats taken: {seats} of 5").first.wait_for()
            await ann.get_by_role("button", name="Refresh").click()
            await ann.get_by_text("You can start now.").first.wait_for()
            await dot.get_by_role("button", name="Sit down").click()
            for page in (ann, bob, cem, dot, eli):
                await page.get_by_text("Everyone’s here. The game begins.").first.wait_for()
                await page.get_by_role("button", name="My hand").first.wait_for()
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
