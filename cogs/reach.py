"""Where people use the bot: in servers that it is in, in messages with it, and elsewhere, where they have installed it.

Elsewhere the bot cannot post or edit by itself. A place there has a ledger and boards of its own, but no settings.
"""

from collections.abc import Callable
from typing import TypeVar

import discord
from discord import app_commands

from bot.text import Locale, say
from cogs.names import PlaceKind
from cogs.refusals import Barred

T = TypeVar("T")


def everywhere(command: T) -> T:
    """Offer a command also in servers without the bot, in groups, and in messages between people."""
    decorate: Callable[[T], T] = app_commands.allowed_installs(guilds=True, users=True)
    return decorate(app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(command))


def among_people(command: T) -> T:
    """Offer a command wherever there are others to play with: everywhere but in messages with the bot."""
    decorate: Callable[[T], T] = app_commands.allowed_installs(guilds=True, users=True)
    return decorate(app_commands.allowed_contexts(guilds=True, dms=False, private_channels=True)(command))


def home_of(interaction: discord.Interaction) -> int | None:
    """Return the server in which somebody acts, if the bot is in it, too."""
    return interaction.guild_id if interaction.is_guild_integration() else None


def is_elsewhere(interaction: discord.Interaction) -> bool:
    """Return whether somebody acts where the bot is not."""
    return home_of(interaction) is None and not interaction.context.dm_channel


def is_conversation(interaction: discord.Interaction) -> bool:
    """Return whether somebody acts in a group or in messages between two people."""
    return interaction.guild_id is None and is_elsewhere(interaction)


def place_id_of(interaction: discord.Interaction) -> int | None:
    """Return the id of the place whose games, ledger and boards are meant; None in messages with the bot.

    It is the server, also one that the bot is not in, or the channel of a group or of two people.
    """
    if interaction.context.dm_channel:
        return None
    return interaction.guild_id or interaction.channel_id


def kind_of_place(interaction: discord.Interaction) -> PlaceKind | None:
    """Return what the people of a place call it; None in messages with the bot."""
    if interaction.context.dm_channel:
        return None
    return "conversation" if interaction.guild_id is None else "server"


def is_unseen(interaction: discord.Interaction) -> bool:
    """Return whether the server lets nobody but the presser see the answers of an app that it does not have."""
    is_foreign = is_elsewhere(interaction) and interaction.guild_id is not None
    return is_foreign and not interaction.permissions.use_external_apps


def see_shown(interaction: discord.Interaction, *, locale: Locale) -> None:
    """Raise Barred where a server lets nobody but the presser see the answers of an app that it does not have."""
    if is_unseen(interaction):
        raise Barred(say(locale, "elsewhere-unseen"))


def see_message(interaction: discord.Interaction, *, locale: Locale) -> None:
    """Raise Barred where the bot is not, and Discord would hide the answer to this very person, or take no picture."""
    see_shown(interaction, locale=locale)
    if is_elsewhere(interaction) and not interaction.app_permissions.attach_files:
        raise Barred(say(locale, "challenge-permissions", missing=say(locale, "permission-attach_files")))
