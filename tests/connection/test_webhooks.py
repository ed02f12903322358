"""Answers through our adapter arrive as those through the library's own, and say as much as anybody reads of them."""

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO

import discord
import pytest
import yarl

from bot.connection.webhooks import answer_lightly
from bot.playground.exchanges import Exchange
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import running

Work = Callable[[discord.Interaction], Awaitable[object]]


class Client(discord.Client):
    """Answers the next press as the test says."""

    def __init__(self, work: Work, *, lightly: bool) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0)
        self.work = work
        self.lightly = lightly
        self.told: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def setup_hook(self) -> None:
        """Choose the adapter."""
        if self.lightly:
            answer_lightly()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Work, and keep what came of it."""
        try:
            self.told.set_result(await self.work(interaction))
        except discord.HTTPException as error:
            self.told.set_result((type(error), error.status, error.code))
            await interaction.response.send_message("failed", ephemeral=True)


async def exchanged(monkeypatch: pytest.MonkeyPatch, work: Work, *, lightly: bool) -> tuple[list[Exchange], object]:
    """What `work` on one press makes the bot and Discord say, and what it returns."""
    async with LoopbackDiscord(limits=Limits.off()) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", server.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        guild = server.add_guild("Friends")
        channel, ann = server.add_channel(guild, "table"), server.add_person("ann", guild)
        client = Client(work, lightly=lightly)
        async with running(client, server.token):
            view = discord.ui.View()
            view.add_item(discord.ui.Button(label="Press", custom_id="press"))
            posted = await client.get_partial_messageable(channel.id, guild_id=guild.id).send(view=view)
            before = len(server.exchanges)
            public = ann.find(posted.id)
            assert public is not None
            await ann.press(public, "Press")
            told = await client.told
            return server.exchanges[before:], told


def view() -> discord.ui.LayoutView:
    found = discord.ui.LayoutView()
    found.add_item(discord.ui.TextDisplay("Ännï's hand"))
    found.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png")))
    return found


def picture(name: str = "hand.png", content: bytes = b"\x89PNG\r\n--\r\n\x00\xff") -> discord.File:
    return discord.File(BytesIO(content), filename=name, description="Cards")


async def redraw(interaction: discord.Interaction) -> object:
    await interaction.response.edit_message(view=view(), attachments=[picture()])
    return interaction.response.is_done()


async def redraw_words(interaction: discord.Interaction) -> object:
    await interaction.response.edit_message(content="words")
    return interaction.response.is_done()


async def reply(interaction: discord.Interaction) -> object:
    sent = await interaction.response.send_message(view=view(), files=[picture()], ephemeral=True)
    return sent.message_id is not None


async def change_the_answer(interaction: discord.Interaction) -> object:
    sent = await interaction.response.send_message("at first", ephemeral=True)
    changed = await interaction.edit_original_response(content=None, view=view(), attachments=[picture()])
    return changed.id == sent.message_id


async def follow_up(interaction: discord.Interaction) -> object:
    await interaction.response.defer()
    sent = await interaction.followup.send(view=view(), files=[picture(), picture("two.png")], wait=True)
    changed = await interaction.followup.edit_message(sent.id, view=view(), attachments=[picture()])
    return sent.id == changed.id, sent.channel.id == interaction.channel_id


async def odd_name(interaction: discord.Interaction) -> object:
    await interaction.response.send_message(files=[picture('Ännï "x".png'), picture("plain.txt")])
    return True


async def large(interaction: discord.Interaction) -> object:
    await interaction.response.edit_message(attachments=[picture(content=bytes(2_000_000))])
    return True


async def refused(interaction: discord.Interaction) -> object:
    await interaction.response.edit_message(view=view(), attachments=[])  # a picture that does not come along
    return True


WORKS = {
    work.__name__: work
    for work in (redraw, redraw_words, reply, change_the_answer, follow_up, odd_name, large, refused)
}


def sent(exchange: Exchange) -> tuple[object, ...]:
    return exchange.method, exchange.route, exchange.request, exchange.files, exchange.status


@pytest.mark.parametrize("name", WORKS)
async def test_what_arrives_is_what_the_library_would_send(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    usual, told_usually = await exchanged(monkeypatch, WORKS[name], lightly=False)
    light, told_lightly = await exchanged(monkeypatch, WORKS[name], lightly=True)
    assert usual
    assert told_lightly == told_usually
    for one, other in zip(light, usual, strict=True):
        assert (one.method, one.route, one.request, one.files) == (
            other.method,
            other.route,
            other.request,
            other.files,
        )


async def test_the_message_that_a_press_changed_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for work, asked in ((redraw, {}), (redraw_words, {}), (reply, {"with_response": "1"})):
        (exchange, *_), _ = await exchanged(monkeypatch, work, lightly=True)
        assert (exchange.query, exchange.response is None) == (asked, not asked)
