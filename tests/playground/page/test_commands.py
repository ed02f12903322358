"""Slash commands and the apps menus, as people type and press them."""

import discord
import pytest
from discord import app_commands

from tests.browser import PHONE
from tests.playground.page.conftest import Stage

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long("browser")]


async def test_a_command_by_keyboard_alone_and_its_hidden_reply_until_the_reload(stage: Stage) -> None:
    ada, bob = await stage.open(stage.ada), await stage.open(stage.bob)
    await ada.keyboard.type("/gre")
    await ada.locator(".suggestions .line.active", has_text="/greet").wait_for()
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("bob")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("ti")
    await ada.keyboard.press("Enter")
    await ada.keyboard.type("2")
    await ada.keyboard.press("Tab")
    await ada.keyboard.type("size")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("ArrowDown")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    reply = ada.locator(".message", has_text="hello Bob 2 2")
    await reply.wait_for()
    assert "Only you can see this" in await reply.inner_text()
    assert "used\n/greet" in await reply.inner_text()
    await bob.locator(".words").fill("seen?")
    await bob.keyboard.press("Enter")
    await ada.locator(".message", has_text="seen?").wait_for()
    assert await bob.locator(".message").count() == 1
    await ada.reload()
    await ada.locator(".message", has_text="seen?").wait_for()
    assert await reply.count() == 0


async def test_a_hidden_reply_is_dismissed(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await stage.ada.invoke(stage.table, "/greet", who=stage.bob)
    await ada.get_by_role("button", name="Dismiss message").click()
    await ada.locator(".message").wait_for(state="detached")


async def test_mistakes_are_marked_before_anything_is_sent(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/greet")
    await ada.keyboard.press("Enter")
    fault = ada.locator(".command-fault")
    await ada.keyboard.press("Escape")
    await ada.keyboard.press("Enter")
    await fault.get_by_text("This option is required.").wait_for()
    await ada.keyboard.type("nobody")
    await ada.keyboard.press("Enter")
    await fault.get_by_text("Choose one of the list.").wait_for()
    await ada.locator("[data-option=who]").fill("Bob")
    await ada.locator(".tail").fill("times")
    await ada.keyboard.press("Enter")
    for wrong, sentence in (("9", "At most 5."), ("0", "At least 1."), ("x", "A whole number is needed.")):
        await ada.locator("[data-option=times]").fill(wrong)
        await ada.keyboard.press("Enter")
        await fault.get_by_text(sentence).wait_for()
        assert await ada.locator(".option.wrong [data-option=times]").get_attribute("aria-invalid") == "true"
    assert stage.bot.interactions == []
    await ada.keyboard.press("Escape")
    await ada.locator(".words").wait_for()


async def test_the_bot_suggests_as_one_types_and_subcommands_are_lines_of_their_own(stage: Stage) -> None:
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/find ")
    await ada.keyboard.type("ba")
    await ada.locator(".suggestions .line", has_text="Banana").click()
    await ada.keyboard.press("Enter")
    await ada.locator(".message", has_text="banana").wait_for()
    await ada.keyboard.type("/box lid op")
    await ada.locator(".suggestions .line.active", has_text="/box lid open").wait_for()
    await ada.keyboard.press("Tab")
    await ada.keyboard.press("Enter")
    await ada.locator(".message", has_text="open").wait_for()


async def test_a_bot_that_does_not_answer_or_thinks_for_ever_has_not_responded(stage: Stage) -> None:
    @stage.bot.tree.command()
    async def ponder(interaction: discord.Interaction) -> None:
        """Think for ever"""
        await interaction.response.defer(thinking=True)

    await stage.bot.tree.sync()
    ada = await stage.open(stage.ada)
    await ada.keyboard.type("/mute ")
    await ada.keyboard.press("Enter")
    await ada.get_by_text("Sending command …").wait_for()
    stage.server.clock.advance(3.1)
    await ada.locator(".note").get_by_text("The application did not respond").wait_for()
    await ada.get_by_role("button", name="Dismiss message").click()
    await ada.locator(".note").wait_for(state="detached")
    await ada.locator(".words").focus()
    await ada.keyboard.type("/ponder ")
    await ada.keyboard.press("Enter")
    await ada.locator(".message").get_by_text("Bot is thinking…").wait_for()
    stage.server.clock.advance(15 * 60)
    await ada.locator(".message").get_by_text("The application did not respond").wait_for()


async def test_the_menus_of_people_and_messages_hold_the_bots_entries(stage: Stage) -> None:
    @stage.bot.tree.context_menu(name="Shout")
    async def shout(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.id} shouted")

    await stage.bot.tree.sync()
    seen = stage.bob.say(stage.table, "quiet")
    ada = await stage.open(stage.ada)
    await ada.locator(".member", has_text="Bob").click(button="right")
    await ada.get_by_role("menuitem", name="Wave at").wait_for()
    await ada.keyboard.press("Enter")
    await ada.locator(".message em", has_text="waves at Bob").wait_for()
    await ada.locator(".message", has_text="quiet").click(button="right")
    await ada.get_by_role("menuitem", name="Shout").click()
    await ada.locator(".message", has_text=f"{seen.id} shouted").wait_for()


async def test_who_installs_the_bot_is_offered_its_commands_at_once_where_it_is_not(stage: Stage) -> None:
    @stage.bot.tree.command(description="Says something")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def speak(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("spoken")

    await stage.bot.tree.sync()
    between = stage.server.between(stage.ada, stage.bob)
    ada = await stage.open(stage.ada, at=None)
    await ada.locator(f".place[data-channel='{between.id}']").click()
    suggested = ada.locator(".suggestions")
    await ada.locator(".words").fill("/")
    await suggested.get_by_text("No command of this name.").wait_for()
    await ada.get_by_role("button", name="Your settings").click()
    await ada.get_by_role("switch", name="Install Bot for yourself").click()
    await ada.keyboard.press("Escape")
    await ada.locator(".words").focus()
    await suggested.get_by_text("/speak").wait_for()


@pytest.mark.parametrize("button", ["Hello", "Again"])
async def test_a_newcomer_is_welcomed_with_a_button_and_another_beside_it(stage: Stage, button: str) -> None:
    ada = await stage.open(stage.ada, at=None)
    await ada.get_by_text("Say hello to the bot.").wait_for()
    await ada.get_by_role("button", name=button).click()
    await ada.locator(".message", has_text="pong").wait_for()
    assert stage.bot.interactions[-1].guild is None
    assert await ada.locator(".welcome").count() == 0


async def test_words_mention_people_and_call_them(stage: Stage) -> None:
    ada, bob = await stage.open(stage.ada, size=PHONE), await stage.open(stage.bob, at=None)
    await bob.locator(".place", has_text="Bot").click()
    await ada.locator(".words").fill("come @bo")
    await ada.locator(".suggestions .line", has_text="Bob").click()
    await ada.locator(".words").press("Enter")
    place = bob.locator(f".place[data-channel='{stage.table.id}']")
    await place.locator(".pings", has_text="1").wait_for()
    assert (await bob.title()).startswith("(1) ")
    await place.click()
    await bob.locator(".message.called .mention.mine", has_text="@Bob").wait_for()
    await place.locator(".pings").wait_for(state="detached")
