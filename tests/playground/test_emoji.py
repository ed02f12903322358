"""The application's own emoji, as an unmodified discord.py uploads, shows and removes them."""

import aiohttp
import discord
import pytest
from discord import ui

from tests.playground.conftest import Scene
from tests.playground.sample_bot import png


def shown(emoji: discord.Emoji | discord.PartialEmoji) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"{emoji} queen"))
    view.add_item(ui.ActionRow(ui.Button(label="Q♠", emoji=emoji, custom_id="queen")))
    options = [discord.SelectOption(label="Q♠", emoji=emoji)]
    view.add_item(ui.ActionRow(ui.Select(custom_id="menu", options=options)))
    return view


async def test_an_emoji_is_uploaded_shown_renamed_and_removed(scene: Scene) -> None:
    made = await scene.bot.create_application_emoji(name="card_qs", image=png())
    assert await scene.bot.fetch_application_emojis() == [made]
    assert (await scene.bot.fetch_application_emoji(made.id)).name == "card_qs"
    assert (await made.edit(name="queen")).name == "queen"
    message = await scene.channel().send(view=shown(made))
    seen = scene.ada.find(message.id)
    assert seen.text == ":card_qs: queen"
    assert seen.quoted.strip() == "queen", "a quoted line has no pictures"
    assert seen.buttons[0].emoji == seen.menus[0].options[0].emoji == "card_qs"
    async with aiohttp.ClientSession() as session, session.get(f"{scene.server.base_url}/emojis/{made.id}.png") as got:
        assert await got.read() == png()
    await made.delete()
    assert await scene.bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as unknown:
        await made.delete()
    assert unknown.value.code == 10014


async def test_a_component_with_an_emoji_that_is_gone_is_refused_and_a_text_is_not(scene: Scene) -> None:
    gone = discord.PartialEmoji(name="card_qs", id=12)
    with pytest.raises(discord.HTTPException) as refused:
        await scene.channel().send(view=shown(gone))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert "emoji.id: Invalid emoji" in refused.value.text
    assert (await scene.channel().send(f"{gone} queen")).content == "<:card_qs:12> queen"


async def test_another_application_has_emoji_of_its_own(scene: Scene) -> None:
    with pytest.raises(discord.NotFound) as unknown:
        await scene.bot.http.get_application_emojis(7)
    assert unknown.value.code == 10002


async def test_a_name_is_taken_once(scene: Scene) -> None:
    await scene.bot.create_application_emoji(name="card_qs", image=png())
    with pytest.raises(discord.HTTPException) as refused:
        await scene.bot.create_application_emoji(name="card_qs", image=png())
    assert refused.value.code == 50035
