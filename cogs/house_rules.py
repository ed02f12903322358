"""What a server's managers decided, held against what somebody asks for: the place, the people, the stake."""

import discord

from bot.text import say
from cogs.answer import whisper
from cogs.manners import server_of
from cogs.words import amount, as_text, locale_of

MOST_NAMED = 6  # channels in one sentence


async def is_against_house_rules(
    interaction: discord.Interaction,
    *,
    stake: int = 0,
    opponent: discord.User | discord.Member | None = None,
    anywhere: bool = False,
) -> bool:
    """Whether the server forbids this game; if so, that is said. `anywhere`: it was asked for before, in its place."""
    server, locale = server_of(interaction), locale_of(interaction)
    role = "" if server.role is None else f"<@&{server.role}>"
    words = None
    if not anywhere and not server.allows(*_places(interaction)):
        named = ", ".join(f"<#{channel}>" for channel in server.channels[:MOST_NAMED])
        words = say(locale, "house-channels", channels=named)
    elif not _has_role(interaction.user, server.role):
        words = say(locale, "house-role", role=role)
    elif isinstance(opponent, discord.Member) and not _has_role(opponent, server.role):
        words = say(locale, "house-role-opponent", opponent=as_text(opponent.display_name), role=role)
    elif stake > server.largest_stake:
        most = amount(server.largest_stake, locale=locale)
        words = say(locale, "house-stake", most=most, unit=server.unit)
    if words is not None:
        await whisper(interaction, words)
    return words is not None


def _places(interaction: discord.Interaction) -> list[int]:
    """The channel, and that of which it is a thread."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return [place for place in (interaction.channel_id, parent) if place is not None]


def _has_role(user: discord.User | discord.Member, role: int | None) -> bool:
    """Whether somebody may play; in a direct message everyone may."""
    return role is None or not isinstance(user, discord.Member) or user.get_role(role) is not None
