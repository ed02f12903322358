"""What this process hears from others of the bot, and what it tells them about somebody who waits."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from functools import partial

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Call, Table
from cogs.stage.deletions import MESSAGE, PLACE, Deletions
from cogs.stage.elsewhere import ANSWERED_WITHIN, ASKED, LEFT, USED
from cogs.stage.ground import Ground
from cogs.stage.panels import Panels
from cogs.stage.table_message import TableMessages

log = logging.getLogger(__name__)

NUDGE, REACTION = "nudge", "reaction"  # the names of calls


class OtherProcesses:
    """A listener to the other processes; one that is alone hears nothing."""

    def __init__(self, ground: Ground, messages: TableMessages, panels: Panels, deletions: Deletions) -> None:
        self._ground = ground
        self._messages = messages
        self._panels = panels
        self._deletions = deletions

    async def missed(self) -> None:
        """Redraw the panels and tables that are in use here, and soon the panels that others may have let go."""
        keys, clock = self._ground.elsewhere.ask(), self._ground.clock
        await self._show_panels(self._ground.live.tables)
        async for table in self._ground.tables.memory.spaced(self._ground.by_presses.keys):
            self._messages.put(table)
        when = clock.now() + ANSWERED_WITHIN + 1
        self._ground.timekeeper.at(when, "who looks elsewhere", partial(self._show_panels, keys))

    async def _show_panels(self, keys: Collection[str]) -> None:
        async for table in self._ground.tables.memory.spaced(keys):
            self._panels.put(table)

    async def called(self, sender: str, call: Call) -> None:
        """Note another process's report about a seat; see `Stage.called`."""
        if call.name in (MESSAGE, PLACE):
            await self._deletions.heard(call)
            return
        if call.name == ASKED:
            self._ground.elsewhere.heard(sender, call)
            return
        table, seat = await self._ground.tables.memory.table(call.table), Seat(call.seat)
        match call.name:
            case name if name == NUDGE and self._ground.home.holds(table.guild_id):
                await self.nudge(table, [seat])
            case name if name in (USED, LEFT):
                self._ground.elsewhere.heard(sender, call)
                if name == LEFT:
                    self._panels.put(table)
                else:
                    await self._panels.gone_elsewhere(table, seat)
            case name if name == REACTION:
                await self._panels.asides.show_reaction(table, seat)
            case _:
                pass

    async def without(self, living: Collection[str]) -> None:
        """Take over the players of processes that are gone; see `Stage.without`."""
        await self._show_panels(set(self._ground.elsewhere.without(living)))

    async def nudge(self, table: Table, seats: Sequence[Seat]) -> None:
        """Notify `seats` that another player waits, in the ways that they prefer. Failures are logged and not retried.

        A nudge that came minutes later, when Discord answers again, would no longer be one.
        """
        if not self._ground.home.holds(table.guild_id):
            for seat in seats:
                self._ground.home.call(Call(NUDGE, table.id, int(seat)))
            return
        try:
            # A call waits for ever where the home of its table is lost.
            async with asyncio.timeout(self._ground.timing.nudged_within):
                await self._ground.requests.finish(self._panels.turns.nudge(table, seats))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s ply %d: somebody not nudged (%s)", table.id, table.ply, type(error).__name__)
