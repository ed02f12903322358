"""A table for many fills and begins by clicks in a real browser, and ten names of forty characters overflow nothing."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games.cards import CARDS, JOKER
from bot.playground.person import Person
from bot.playground.web import Asked, SecondButton, Welcome
from render.emoji import name_of, pictures
from tests.browser import DESKTOP, PHONE, Windows
from tests.e2e.browser import playing, with_a_page
from tests.e2e.test_in_a_browser import Page, Scene, Tab
from tests.witness.game import MORE_GAMES
from tests.witness.screens.shown import MORE_SHOWN

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]

NAMED = {name_of(card) for card in (*CARDS, JOKER, None)}  # the emoji that there are
FIRST = ("Ann", "Bob", "Eve", "Cem", "Dot", "Fay", "Gus", "Hal", "Ida", "Jon")
NAMES = tuple(f"{name} {'Wolfeschlegelsteinhausenbergerdorffs'}"[:40].ljust(40, "x") for name in FIRST)
WELCOME = Welcome(
    "Play.",
    "Play",
    "/practice",
    second=SecondButton("How to play", "/rules", {"topic": "how-to-play"}),
    asked=Asked("Game", "game", {"mille": "Mille", "magpie": "Magpie"}),
)

OVERFLOWING = """
() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the window"] : [];
  for (const element of document.querySelectorAll("body *")) {
    const { left, right, width } = element.getBoundingClientRect();
    if (!width || !seen(element) || element.closest("[inert], .unseen, .icon-button")) continue;
    if (right <= 0 || left >= innerWidth) continue;
    const name = `${element.tagName}.${element.className}: ${element.textContent.slice(0, 60)}`;
    if (right > innerWidth + 1 || left < -1) faults.push(`${name} leaves the window (${left} to ${right})`);
    const style = getComputedStyle(element);
    const isOpen = style.overflowX === "visible" && style.display !== "inline" && element.clientWidth;
    if (isOpen && element.scrollWidth > element.clientWidth + 1) faults.push(`${name} is wider than its box`);
  }
  return faults.slice(0, 5);
}
"""


@pytest_asyncio.fixture(loop_scope="session")
async def scene(windows: Windows, tmp_path: Path) -> AsyncIterator[Scene]:
    """Ten people with the longest names, and the bot with two games and its emoji."""
    async with with_a_page(WELCOME) as server:
        ann = server.add_person(NAMES[0])
        guild = server.add_guild("Friends", owner=ann)
        channel = server.add_channel(guild, "cards")
        bob, *_ = [server.add_person(name, guild) for name in NAMES[1:]]
        database = tmp_path / "games.db"
        async with playing(server, database, games=MORE_GAMES, shown=MORE_SHOWN, draw_emoji=pictures):
            while len(server.world.emoji) < len(NAMED):
                await server.world.changes.next()
            scene = Scene(server, channel, ann, bob, windows)
            yield scene
        await windows.close()
        assert server.refusals == []


def person(scene: Scene, name: str) -> Person:
    """Return a person by their first name."""
    user = next(user for user in scene.server.world.users.values() if user.name.startswith(name))
    return scene.server.person(user)


async def fits(page: Page, folder: Path, name: str) -> None:
    """Check that nothing on this page is wider than its place."""
    await page.screenshot(path=folder / f"{name}.png")
    assert await page.evaluate(OVERFLOWING) == [], name


async def fits_at_both(page: Page, folder: Path, name: str) -> None:
    """Check the same on a phone and on a desktop, which is what the page has afterward."""
    for size in (PHONE, DESKTOP):
        await page.set_viewport_size(size)
        await fits(page, folder, f"{name} at {size['width']}")


async def in_cards(scene: Scene, who: Person, size: dict[str, int]) -> Tab:
    tab = await scene.open(who, size)
    place = tab.page.locator(f".place[data-channel='{scene.channel.id}']")
    await place.wait_for(state="attached")
    await place.dispatch_event("click")
    await tab.page.locator("h1", has_text="cards").wait_for()
    return tab


async def choose(tab: Tab, menu: str, line: str) -> None:
    """Choose one line of a menu of the bot's."""
    await tab.page.get_by_role("combobox", name=menu).last.click()
    await tab.page.get_by_role("option", name=line).first.click()
    done = tab.page.get_by_role("button", name="Done", exact=True)
    if await done.count():
        await done.click()


