"""What is compared to see whether the commands have changed: all that Discord is sent of them."""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.commands import described

Found = discord.Interaction[Any]
Said = app_commands.Choice


def of(play: Callable[..., Any], **given: Any) -> "app_commands.Command[Any, ..., Any]":
    return app_commands.Command(**{"name": "play", "description": "Play a game.", "callback": play} | given)


async def plain(found: Found, game: str) -> None: ...


async def optional(found: Found, game: str = "") -> None: ...


async def counted(found: Found, game: int) -> None: ...


async def ranged(found: Found, game: app_commands.Range[int, 1, 5]) -> None: ...


async def in_channels(found: Found, game: discord.TextChannel) -> None: ...


async def in_threads(found: Found, game: discord.Thread) -> None: ...


async def longer(found: Found, game: str, seats: str) -> None: ...


@app_commands.choices(game=[Said(name="Mille", value="mille")])
async def chosen(found: Found, game: str) -> None: ...


@app_commands.choices(game=[Said(name="Guts", value="guts")])
async def otherwise_chosen(found: Found, game: str) -> None: ...


@app_commands.rename(game="which")
async def renamed(found: Found, game: str) -> None: ...


@app_commands.describe(game="Its name.")
async def explained(found: Found, game: str) -> None: ...


@app_commands.guild_only
async def on_servers(found: Found, game: str) -> None: ...


@app_commands.default_permissions(manage_guild=True)
async def for_moderators(found: Found, game: str) -> None: ...


async def pinned(found: Found, message: discord.Message) -> None: ...


async def suggested(found: Found, typed: str) -> "list[app_commands.Choice[str]]":
    return []


def completed() -> "app_commands.Command[Any, ..., Any]":
    command = of(plain)
    command.autocomplete("game")(suggested)
    return command


def grouped(*commands: "app_commands.Command[Any, ..., Any]") -> app_commands.Group:
    group = app_commands.Group(name="play", description="Play a game.")
    for command in commands:
        group.add_command(command)
    return group


CALLBACKS = (
    *(plain, optional, counted, ranged, in_channels, in_threads, longer, chosen, otherwise_chosen),
    *(renamed, explained, on_servers, for_moderators),
)


def commands() -> "list[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu]":
    installs = app_commands.AppInstallationType(guild=True, user=True)
    contexts = app_commands.AppCommandContext(guild=True)
    return [
        *(of(each) for each in CALLBACKS),
        of(plain, name="deal"),
        of(plain, description="Deal."),
        of(plain, nsfw=True),
        of(plain, allowed_contexts=contexts),
        of(plain, allowed_installs=installs),
        completed(),
        grouped(),
        grouped(of(plain)),
        grouped(of(optional)),
        app_commands.ContextMenu(name="Pin", callback=pinned),
        app_commands.ContextMenu(name="Keep", callback=pinned),
    ]


def test_commands_are_described_alike_where_discord_is_sent_the_same() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    for number, command in enumerate(commands()):
        for other, again in enumerate(commands()):
            assert (command.to_dict(tree) == again.to_dict(tree)) == (number == other), "the sample has each once"
            assert (described(command) == described(again)) == (number == other)
