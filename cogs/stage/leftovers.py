"""Messages that newer ones have replaced. The store knows each until it is deleted, so that no kill leaves two."""

import asyncio
import contextlib
import logging

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Declined, LeftoverRow
from cogs.sending import may_pass
from cogs.stage.ground import Ground
from cogs.stage.panel import Panel

log = logging.getLogger(__name__)

BETWEEN = 0.1  # s; Discord takes fifty requests a second, and others need most of them
AGAIN = 5 * 60_000  # ms until what Discord could not delete is tried again
LINE = (aiohttp.ClientError, OSError)


class Leftovers:
    """A deleter of such messages: at once, or after a start those that the process before left."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._owed: dict[int, LeftoverRow] = {}  # by message: those to be deleted when there is time

    def start(self) -> None:
        """Begin to delete messages that the last process left. Of several processes, that for direct messages acts."""
        if not self._ground.home.serves(None):
            return
        self._ground.timekeeper.at(self._ground.clock.now(), "leftovers", self._take_over)

    async def _take_over(self) -> None:
        for row in await self._ground.tables.messages.leftovers():
            self._owed[row.message_id] = row
        await self._sweep()

    async def _sweep(self) -> None:
        """Delete what is owed, one after another, after answers to presses."""
        for row in tuple(self._owed.values()):
            await self._ground.calm()
            if self._owed.pop(row.message_id, None) is None:
                continue
            if await self._is_in_use(row):
                await self._ground.tables.messages.swept(row)
            else:
                await self.remove(row)
            await asyncio.sleep(BETWEEN)

    async def _is_in_use(self, row: LeftoverRow) -> bool:
        """Return whether this message is the one that shows the table, or the panel of its seat."""
        messages = self._ground.tables.messages
        now = (
            await messages.public(row.table)
            if row.seat is None
            else (await messages.panels(row.table)).get(Seat(row.seat))
        )
        return now is not None and now.message_id == row.message_id

    def keep(self, message_id: int) -> None:
        """Do not delete this message: it is in use again."""
        self._owed.pop(message_id, None)

    async def remove(self, row: LeftoverRow, panel: Panel | None = None) -> None:
        """Delete a message, by the press on its `panel` if that is possible. One that cannot be deleted stays.

        Failures of the line or of Discord's servers pass: it is tried again later, also after a restart.
        """
        is_deleted = panel is not None and self._ground.live.is_free(panel) and await panel.delete()
        if not is_deleted and not await self._is_out_of_reach(row):
            self._ground.budget.spend(row.table)
            channel = self._ground.client.get_partial_messageable(row.channel_id)
            try:
                await channel.get_partial_message(row.message_id).delete()
            except LINE as error:
                self._remove_later(row, error)
                return
            except discord.HTTPException as error:
                if may_pass(error):
                    self._remove_later(row, error)
                    return
                log.info("table %s: an old message stays (%d)", row.table, error.code)
        await self._ground.tables.messages.swept(row)

    async def _is_out_of_reach(self, row: LeftoverRow) -> bool:
        """Return whether a message is where the bot is not, and stays: presses on it say that there is a newer one."""
        if row.seat is not None:
            return False
        with contextlib.suppress(Declined):
            return (await self._ground.tables.memory.table(row.table)).terms.is_elsewhere
        return False

    def _remove_later(self, row: LeftoverRow, error: Exception) -> None:
        log.info("table %s: an old message is deleted later (%s)", row.table, type(error).__name__)
        self._owed[row.message_id] = row
        self._ground.timekeeper.at(self._ground.clock.now() + AGAIN, "leftovers", self._sweep)
