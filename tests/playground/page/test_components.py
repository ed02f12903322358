"""Buttons, menus, forms and pictures as bots put them on messages."""

import io
from typing import Any

import discord
import pytest
from discord import ui

from tests.playground.page.conftest import Stage
from tests.playground.sample_bot import Act, png

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]


class Pick(ui.Select[Any]):
    """A menu that reports its choice."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="chosen " + " ".join(self.values))


class PickUser(ui.UserSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="chosen " + " ".join(one.name for one in self.values))


def lines(*labels: str) -> list[discord.SelectOption]:
    return [discord.SelectOption(label=label.title(), value=label, description=f"{label} one") for label in labels]


async def test_a_pressed_button_changes_its_message_in_place(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/ping")
    await ada.get_by_role("button", name="Count 1").click()
    await ada.locator(".message", has_text="counted 1").get_by_text("(edited)").wait_for()
    await ada.get_by_role("button", name="Count 2").click()
    await ada.locator(".message", has_text="counted 2").wait_for()
    assert await ada.locator(".message").count() == 1
    assert await ada.get_by_role("button", name="Never").is_disabled()
    link = ada.get_by_role("link", name="Docs")
    assert await link.get_attribute("href") == "https://example.com/"
    assert await link.get_attribute("rel") == "noreferrer noopener"


async def test_the_focus_stays_where_it_was_when_a_message_changes(stage: Stage) -> None:
    message = await stage.offer(*(ui.Button[Any](label=label, custom_id=label) for label in ("One", "Two")))
    ada = await stage.open(stage.ada)
    await ada.get_by_role("button", name="Two").focus()
    await message.edit(content="changed")
    await ada.locator(".message").get_by_text("changed").wait_for()
    assert await ada.evaluate("document.activeElement.textContent") == "Two"


async def test_a_key_that_is_held_presses_once(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/ping")
    await ada.get_by_role("button", name="Count 1").focus()
    await ada.keyboard.down("Enter")
    await ada.get_by_role("button", name="Count 2").and_(ada.locator(":focus")).wait_for()
    for _ in range(5):
        await ada.keyboard.down("Enter")
    await ada.keyboard.up("Enter")
    await ada.locator(".words").fill("done")
    await ada.keyboard.press("Enter")
    await ada.locator(".message", has_text="done").wait_for()
    assert len(stage.bot.interactions) == 2, "the command and one press"


async def test_the_application_s_emoji_are_pictures_in_texts_on_buttons_and_in_menus(stage: Stage) -> None:
    made = await stage.bot.create_application_emoji(name="card_qs", image=png())
    option = discord.SelectOption(label="Queen", emoji=made)
    await stage.offer(
        ui.Button[Any](label="Queen", emoji=made, custom_id="queen"),
        Pick(placeholder="Cards", options=[option, discord.SelectOption(label="Ace", emoji="\N{BLACK SPADE SUIT}")]),
        content=f"{made} queen",
    )
    ada = await stage.open(stage.ada)
    await ada.get_by_role("combobox", name="Cards").click()
    for place in (".markdown", ".button", ".line"):
        picture = ada.locator(f"{place} img.emoji").first
        await picture.wait_for()
        assert await picture.get_attribute("alt") == ":card_qs:"
        assert await picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") == 4
    assert await ada.locator(".line .emoji").last.inner_text() == "\N{BLACK SPADE SUIT}"


async def test_each_style_of_button_is_told_apart_and_a_press_without_an_answer_says_so(stage: Stage) -> None:
    styles = discord.ButtonStyle
    await stage.offer(
        *(
            ui.Button[Any](label=style.name, style=style, custom_id=style.name)
            for style in (styles.primary, styles.secondary, styles.success, styles.danger)
        )
    )
    ada = await stage.open(stage.ada)
    colors = set()
    for name in ("primary", "secondary", "success", "danger"):
        button = ada.get_by_role("button", name=name)
        colors.add(await button.evaluate("one => getComputedStyle(one).backgroundColor"))
    assert len(colors) == 4
    dead = ada.get_by_role("button", name="danger")
    await dead.click()
    await ada.locator(".button.works").wait_for()
    stage.server.clock.advance(3.1)
    await ada.locator(".message .failure", has_text="The application did not respond").wait_for()
    assert await dead.is_enabled()


async def test_one_line_of_a_menu_is_chosen_with_the_keyboard(stage: Stage) -> None:
    """Escape closes it, and nothing is sent."""
    await stage.offer(Pick(custom_id="pick", placeholder="Pick one", options=lines("red", "green", "blue")))
    ada = await stage.open(stage.ada)
    menu = ada.get_by_role("combobox", name="Pick one")
    await menu.click()
    await ada.get_by_role("listbox", name="Pick one").wait_for()
    await ada.keyboard.press("Escape")
    await ada.get_by_role("listbox", name="Pick one").wait_for(state="detached")
    assert await menu.evaluate("one => document.activeElement === one")
    assert stage.bot.interactions == []
    await ada.keyboard.press("ArrowDown")
    assert await menu.get_attribute("aria-expanded") == "true"
    await ada.get_by_role("option", name="Green").get_by_text("green one").wait_for()
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await ada.locator(".message").get_by_text("chosen green").wait_for()


async def test_several_lines_are_sent_when_the_menu_closes_and_users_are_chosen_by_name(stage: Stage) -> None:
    options = lines("red", "green", "blue")
    await stage.offer(Pick(custom_id="pick", placeholder="Pick two", options=options, min_values=1, max_values=2))
    await stage.offer(PickUser(custom_id="who", placeholder="Who"))
    ada = await stage.open(stage.ada)
    await ada.get_by_role("combobox", name="Pick two").click()
    for name in ("Blue", "Red", "Green"):
        await ada.get_by_role("option", name=name).click()
    assert await ada.get_by_role("option", name="Green").get_attribute("aria-selected") == "false"
    await ada.get_by_role("button", name="Done").click()
    await ada.locator(".message").get_by_text("chosen red blue").wait_for()
    await ada.get_by_role("combobox", name="Who").click()
    await ada.get_by_role("option", name="Bob").click()
    await ada.locator(".message").get_by_text("chosen bob").wait_for()


async def test_a_form_is_checked_and_sent(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/form ")
    await ada.keyboard.press("Enter")
    form = ada.get_by_role("dialog", name="Tell")
    await form.wait_for()
    await form.get_by_role("button", name="Submit").click()
    await form.get_by_text("This field is required.").wait_for()
    await ada.keyboard.type("A")
    await form.get_by_role("button", name="Submit").click()
    await form.get_by_text("Must be 2 or more in length.").wait_for()
    await ada.keyboard.type("da")
    await form.get_by_role("button", name="Submit").click()
    await form.get_by_text("Make a selection.").wait_for()
    await form.get_by_role("combobox", name="Color").click()
    await ada.get_by_role("option", name="Blue").click()
    await form.get_by_role("button", name="Submit").click()
    await form.wait_for(state="detached")
    await ada.locator(".message").get_by_text("Ada likes blue").wait_for()


async def test_a_form_keeps_the_focus_inside_until_escape(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/form ")
    await ada.keyboard.press("Enter")
    form = ada.get_by_role("dialog", name="Tell")
    await form.wait_for()
    for _ in range(8):
        await ada.keyboard.press("Tab")
        assert await form.evaluate("one => one.contains(document.activeElement)")
    await ada.keyboard.press("Escape")
    await form.wait_for(state="detached")
    assert await ada.locator(".words").evaluate("one => document.activeElement === one")


async def test_a_picture_has_its_words_and_can_be_looked_at_closer(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/picture")
    picture = ada.get_by_role("img", name="four red pixels")
    await picture.wait_for()
    assert await picture.evaluate("one => one.decode().then(() => one.naturalWidth)") == 4
    await ada.get_by_role("button", name="Description of the picture").focus()
    await ada.get_by_role("tooltip").get_by_text("four red pixels").wait_for()
    await ada.get_by_role("button", name="Open the picture: four red pixels").click()
    await ada.get_by_role("dialog", name="Picture").wait_for()
    await ada.keyboard.press("Escape")
    await ada.get_by_role("dialog", name="Picture").wait_for(state="detached")


async def test_the_new_components_are_drawn(stage: Stage) -> None:
    view = ui.LayoutView(timeout=None)
    thumbnail = ui.Thumbnail[Any]("attachment://face.png", description="a face")
    box = ui.Container[Any](accent_color=0xE8B957)
    box.add_item(ui.Section("### Title", "Words", accessory=thumbnail))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(ui.Section("Side", accessory=Act("Go", lambda i: i.response.edit_message(view=None))))
    box.add_item(ui.File("attachment://notes.txt"))
    view.add_item(box)
    files = [discord.File(io.BytesIO(png()), "face.png"), discord.File(io.BytesIO(b"note"), "notes.txt")]
    await stage.said(view=view, files=files)
    ada = await stage.open(stage.ada)
    container = ada.locator(".container.accented")
    await container.get_by_role("heading", name="Title").wait_for()
    assert await container.evaluate("one => getComputedStyle(one, '::before').backgroundColor") == "rgb(232, 185, 87)"
    await container.get_by_role("img", name="a face").wait_for()
    await container.get_by_role("separator").wait_for()
    await container.get_by_role("button", name="Go").wait_for()
    async with ada.expect_download() as download:
        await container.get_by_role("link", name="notes.txt").click()
    assert (await download.value).suggested_filename == "notes.txt"


async def test_an_embed_is_drawn_and_its_pictures_elsewhere_are_not_loaded(stage: Stage) -> None:
    embed = discord.Embed(title="Scores", description="**All** of them", color=0x00FF00, url="https://example.com/")
    embed.add_field(name="Ada", value="3").add_field(name="Bob", value="`4`").set_footer(text="the end")
    await stage.said(embed=embed)
    await stage.said(embed=discord.Embed(title="t").set_image(url="https://example.com/spy.png"))
    ada = await stage.open(stage.ada)
    card = ada.locator(".embed").first
    await card.get_by_role("link", name="Scores").wait_for()
    assert await card.locator(".embed-field").count() == 2
    assert "the end" in await card.inner_text()
    await ada.get_by_role("link", name="https://example.com/spy.png").wait_for()
    assert await ada.locator("img").count() == 0
