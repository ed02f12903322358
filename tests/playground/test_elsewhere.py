"""Where the bot is not: people who have installed it use it there, and it can only answer."""

import asyncio

import discord
import pytest
from discord import app_commands

from bot.playground.permissions import Permission
from bot.playground.reach import MOST_FOLLOW_UPS
from bot.playground.refusal import Reason
from bot.playground.seen import Impossible
from tests.playground.conftest import Scene


class Speaker:
    """A command that speaks as often as it can, and keeps what it was told."""

    def __init__(self) -> None:
        self.interactions: list[discord.Interaction] = []
        self.refusals: asyncio.Queue[int] = asyncio.Queue()

    async def speak(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction)
        await interaction.response.send_message("1")
        try:
            for number in range(MOST_FOLLOW_UPS + 1):
                await interaction.followup.send(str(number + 2))
        except discord.HTTPException as error:
            self.refusals.put_nowait(error.code)


@pytest.fixture
async def speaker(scene: Scene) -> Speaker:
    """One whose command is for servers and for people, anywhere."""
    speaker = Speaker()

    @scene.bot.tree.command(description="Speaks")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def speak(interaction: discord.Interaction) -> None:
        await speaker.speak(interaction)

    await scene.bot.tree.sync()
    return speaker


async def test_who_has_installed_the_bot_uses_it_between_people_and_in_groups(scene: Scene, speaker: Speaker) -> None:
    between, group = scene.server.between(scene.ada, scene.bob), scene.server.add_group(scene.ada, scene.bob)
    for place in (between, group):
        with pytest.raises(Impossible):
            await scene.bob.invoke(place, "/speak")
    scene.ada.install()
    for place in (between, group):
        await scene.ada.invoke(place, "/speak")
        interaction = speaker.interactions[-1]
        assert (interaction.context.private_channel, interaction.is_user_integration(), interaction.guild_id) == (
            True,
            True,
            None,
        )
        assert not interaction.app_permissions.send_messages
        assert await speaker.refusals.get() == Reason.TOO_MANY_FOLLOW_UPS.code
        assert [each.content for each in scene.bob.messages(place)] == list("123456"), "five further ones"
        with pytest.raises(discord.Forbidden):
            await scene.bot.get_partial_messageable(place.id).send("by itself")


async def test_a_server_without_the_bot_may_hide_what_it_answers(scene: Scene, speaker: Speaker) -> None:
    guild = scene.server.add_guild("Elsewhere", owner=scene.bob, with_bot=False)
    place = scene.server.add_channel(guild, "general")
    scene.server.world.add_member(guild, scene.ada.user)
    scene.ada.install()
    await scene.ada.invoke(place, "/speak")
    interaction = speaker.interactions[-1]
    assert (interaction.context.guild, interaction.is_guild_integration(), interaction.is_user_integration()) == (
        True,
        False,
        True,
    )
    assert interaction.permissions.use_external_apps
    await scene.bob.until(lambda: len(scene.bob.messages(place)) == 1 + MOST_FOLLOW_UPS)

    scene.server.forbid(place, scene.ada, Permission.USE_EXTERNAL_APPS)
    answer = await scene.ada.invoke(place, "/speak")
    assert answer.shown.hidden
    assert len(scene.bob.messages(place)) == 1 + MOST_FOLLOW_UPS


async def test_in_its_own_server_the_bot_speaks_on(scene: Scene, speaker: Speaker) -> None:
    scene.ada.install()
    await scene.ada.invoke(scene.table, "/speak")
    interaction = speaker.interactions[-1]
    assert (interaction.is_guild_integration(), interaction.is_user_integration()) == (True, True)
    await scene.bob.until(lambda: len(scene.bob.messages(scene.table)) == 2 + MOST_FOLLOW_UPS)
    assert speaker.refusals.empty()
