"""The bot's needs from Discord: permissions in a channel before a game begins there, in a server, and intents."""

import discord

from bot.text import Locale, say
from cogs.locale_and_style import locale_of
from cogs.reach import home_of
from cogs.refusals import Barred

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
FOR_EVENTS = ("create_events",)
FOR_CALLS = ("mention_everyone",)
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


def check_permissions(interaction: discord.Interaction, *, further: tuple[str, ...] = ()) -> None:
    """Check that the bot may show a table in this channel, and has these `further` permissions.

    Raises Barred, which names all that are missing.
    """
    if home_of(interaction) is None:
        return  # Discord lists few permissions in a direct message, and answers there need none
    granted, locale = interaction.app_permissions, locale_of(interaction)
    if words := missing_at(interaction.channel, granted, further=further, locale=locale):
        raise Barred(words)


def missing_at(
    place: object, granted: discord.Permissions, *, further: tuple[str, ...] = (), locale: Locale
) -> str | None:
    """Return the sentence that names all permissions that the bot lacks for a table in a channel or thread, or None."""
    needed = NEEDED_IN_THREAD if isinstance(place, discord.Thread) else NEEDED
    missing = [say(locale, f"permission-{each}") for each in (*needed, *further) if not getattr(granted, each)]
    return say(locale, "challenge-permissions", missing=", ".join(missing)) if missing else None
