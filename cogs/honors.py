"""The role of a league's champions: it gives no permissions, and the bot checks that each time it gives it."""

import logging

import discord

from bot.text import Locale, say
from cogs.refusals import Barred

log = logging.getLogger(__name__)


def check_role(guild: discord.Guild | None, role_id: int | None, *, locale: Locale) -> None:
    """Check that the bot may give this role to champions. Raises Barred with the reason."""
    role = None if guild is None or role_id is None else guild.get_role(role_id)
    if (reason := obstacle(guild, role)) is not None:
        raise Barred(say(locale, f"league-role-{reason}"))


def obstacle(guild: discord.Guild | None, role: discord.Role | None) -> str | None:
    """Return why the bot cannot give a role to champions, as the end of a sentence's key; None if it can."""
    if guild is None or role is None or role.is_default() or role.managed:
        return "none"
    if role.permissions.value:
        return "powerful"
    own = guild.me
    if not own.guild_permissions.manage_roles:
        return "forbidden"
    return None if role < own.top_role else "above"


async def give_role(guild: discord.Guild, role_id: int, discord_id: int) -> bool:
    """Give a role to someone, unless something is in the way. Return False if it should be tried again later."""
    role = guild.get_role(role_id)
    if role is None or (reason := obstacle(guild, role)) is not None:
        log.info("server %d: the champion gets no role (%s)", guild.id, "none" if role is None else reason)
        return True
    try:
        member = await guild.fetch_member(discord_id)
        await member.add_roles(role, reason="League")
    except discord.HTTPException as error:
        log.info("server %d: the champion gets no role (%d)", guild.id, error.code)
        return error.status < 500
    except OSError as error:
        log.info("server %d: the champion gets no role now (%s)", guild.id, type(error).__name__)
        return False
    return True
