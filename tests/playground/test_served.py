"""A playground kept in a folder, with a bot that is not ours in a separate process."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from yarl import URL

from bot.playground.permissions import Permission, permissions_in_guild
from bot.playground.served import Ground, NoFolder, NoPort, ServedPlayground
from bot.playground.server import LoopbackDiscord

PING = """
import asyncio, os, discord, yarl

class Ping(discord.Client):
    async def setup_hook(self):
        tree = discord.app_commands.CommandTree(self)

        @tree.command(description="Answers")
        async def ping(interaction):
            await interaction.response.send_message("pong")

        await tree.sync()

discord.http.Route.BASE = os.environ["API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])
Ping(intents=discord.Intents.default()).run(os.environ["TOKEN"], log_handler=None)
"""


def lead(discord: LoopbackDiscord) -> Mapping[str, str]:
    return {**os.environ, "API": discord.api_url, "GATEWAY": discord.gateway_url, "TOKEN": discord.token}


def ground(folder: Path) -> Ground:
    return Ground(
        folder,
        bot_name="Ping",
        command=(sys.executable, "-c", PING),
        environment=lead,
        kept=("scores.txt",),
        guild="Friends",
        channels=("table",),
        people=("Ada", "Bo"),
        permissions=Permission.CREATE_EVENTS,
    )


async def test_any_bot_is_started_and_met_again_under_the_same_addresses(tmp_path: Path) -> None:
    said: list[str] = []
    links: list[str] = []
    for messages in (1, 2):
        async with ServedPlayground(ground(tmp_path), said.append, port=0) as served:
            await served.await_bot()
            links.append(served.address.partition("/u/")[2])
            ada = served.people[0]
            (channel,) = [each for each in ada.channels if each.name == "table"]
            answer = await ada.invoke(channel, "/ping")
            assert answer.shown.text == "pong"
            [guild] = [each for each in ada.guilds if each.name == "Friends"]
            assert permissions_in_guild(guild, guild.members[served.playground.bot.id]) & Permission.CREATE_EVENTS
            assert len(ada.messages(channel)) == messages
            assert served.playground.refusals == []
    assert links[0] == links[1]
    assert said == []


async def test_to_begin_anew_puts_away_what_the_bot_kept_too(tmp_path: Path) -> None:
    quiet = [].append
    async with ServedPlayground(ground(tmp_path), quiet, port=0) as served:
        first = served.address.partition("/u/")[2]
        (tmp_path / "scores.txt").write_text("12")
    async with ServedPlayground(ground(tmp_path), quiet, port=0, fresh=True) as served:
        assert served.address.partition("/u/")[2] != first
    assert (tmp_path / "scores.txt.old").read_text() == "12"
    assert not (tmp_path / "scores.txt").exists()


@pytest.mark.long("processes")
async def test_what_cannot_be_had_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(NoFolder, match="cannot be made: Not a directory"):
        async with ServedPlayground(ground(file / "folder"), print):
            pass
    async with ServedPlayground(ground(tmp_path / "one"), print, port=0) as served:
        port = URL(served.playground.base_url).port
        with pytest.raises(NoPort, match=f"{port} cannot be had: "):
            async with ServedPlayground(ground(tmp_path / "two"), print, port=port):
                pass
        with pytest.raises(NoFolder):
            async with ServedPlayground(ground(tmp_path / "one"), print, port=0):
                pass