async def test_five_people_fill_a_table_and_play_by_clicks(scene: Scene, tmp_path: Path) -> None:
    """On phones, where there is least room; a visitor has both sizes below."""
    tabs = {name: await in_cards(scene, person(scene, name), PHONE) for name in ("Ann", "Bob", "Eve")}
    ann = tabs["Ann"]
    await ann.page.locator(".words").fill("/open")
    await ann.page.locator(".suggestions .line", has_text="/open").first.click()
    await ann.page.locator(".tail").fill("game")
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.type("Mag")
    await ann.page.locator(".suggestions .line", has_text="Magpie").click()
    await ann.page.locator(".tail").fill("seats")
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.type("5")
    await ann.page.keyboard.press("Enter")
    for name in ("Bob", "Eve"):
        await tabs[name].button("Sit down").last.click()
        await tabs[name].page.get_by_text("You’re in, with ").first.wait_for()
    await fits(tabs["Eve"].page, tmp_path, "lobby")
    await ann.button("Table options…").last.click()
    await ann.button("Start").nth(1).wait_for()  # below that of the message
    await choose(ann, "Invite", "Cem")
    await ann.page.get_by_text("Kept for Cem").last.wait_for()
    await fits(ann.page, tmp_path, "host")
    tabs["Cem"] = await in_cards(scene, person(scene, "Cem"), PHONE)
    await tabs["Cem"].button("Sit down").last.click()
    await tabs["Cem"].page.get_by_text("You’re in, with one seat left.").first.wait_for()
    await ann.page.get_by_text("You can start now.").last.wait_for()
    await ann.button("Start").last.click()
    await ann.page.get_by_text("One seat is empty.").first.wait_for()
    await fits(ann.page, tmp_path, "start")
    await ann.button("Start with 4").click()
    for tab in tabs.values():  # everyone chooses in secret
        await tab.button("My hand").last.click()
        await tab.page.locator(".button:enabled:has(img.emoji)").last.wait_for()
        await fits(tab.page, tmp_path, "hand")
        await tab.page.locator(".button:enabled:has(img.emoji)").last.click()
    await ann.page.locator(".message", has_text="to play").last.wait_for()
    await fits(ann.page, tmp_path, "table")


async def test_a_visitor_chooses_a_game_and_ten_people_with_long_names_fit(scene: Scene, tmp_path: Path) -> None:
    """Each step fits at both sizes: whether a page is loaded small, or its window becomes so, is the same to it."""
    ann = await scene.open(scene.ann, DESKTOP)
    await ann.button("Play").wait_for()
    await ann.page.get_by_role("combobox", name="Game").select_option("Magpie")
    await fits_at_both(ann.page, tmp_path, "welcome")
    await ann.button("Play").click()
    await ann.page.locator(".message", has_text="Magpie").first.wait_for()
    await fits_at_both(ann.page, tmp_path, "practice")
    await ann.page.get_by_role("button", name="People").click()
    await ann.page.locator(".people li").nth(9).wait_for()
    assert await ann.page.locator(".person-name").count() == 10
    await fits_at_both(ann.page, tmp_path, "people")
    eve = await in_cards(scene, person(scene, "Eve"), DESKTOP)
    members: Any = eve.page.locator(".member")
    await members.nth(9).wait_for()
    await fits(eve.page, tmp_path, "members")
    await eve.page.set_viewport_size(PHONE)
    await eve.page.get_by_role("button", name="Members").click()
    await members.nth(9).wait_for()
    await fits(eve.page, tmp_path, "members on a phone")
