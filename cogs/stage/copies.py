"""Copies of a table's message: nobody knows the one that a process posted as it ended, or whose nonce was forgotten."""

import logging
from datetime import UTC, datetime
from functools import partial
from typing import Final

import discord

from bot.tables import LeftoverRow, Table
from cogs.ids import Verb
from cogs.sending import may_pass
from cogs.stage.direct import ids_of
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.own_messages import own_messages

log = logging.getLogger(__name__)

LOOK_BACK: Final = 100  # messages that one request brings
NONCE_KEPT: Final = 5 * 60_000  # ms in which Discord returns a message for its nonce ("a few minutes")


class Copies:
    """A deleter of such copies: nobody knows their ids, so the channel is read once for them."""

    def __init__(self, ground: Ground, leftovers: Leftovers) -> None:
        self._ground = ground
        self._leftovers = leftovers
        self._looked: set[str] = set()  # older tables that were looked for once: no more than ran at the start

    async def look_once(self, table: Table) -> None:
        """Look for a message of `table` that the process before posted as it ended, and could not note.

        Where the one that it knew is edited, nothing is posted, and so Discord does not return that message.
        """
        if table.guild_id is not None and table.started_at < self._ground.began and table.id not in self._looked:
            self._looked.add(table.id)
            self.look(await self._ground.tables.memory.table(table.id))

    def look(self, table: Table, *, before: int | None = None) -> None:
        """Delete soon what else shows `table` above the message `before`, or above whatever is posted from now on."""
        now = self._ground.clock.now()
        until = before or discord.utils.time_snowflake(datetime.fromtimestamp(now / 1000, UTC))
        look = partial(self._look, table.id, table.channel_id, table.guild_id, until)
        self._ground.timekeeper.at(now, f"copies {table.id}", look)

    async def _look(self, key: str, channel_id: int, guild_id: int | None, before: int) -> None:
        """Delete copies, or raise discord.HTTPException or aiohttp.ClientError, which may pass: it is retried."""
        messages, channel = self._ground.tables.messages, self._ground.channel(channel_id, guild_id)
        self._ground.budget.spend(key)
        above = own_messages(self._ground.client, channel, limit=LOOK_BACK, before=before)
        try:
            found = [each async for each in above]
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            log.info("table %s: nowhere to look for copies (%d)", key, error.code)
            return
        shown = await messages.public(key)
        for message in found:
            if not _shows(message, key):
                continue
            remove = partial(self._remove, LeftoverRow(key, message.id, channel_id, None))
            if message.mentions and shown is not None and shown.message_id < message.id:
                # Nobody noted whom it calls: the same call, made again soon, finds it and notifies nobody twice.
                self._ground.timekeeper.at(self._ground.clock.now() + NONCE_KEPT, f"copy {message.id}", remove)
            else:
                await remove()

    async def _remove(self, copy: LeftoverRow) -> None:
        """Delete a copy, unless it is the message that shows the table by now."""
        messages = self._ground.tables.messages
        shown = await messages.public(copy.table)
        if shown is None or shown.message_id != copy.message_id:
            await messages.leave(copy)
            await self._leftovers.remove(copy)


def _shows(message: discord.Message, key: str) -> bool:
    """Return whether a message shows this table to everyone: it offers hands."""
    return any((each.key, each.verb, each.word) == (key, Verb.HAND, "") for each in ids_of(message))
