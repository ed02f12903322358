"""People who have left a server without a notice from Discord, and still are in a lobby, a tournament or on a board."""

import asyncio
import logging
from collections.abc import Iterable, Sequence

import discord
from cachetools import LRUCache

from bot.tables import AWAKE, Lobby, Player, Tables
from cogs.requests import Requests

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007  # Discord's code: the person is not in this server
MOST_ASKED = 100  # people in one question to Discord
KEPT = 1_000  # lobbies of which is known when their host was looked for


class WhoLeft:
    """A searcher for people who have left their server, which takes them off its lobbies."""

    def __init__(self, tables: Tables, requests: Requests) -> None:
        self._tables = tables
        self._requests = requests
        self._looked: LRUCache[str, int] = LRUCache(KEPT)  # by lobby: when its host was looked for

    async def before_start(self, interaction: discord.Interaction, player: Player, then: Lobby) -> None:
        """Remove people who have left the server from a lobby that starts with this press, or asks them first.

        `player` pressed. `then`: the lobby after the press.
        """
        if then.is_started or then.check is not None:
            await self._let_go(interaction, then, (each.player for each in then.people if each.player.id != player.id))

    async def see_host(self, interaction: discord.Interaction, lobby: Lobby, player: Player) -> Lobby:
        """Return the lobby without a host who has left the server, so that another can start the game.

        They are looked for once in a while, if they have pressed nothing for long.
        """
        host, now = lobby.host, self._tables.lobby_watch.now
        if host is None or host.id == player.id or host.id not in {each.player.id for each in lobby.asleep(now)}:
            return lobby
        if now - self._looked.get(lobby.id, 0) > AWAKE:
            self._looked[lobby.id] = now
            await self._let_go(interaction, lobby, [host])
        return await self._tables.lobbies.book.find(lobby.id)

    async def _let_go(self, interaction: discord.Interaction, lobby: Lobby, people: Iterable[Player]) -> None:
        """Remove those of these people, and all others of the server, who have left it from `lobby`.

        Where the bot is not, it cannot ask.
        """
        guild, others = interaction.guild, list(people)
        if guild is None or lobby.terms.is_elsewhere:
            return
        gone = await those_gone(self._requests, guild, others, within=self._tables.timing.looked_for)
        for each in others:
            if each.id in gone:
                await self._tables.lobbies.gone(each, guild_id=guild.id)
                self._tables.lobby_watch.show(lobby.id)


async def those_gone(
    requests: Requests, guild: discord.Guild, people: Sequence[Player], *, within: float
) -> frozenset[int]:
    """Return the numbers of those of these people who are not in the server; nobody if that takes over `within` s."""
    try:
        async with asyncio.timeout(within):
            gone = await asyncio.gather(*(requests.finish(is_gone(guild, each)) for each in people))
    except TimeoutError:
        return frozenset()
    return frozenset(each.id for each, has_left in zip(people, gone, strict=True) if has_left)


async def gone_from(
    client: discord.Client, guild_id: int, people: Sequence[Player], *, within: float
) -> frozenset[int]:
    """Return the numbers of those of these people who are not in a server; nobody if that takes over `within` s."""
    guild = client.get_guild(guild_id)
    asked = {each.discord_id: each.id for each in people if each.discord_id is not None}
    found, ids = set[int](), sorted(asked)
    if guild is None:
        return frozenset()
    try:
        async with asyncio.timeout(within):
            for at in range(0, len(ids), MOST_ASKED):
                members = await guild.query_members(user_ids=ids[at : at + MOST_ASKED], limit=MOST_ASKED, cache=False)
                found |= {each.id for each in members}
    except (TimeoutError, discord.DiscordException, OSError) as error:
        log.info("server %d: nobody knows who is there (%s)", guild_id, type(error).__name__)
        return frozenset()
    return frozenset(number for discord_id, number in asked.items() if discord_id not in found)


async def is_member(guild: discord.Guild, player: Player) -> bool:
    """Return whether a player is in the server. Raises HTTPException and OSError if that is not known now."""
    if player.discord_id is None:
        return False
    try:
        await guild.fetch_member(player.discord_id)
    except discord.HTTPException as error:
        if error.code != UNKNOWN_MEMBER:
            raise
        return False
    return True


async def is_gone(guild: discord.Guild, player: Player) -> bool:
    """Return whether a person is not in the server; False where this is unknown."""
    try:
        return player.discord_id is not None and not await is_member(guild, player)
    except discord.HTTPException:
        return False
    except OSError as error:  # the line
        log.info("server %d: nobody knows whether somebody is there (%s)", guild.id, type(error).__name__)
        return False
