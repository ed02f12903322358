"""The bot's needs from Discord: permissions in a channel before a game begins there, in a server, and intents."""

import discord

from bot.text import say
from cogs.locale_and_style import locale_of
from cogs.reach import home_of
from cogs.refusals import Barred

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "embed_links", "read_message_history")


def intents() -> discord.Intents:
    """Return the bot's gateway intents: servers, their events, and messages in servers without their words."""
    return discord.Intents(guilds=True, guild_messages=True, guild_scheduled_events=True)


def needed_everywhere(*, has_threads: bool) -> discord.Permissions:
    """Return the permissions of the bot's invitation; to make a thread for each game it needs one more."""
    needed = {*NEEDED, *NEEDED_IN_THREAD} | ({"create_public_threads"} if has_threads else set())
    permissions = discord.Permissions.none()
    for name in needed:
        setattr(permissions, name, True)
    return permissions


def check_permissions(interaction: discord.Interaction, *, opens_threads: bool = False) -> None:
    """Check that the bot may show a table in this channel, and make a thread for each if it `opens_threads`.

    Raises Barred, which names the missing permissions.
    """
    if home_of(interaction) is None:
        return  # Discord lists few permissions in a direct message, and answers there need none
    needed: tuple[str, ...] = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    needed = (*needed, *FOR_THREADS) if opens_threads else needed
    locale = locale_of(interaction)
    missing = [say(locale, f"permission-{each}") for each in needed if not getattr(interaction.app_permissions, each)]
    if missing:
        raise Barred(say(locale, "challenge-permissions", missing=", ".join(missing)))
