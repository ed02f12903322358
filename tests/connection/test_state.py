"""What the bot is told of messages: where one was posted, and which one was pressed."""

import asyncio

import discord
import pytest
import yarl
from discord.ext import commands

from bot.connection.state import LightBot
from bot.playground.ratelimits import Limits
from bot.playground.server import LoopbackDiscord
from tests.playground.conftest import running


class Bot(LightBot):
    """Writes down what it hears of messages."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            guild_ready_timeout=0,
        )
        self.heard: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
        self.pressed: asyncio.Queue[discord.Message | None] = asyncio.Queue()
        self.others: list[str] = []

    async def on_posted(self, channel_id: int, message_id: int) -> None:
        """Somebody has posted a message."""
        self.heard.put_nowait((channel_id, message_id))

    async def on_message(self, message: discord.Message) -> None:
        """The library has built a message."""
        self.others.append(f"message {message.id}")

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """The library has built a message that was changed."""
        self.others.append(f"edit {payload.message_id}")

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody has pressed."""
        await interaction.response.defer()
        self.pressed.put_nowait(interaction.message)


async def test_a_message_is_known_by_its_place_and_a_pressed_one_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    async with LoopbackDiscord(limits=Limits.off()) as server:
        monkeypatch.setattr(discord.http.Route, "BASE", server.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        guild = server.add_guild("Friends")
        channel, ann = server.add_channel(guild, "table"), server.add_person("ann", guild)
        bot = Bot()
        async with running(bot, server.token):
            said = ann.say(channel, "hello, <@1>")
            assert await bot.heard.get() == (channel.id, said.id)
            layout = discord.ui.LayoutView()
            layout.add_item(discord.ui.TextDisplay("at first"))
            row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
            layout.add_item(row.add_item(discord.ui.Button(label="Press", custom_id="press")))
            layout.stop()
            posted = await bot.get_partial_messageable(channel.id, guild_id=guild.id).send(view=layout)
            await posted.edit(view=layout)
            assert await bot.heard.get() == (channel.id, posted.id)
            public = ann.find(posted.id)
            assert public is not None
            await ann.press(public, "Press")
            pressed = await bot.pressed.get()
            assert pressed is not None
            assert (pressed.id, pressed.channel.id, pressed.flags.components_v2) == (posted.id, channel.id, True)
            assert (pressed.author, pressed.components, pressed.attachments) == (bot.user, [], [])
            assert posted.components
        assert bot.others == []
