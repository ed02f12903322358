"""Several people at their tabs, and the experiments of the host."""

import functools
from typing import Any

import pytest

from bot.playground.permissions import Permission
from tests.browser import PHONE
from tests.playground.page.conftest import Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]


async def test_two_tabs_talk_to_each_other(stage: Stage) -> None:
    ada, bob = await stage.open(stage.ada), await stage.open(stage.bob)
    await ada.keyboard.type("hello **there**")
    await ada.keyboard.press("Enter")
    await bob.locator(".message strong", has_text="there").wait_for()
    await bob.keyboard.type("hi")
    await bob.keyboard.press("Enter")
    await ada.locator(".message", has_text="hi").last.wait_for()
    assert await bob.locator("[data-button=people], [data-button=experiments]").count() == 0


async def test_the_host_opens_somebody_elses_tab(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.get_by_role("button", name="People: open other tabs").click()
    drawer = ada.get_by_role("dialog", name="People")
    async with ada.context.expect_page() as opened:
        await drawer.get_by_role("link", name="Open in a new tab: Bob").click()
    bob = await opened.value
    await bob.locator(".me", has_text="Bob").wait_for()
    await drawer.get_by_label("Name of the new person").fill("Eve")
    await drawer.get_by_role("button", name="Add").click()
    await drawer.get_by_role("link", name="Open in a new tab: Eve").wait_for()
    await ada.locator(".member", has_text="Eve").wait_for(state="attached")


async def test_somebody_blocks_direct_messages(stage: Stage) -> None:
    bob = await stage.open(stage.bob)
    await bob.get_by_role("button", name="Your settings").click()
    await bob.get_by_role("switch", name="Block direct messages").click()
    await stage.bob.until(lambda: not stage.bob.user.dms_open)
    await bob.keyboard.press("Escape")
    assert "code 50007" in (await stage.ada.invoke(stage.table, "/whisper", to=stage.bob)).message.text


async def test_experiments_and_refused_requests(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/twice")
    await ada.get_by_role("button", name="Experiments; 1 refused requests").click()
    drawer = ada.get_by_role("dialog", name="Experiments")
    await drawer.locator(".refusal", has_text="400 · 40060").wait_for()
    await drawer.get_by_role("button", name="Lose the answer").click()
    await drawer.get_by_text("Waiting for a request: lose the answer.").wait_for()
    await drawer.get_by_role("button", name="Restart the bot").click()
    await stage.ada.until(lambda: stage.restarts)
    await drawer.get_by_role("button", name="Drop the gateway").click()
    await stage.ada.until(lambda: stage.server.gateway.resumed)
    slider = drawer.get_by_role("slider")
    await slider.focus()
    await ada.keyboard.press("ArrowRight")
    await drawer.get_by_text("100 ms").wait_for()
    await stage.ada.until(lambda: any(fault.seconds == 0.1 for fault in stage.server.faults.waiting))


async def test_a_channel_and_a_person_go_before_everybodys_eyes(stage: Stage) -> None:
    stage.server.add_channel(stage.guild, "lounge")
    ada, bob = await stage.open(stage.ada), await stage.open(stage.bob)
    await ada.get_by_role("button", name="Experiments").click()
    drawer = ada.get_by_role("dialog", name="Experiments")
    await drawer.get_by_role("button", name="Delete #table").click()
    await bob.locator("h1", has_text="table").wait_for(state="detached")
    assert await bob.locator(".place", has_text="table").count() == 0
    await drawer.get_by_role("button", name="Bob leaves").click()
    await bob.locator(".place", has_text="lounge").wait_for(state="detached")
    await drawer.locator("button:focus", has_text="Bob comes back").wait_for()
    await ada.keyboard.press("Enter")
    await bob.locator(".place", has_text="lounge").wait_for()
    await drawer.get_by_label("Name of the new channel").fill("High stakes")
    await ada.keyboard.press("Enter")
    await bob.locator(".place", has_text="high-stakes").wait_for()


async def test_the_host_lets_a_server_hide_the_answers_of_apps_from_elsewhere(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.get_by_role("button", name="Experiments").click()
    hides = ada.get_by_role("dialog", name="Experiments").get_by_role("switch", name="Hide the answers of apps")
    for hidden in (True, False):
        await hides.click()
        may = functools.partial(stage.server.world.permissions, stage.bob.user.id, stage.table)
        await stage.ada.until(lambda may=may, hidden=hidden: bool(may() & Permission.USE_EXTERNAL_APPS) is not hidden)


async def test_a_broken_line_comes_back_by_itself_and_hidden_replies_stay(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/greet", who=stage.bob)
    await ada.locator(".message").get_by_text("hello Bob 1 1").wait_for()
    await stage.server.page.close()
    await ada.get_by_text("The line to the playground is broken.").wait_for()
    stage.bob.say(stage.table, "meanwhile")
    await ada.locator(".message").get_by_text("meanwhile").wait_for()
    await ada.locator(".broken").wait_for(state="hidden")
    assert await ada.locator(".message").get_by_text("hello Bob 1 1").count() == 1


async def test_threads_are_opened_from_their_message(stage: Stage) -> None:
    message = await stage.said(content="a thread begins")
    ada = await stage.open(stage.ada)
    thread = await message.create_thread(name="aside")
    await thread.send("inside")
    await ada.get_by_role("button", name="aside Open thread").click()
    await ada.locator(".message").get_by_text("inside").wait_for()
    await ada.locator(".crumb").click()
    await ada.get_by_text("a thread begins").wait_for()


async def test_what_is_new_is_marked_and_older_messages_come_by_scrolling(stage: Stage) -> None:
    for number in range(70):
        stage.bob.say(stage.table, f"line {number:02}")
    ada = await stage.open(stage.ada)
    await ada.get_by_text("line 69").wait_for()
    assert await ada.get_by_text("line 05").count() == 0
    await ada.locator(".scroller").evaluate("one => one.scrollTop = 0")
    await ada.get_by_text("line 05").wait_for()
    stage.bob.say(stage.table, "line 70")
    await ada.get_by_role("button", name="New messages").click()
    await ada.locator(".message").get_by_text("line 70").wait_for()
    assert await ada.locator(".scroller").evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight") < 5


async def test_what_is_answered_is_quoted_in_one_line_without_its_marks(stage: Stage) -> None:
    """New words are told to screen readers."""
    first = await stage.said(content=f"**bold** words\nand {'many ' * 40}**more**")
    await first.reply("indeed")
    ada = await stage.open(stage.ada)
    quoted = await ada.locator(".quoted").inner_text()
    assert quoted.startswith("bold words and many")
    assert "*" not in quoted
    stage.bob.say(stage.table, "listen")
    await ada.get_by_role("log").get_by_text("Bob: listen").wait_for(state="attached")


async def test_a_phone_has_drawers_and_tells_what_waits_in_other_places(stage: Stage) -> None:
    await stage.ada.invoke(stage.table, "/picture")
    ada = await stage.open(stage.ada, size=PHONE)
    await ada.get_by_role("img", name="four red pixels").wait_for()
    place = ada.locator(f".place[data-channel='{stage.table.id}']")
    assert not await place.is_visible()
    await ada.get_by_role("button", name="Channels").click()
    await place.wait_for()
    await place.click()
    await place.wait_for(state="hidden")
    assert await widest(ada) <= PHONE["width"]
    button = await ada.get_by_role("button", name="Repaint").bounding_box()
    assert button["height"] >= 44
    await stage.bob.invoke(stage.table, "/whisper", to=stage.ada)
    await ada.get_by_role("button", name="Channels; 1 unread for you").click()
    await ada.locator(".place", has_text="Bot").click()
    await ada.get_by_role("button", name="Channels", exact=True).wait_for()


async def test_a_desktop_shows_the_phone_too_and_keeps_light_or_dark(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.get_by_role("button", name="Look at it on a phone").click()
    assert await ada.locator("#app").evaluate("one => one.clientWidth") == 390
    assert not await ada.locator(".sidebar").is_visible()
    await ada.locator(".member").last.evaluate("one => one.scrollIntoView()")
    assert await ada.locator("#app").evaluate("one => one.scrollLeft") == 0
    await ada.get_by_role("button", name="Leave the phone").click()
    await ada.locator(".sidebar").wait_for()
    background = "getComputedStyle(document.querySelector('.main').parentElement).backgroundColor"
    assert await ada.evaluate(background) == "rgb(49, 51, 56)"
    await ada.get_by_role("button", name="Light theme").click()
    await ada.reload()
    await ada.get_by_role("button", name="Dark theme").wait_for()
    assert await ada.evaluate(background) == "rgb(255, 255, 255)"


async def widest(page: Any) -> float:
    """Return how far to the right the middle column reaches, in px."""
    edges = "[...document.querySelectorAll('.main *')].map(one => one.getBoundingClientRect().right)"
    return float(await page.evaluate(f"Math.max(...{edges})"))
