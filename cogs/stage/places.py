"""The places of tables: their own threads if that is wished and possible, else where they began."""

import logging
from typing import Final

import discord

from bot.tables import ServerSettings, Table, Tables
from bot.text import Locale
from cogs.names import game_name
from cogs.sending import may_pass

log = logging.getLogger(__name__)

# Discord's error codes.
ARCHIVED = 50083
LOCKED = 160005
SHUT = frozenset({ARCHIVED, LOCKED})
NO_ACCESS = 50013
THREAD_EXISTS = 160004
UNKNOWN_MESSAGE = 10008
UNKNOWN_CHANNEL = 10003
MISSING_ACCESS = 50001
GONE = frozenset({UNKNOWN_CHANNEL, MISSING_ACCESS})  # the channel is deleted, or closed to the bot
WEEK: Final = 10_080  # minutes without a message, after which Discord archives a thread
LONGEST_NAME = 100  # characters


class Places:
    """The places of games. It creates threads, reopens archived ones, and knows when a place is gone."""

    def __init__(self, client: discord.Client, *, has_threads: bool) -> None:
        """Watch places; `has_threads`: whether games get threads in servers that did not decide it."""
        self._client = client
        self._has_threads = has_threads

    def has_threads(self, server: ServerSettings) -> bool:
        """Return whether each game of a server gets its own thread."""
        return self._has_threads if server.threads is None else server.threads

    async def open(self, tables: Tables, table: Table, *, locale: Locale) -> Table:
        """Move `table` to its own new thread if its server wishes that; return the table.

        Where no thread is wished or possible, the table stays in its channel.
        """
        is_wished = self.has_threads(await tables.servers.of(table.guild_id))
        if not is_wished or table.channel_id != table.home_id:
            return table
        channel = await self._channel(table)
        if not isinstance(channel, discord.TextChannel):
            return table
        names = ", ".join(player.name for player in table.players)
        title = f"{game_name(table.terms, locale=locale)} · {names}"[:LONGEST_NAME]
        try:
            thread_id = await self._thread(channel, await tables.lobbies.message_of(table.id), title)
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("table %s: no thread (%d)", table.id, error.code)
            return table
        return await tables.messages.move_to(table.id, thread_id)

    async def _channel(self, table: Table) -> object:
        """Return the channel where `table` began, by a request only if Discord informs another process of it."""
        is_informed = self._client.get_guild(table.guild_id or 0) is not None
        known = self._client.get_channel(table.home_id)
        if known is not None or is_informed or table.guild_id is None:
            return known
        try:
            return await self._client.fetch_channel(table.home_id)
        except (discord.Forbidden, discord.NotFound, discord.InvalidData) as error:
            log.info("table %s: no channel (%s)", table.id, type(error).__name__)
            return None

    async def _thread(self, channel: discord.TextChannel, message_id: int | None, title: str) -> int:
        """Create a thread under a message, or alone when there is none, and return its id.

        After a kill in between, the thread that is already there is found.
        """
        if message_id is not None:
            try:
                made = channel.get_partial_message(message_id)
                return (await made.create_thread(name=title, auto_archive_duration=WEEK)).id
            except discord.HTTPException as error:
                if error.code == THREAD_EXISTS:
                    return message_id  # Discord gives a thread the id of the message it began from
                if error.code != UNKNOWN_MESSAGE:
                    raise
        kind = discord.ChannelType.public_thread
        return (await channel.create_thread(name=title, type=kind, auto_archive_duration=WEEK)).id

    async def reopen(self, channel_id: int) -> bool:
        """Reopen an archived thread. Return whether that was possible."""
        try:
            thread = await self._client.fetch_channel(channel_id)
            if not isinstance(thread, discord.Thread):
                return False
            await thread.edit(archived=False)
        except discord.HTTPException as error:
            log.info("thread %d stays put away (%d)", channel_id, error.code)
            return False
        return True

    async def is_gone(self, table: Table) -> bool:
        """Return whether the table's channel or thread is deleted or closed to the bot."""
        if self._client.get_channel(table.channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(table.channel_id)
        except discord.HTTPException as error:
            return error.code in GONE
        return False
