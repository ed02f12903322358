"""A table that five people fill by clicks in a real browser, on wide screens and on phones."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.browser import page_in_a_browser, playing
from tests.playground.page.conftest import DESKTOP, PATIENCE, PHONE
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import MORE_SHOWN

NAMES = ("Ann", *(f"{name} of the very long name for a table"[:40] for name in ("Bob", "Cem", "Dot", "Eli")))


async def opened(browser: Any, address: str, size: dict[str, int]) -> Any:
    """Open a person's page, at the channel."""
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
    async with page_in_a_browser() as (browser, server):
        guild = server.add_guild("Friends")
        channel = server.add_channel(guild, "cards")
        people = [server.add_person(name, guild) for name in NAMES]
        async with playing(server, tmp_path / "games.db", games=MORE_GAMES, shown=MORE_SHOWN):
            await people[0].invoke(channel, "/open", game="magpie", seats=5)
            ann, bob, cem, dot, eli = [
                await opened(browser, server.page.address(each), PHONE if number % 2 else DESKTOP)
                for number, each in enumerate(people)
            ]
            await ann.get_by_role("button", name="Table options…").click()
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
