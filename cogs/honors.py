"""The role of a league's champions: it gives no permissions, and the bot checks that each time it gives it.

A person who got it from the bot loses it when somebody else is champion, or when their data are deleted.
"""

import logging
from enum import Enum
from typing import Literal

import aiohttp
import discord

from bot.standing import Leagues
from bot.tables import Player, Tables
from bot.text import Locale, say
from cogs.refusals import Barred
from cogs.who_left import UNKNOWN_MEMBER

log = logging.getLogger(__name__)


class Outcome(Enum):
    """The fate of a role that was to be given or taken."""

    DONE = "done"
    NEVER = "never"  # the person or the role is gone
    LATER = "later"  # someone has to change something first
    SOON = "soon"  # Discord or the line failed


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
    return _barrier(guild, role)


def _barrier(guild: discord.Guild, role: discord.Role) -> str | None:
    """Return why the bot cannot change who has a role, as `obstacle` does."""
    own = guild.me
    if not own.guild_permissions.manage_roles:
        return "forbidden"
    return None if role < own.top_role else "above"


class Honors:
    """The giver of roles to the champions of servers. What it gave is noted, so that only that is taken."""

    def __init__(self, client: discord.Client, tables: Tables, leagues: Leagues) -> None:
        self._client = client
        self._tables = tables
        self._leagues = leagues

    async def pass_on(self, guild: discord.Guild, season: int) -> bool:
        """Take the role from former champions, and give it to those of a season. Return False to try it again soon."""
        champions = await self._leagues.champions(guild.id)
        present = next((each.players for each in champions if each.season == season), ())
        role_id, is_done = (await self._tables.servers.of(guild.id)).league_role, True
        if not present:  # the last ones keep it until others are champions
            return True
        for each in champions:
            for player in () if each.season == season else each.players:
                keeps = None if player.id not in {one.id for one in present} else role_id
                is_done &= await self._take(guild, each.season, player, keeps=keeps)
        if role_id is not None:
            for player in present:
                is_done &= await self._give(guild, season, player, role_id)
        return is_done

    async def farewell(self, player: Player) -> None:
        """Take every role of a champion whose data are about to be deleted, where Discord lets it."""
        for row in await self._leagues.championships(player):
            if (guild := self._client.get_guild(row.guild_id)) is not None:
                await self._take(guild, row.season, player, keeps=None)

    async def _give(self, guild: discord.Guild, season: int, player: Player, role_id: int) -> bool:
        if await self._leagues.honor(guild.id, season, player) is not None:
            return True
        role = guild.get_role(role_id)
        if (reason := obstacle(guild, role)) is not None or role is None:
            log.info("server %d: the champion gets no role yet (%s)", guild.id, reason)
            return True
        outcome = await _change(guild, role, player, "give")
        if outcome in {Outcome.DONE, Outcome.NEVER}:
            got = role_id if outcome is Outcome.DONE else None
            await self._leagues.note_honor(guild.id, season, player, got)
        return outcome is not Outcome.SOON

    async def _take(self, guild: discord.Guild, season: int, player: Player, *, keeps: int | None) -> bool:
        """Take the role that a former champion got from the bot, unless they `keeps` it as a champion again."""
        honor = await self._leagues.honor(guild.id, season, player)
        if honor is None or honor.role is None:
            return True
        if honor.role != keeps:
            role = guild.get_role(honor.role)
            if role is not None and (reason := _barrier(guild, role)) is not None:
                log.info("server %d: a former champion keeps the role for now (%s)", guild.id, reason)
                return True
            outcome = Outcome.NEVER if role is None else await _change(guild, role, player, "take")
            if outcome not in {Outcome.DONE, Outcome.NEVER}:
                return outcome is not Outcome.SOON
        await self._leagues.note_honor(guild.id, season, player, None)
        return True


async def _change(guild: discord.Guild, role: discord.Role, player: Player, how: Literal["give", "take"]) -> Outcome:
    """Give someone a role, or take it."""
    if player.discord_id is None:
        return Outcome.NEVER
    try:
        member = await guild.fetch_member(player.discord_id)
        await (member.add_roles if how == "give" else member.remove_roles)(role, reason="League")
    except discord.HTTPException as error:
        log.info("server %d: no role to %s (%d)", guild.id, how, error.code)
        if error.code == UNKNOWN_MEMBER:
            return Outcome.NEVER
        return Outcome.SOON if isinstance(error, discord.DiscordServerError) else Outcome.LATER
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("server %d: no role to %s now (%s)", guild.id, how, type(error).__name__)
        return Outcome.SOON
    return Outcome.DONE
