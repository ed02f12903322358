"""Playing without a mouse: where the focus is, and what a screen reader says."""

from typing import Any

import discord
import pytest
from discord import ui

from bot.bench.postgresql import free_port
from bot.playground.web import Playground
from tests.browser import DESKTOP, PATIENCE, PHONE
from tests.playground.page.conftest import Stage
from tests.playground.sample_bot import Act

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]


async def change(interaction: discord.Interaction) -> None:
    view = ui.View(timeout=None)
    view.add_item(Act("Again", change))
    await interaction.response.edit_message(content="offer\nchanged", view=view)


class Pick(ui.Select[Any]):
    """A menu that stays, and reports its choice."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"chosen {self.values[0]}")


async def holds_focus(page: Any, selector: str) -> None:
    await page.locator(f"{selector}:focus").wait_for(timeout=PATIENCE)


async def test_the_welcome_is_pressed_and_the_focus_stays_among_the_messages(stage: Stage) -> None:
    ada = await stage.open(stage.ada, at=None)
    await ada.get_by_role("button", name="Hello").focus()
    await ada.keyboard.press("Enter")
    await ada.locator(".message").get_by_text("pong").wait_for()
    await holds_focus(ada, ".scroller")
    await ada.keyboard.press("ArrowUp")
    await holds_focus(ada, "li.message")


async def test_the_focus_stays_when_another_message_goes_or_the_places_change(stage: Stage) -> None:
    """The message under a deleted one says whose it is."""
    first = await stage.said(content="first")
    await stage.offer(Act("Press", change))
    ada = await stage.open(stage.ada)
    under = ada.locator(".message", has=ada.get_by_role("button", name="Press"))
    await ada.get_by_role("button", name="Press").focus()
    assert await under.locator(".headline").count() == 0
    await first.delete()
    await under.locator(".headline").wait_for()
    await ada.locator(".message").get_by_text("first").wait_for(state="detached")
    await holds_focus(ada, "[data-part='act:Press']")
    stage.server.add_channel(stage.guild, "lounge")
    await ada.locator(".place", has_text="lounge").wait_for()
    await holds_focus(ada, "[data-part='act:Press']")


async def test_the_focus_and_the_place_stay_when_the_line_was_broken(stage: Stage) -> None:
    await stage.offer(Act("Press", change))
    for number in range(40):
        stage.bob.say(stage.table, f"line {number:02}")
    ada = await stage.open(stage.ada)
    button = ada.get_by_role("button", name="Press")
    await button.focus()
    await button.scroll_into_view_if_needed()
    await stage.server.page.close()
    await ada.locator(".broken").wait_for()
    stage.bob.say(stage.table, "meanwhile")
    await ada.locator(".message").get_by_text("meanwhile").wait_for(state="attached")
    await holds_focus(ada, "[data-part='act:Press']")
    assert await ada.locator(".scroller").evaluate("one => one.scrollHeight - one.scrollTop - one.clientHeight") > 100


async def test_what_came_of_a_press_is_told_to_screen_readers(stage: Stage) -> None:
    await stage.offer(Act("Press", change))
    ada = await stage.open(stage.ada)
    await ada.get_by_role("button", name="Press").focus()
    await ada.keyboard.press("Enter")
    await ada.get_by_role("log").get_by_text("Bot: changed", exact=True).wait_for(state="attached")
    await holds_focus(ada, "[data-part='act:Again']")


async def test_a_menu_says_what_is_chosen_and_the_focus_stays_on_it_after_a_choice(stage: Stage) -> None:
    options = [discord.SelectOption(label="Red"), discord.SelectOption(label="Blue")]
    chosen = [discord.SelectOption(label="Green", default=True), discord.SelectOption(label="Blue")]
    await stage.offer(ui.Select(custom_id="chosen", placeholder="Pick another", options=chosen))
    message = await stage.offer(Pick(custom_id="pick", placeholder="Pick one", options=options))
    ada = await stage.open(stage.ada)
    await ada.get_by_role("combobox", name="Pick another: Green", exact=True).wait_for()
    await ada.get_by_role("combobox", name="Pick one").focus()
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await ada.locator(".message").get_by_text("chosen Red").wait_for()
    await holds_focus(ada, "[data-part=pick]")
    await ada.keyboard.press("Enter")
    await ada.get_by_role("listbox", name="Pick one").wait_for()
    await message.edit(content="changed meanwhile")
    await ada.locator(".message").get_by_text("changed meanwhile").wait_for()
    await ada.keyboard.press("Escape")
    await holds_focus(ada, "[data-part=pick]")


async def test_words_stand_out_from_what_they_stand_on_in_both_themes(stage: Stage) -> None:
    """4.5 to 1, as the guidelines for accessible pages ask of small print."""
    ada = await stage.open(stage.ada)
    tokens = "--text --quiet --link --fault --chat --side --raised --float --field --well"
    words, grounds = tokens.split()[:4], tokens.split()[4:]
    shown = "one => getComputedStyle(document.documentElement).getPropertyValue(one).trim()"
    grounds_seen = set()
    for theme in ("Light theme", "Dark theme"):  # as the button to the other one is named
        await ada.get_by_role("button", name=theme).wait_for()
        colors = {token: await ada.evaluate(shown, token) for token in tokens.split()}
        for word in words:
            for ground in grounds:
                assert contrast(colors[word], colors[ground]) >= 4.5, (theme, word, ground)
        grounds_seen.add(colors["--chat"])
        await ada.get_by_role("button", name=theme).click()
    assert len(grounds_seen) == 2


def contrast(one: str, other: str) -> float:
    """Return how much lighter the lighter of two colors `#rgb` or `#rrggbb` is."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    digits = color.removeprefix("#")
    pairs = [digits[at : at + 2] for at in (0, 2, 4)] if len(digits) == 6 else [digit * 2 for digit in digits]
    shares = [int(pair, 16) / 255 for pair in pairs]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


