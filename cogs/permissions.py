"""What the bot must be allowed to do in a channel before a game starts there."""

import discord

from bot.text import say
from cogs.answer import whisper
from cogs.words import locale_of

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
NEEDED_IN_THREAD = ("view_channel", "send_messages_in_threads", "attach_files", "embed_links", "read_message_history")


async def lacks_permissions(interaction: discord.Interaction) -> bool:
    """Whether the bot may not show a table in this channel; if so, that is said, and what is missing."""
    needed = NEEDED_IN_THREAD if isinstance(interaction.channel, discord.Thread) else NEEDED
    locale = locale_of(interaction)
    missing = [say(locale, f"permission-{each}") for each in needed if not getattr(interaction.app_permissions, each)]
    if missing:
        await whisper(interaction, say(locale, "challenge-permissions", missing=", ".join(missing)))
    return bool(missing)