async def test_a_drawer_is_entered_and_left_by_keyboard(stage: Stage) -> None:
    """At 960 px too: a wide screen at 200 %."""
    ada = await stage.open(stage.ada, size=PHONE)
    for side, width in (("Channels", PHONE["width"]), ("Members", 360), ("Members", 960)):
        await ada.set_viewport_size({"width": width, "height": 800})
        button = ada.get_by_role("button", name=side)
        drawer = ada.locator(".sidebar" if side == "Channels" else ".members")
        await drawer.wait_for(state="hidden")
        await button.focus()
        await ada.keyboard.press("Enter")
        await drawer.locator("button:focus").wait_for()
        assert await button.get_attribute("aria-expanded") == "true"
        await ada.keyboard.press("Escape")
        await drawer.wait_for(state="hidden")
        assert await button.get_attribute("aria-expanded") == "false"
        assert await button.evaluate("one => document.activeElement === one")


async def test_the_fields_of_a_form_say_what_is_required_and_what_is_wrong(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/form ")
    await ada.keyboard.press("Enter")
    field = ada.get_by_role("textbox", name="Name", exact=True)
    await field.wait_for()
    assert await field.get_attribute("aria-required") == "true"
    await ada.keyboard.press("Enter")
    await ada.get_by_text("This field is required.").first.wait_for()
    assert await field.get_attribute("aria-invalid") == "true"
    described = (await field.get_attribute("aria-describedby") or "").split()
    assert "This field is required." in [await ada.locator(f"#{one}").inner_text() for one in described]


async def test_a_playground_begun_anew_says_so(stage: Stage) -> None:
    """The address of the former one is gone."""
    page, port = await stage.windows.open(DESKTOP), free_port()
    async with Playground(port=port) as first:
        await page.goto(first.page.address(first.add_person("ann")))
        await page.locator(".place").first.wait_for()
    async with Playground(port=port):
        await page.get_by_role("alert").get_by_text("Open the one that it printed.").wait_for(timeout=PATIENCE)
