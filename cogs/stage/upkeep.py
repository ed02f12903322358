"""Sending panels by direct message, and what players leave: put away, cleared away, a hand for those elsewhere."""

import logging

import discord

from bot.games.protocol import Seat
from bot.tables import HAND, Notice, PanelRow, Preferences, SeatNotice, Table
from bot.text import parse_locale
from cogs.locale_and_style import private_style
from cogs.screens.aside import dealt, put_away
from cogs.screens.screen import Screen
from cogs.stage.direct import DirectMessages
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.live import Desk, Old, Panel

log = logging.getLogger(__name__)


class Upkeep:
    """Keeps one panel a game alive. What costs a counted request waits for a turn in which there is room for it.

    The caller holds the lock of the desk.
    """

    def __init__(self, ground: Ground, direct: DirectMessages, drawing: Drawing) -> None:
        self._ground = ground
        self._direct = direct
        self._drawing = drawing
        self._refusals: set[str] = set()  # tables where somebody took no direct message just now

    def has_refused(self, table: Table) -> bool:
        """Whether somebody at `table` took no direct message since this was asked last."""
        is_so = table.id in self._refusals
        self._refusals.discard(table.id)
        return is_so

    async def tidy(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Send and delete what need not be done at once, as far as it may cost requests in this turn."""
        await self.clear_away(table, seat, desk)
        if desk.is_left and desk.is_hidden:
            await self.leave_direct(table, seat, desk)
        if desk.owes_hand:
            await self._send_hand(table, seat, desk)
        is_past = desk.is_past(table.called[seat]) and self._ground.live.is_in_use(desk)
        if is_past and not self._direct.is_free(desk, desk.resting):
            await self._take_away(table, seat, desk)

    async def clear_away(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Delete direct messages that newer ones have taken the place of."""
        desk.old = [
            old for old in desk.old if not old.is_read or not await self._direct.remove_if_cheap(table, seat, old)
        ]

    async def _send_hand(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Send the hand of a new deal to somebody who plays in the channel, in place of the last direct message."""
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        if not desk.is_hidden or not self._ground.live.is_in_use(desk) or preferences.notice is not Notice.DM:
            desk.owes_hand = False
            return
        last = await self._drawing.last(table, seat)
        told = SeatNotice(seat, HAND, table.deal)
        if await self._ground.tables.messages.was_told(table.id, told):
            desk.owes_hand = False  # another process has sent it: deleted and sent again it would be told twice
            return
        is_free = last is not None and self._direct.is_free(desk, last.message_id)
        if not is_free and not (await self._take_away(table, seat, desk) and self._ground.purse.room(table.id)):
            return
        screen = await dealt(
            table,
            seat,
            self._ground.screens[table.terms.game.name],
            locale=parse_locale(preferences.language or table.players[seat].locale),
            style=private_style(preferences),
            deleted=self._ground.deleted,
        )
        sent = await self.send(
            table, seat, desk, last, screen, nonce=f"{table.id}-h{table.deal}-{seat}", preferences=preferences
        )
        if sent is None:
            return
        message, new = sent
        before, desk.direct, desk.owes_hand = desk.direct, new, False  # first: what follows may fail
        desk.resting, desk.resting_since = message.id, table.called[seat]
        if last is not None and is_free:
            await self._direct.remove(table, seat, Old(last.channel_id, last.message_id, before, is_read=True))
        where = message.channel.id, message.id
        await self._drawing.store(table, seat, last, channel_id=where[0], message_id=where[1], told=told)

    async def send(
        self,
        table: Table,
        seat: Seat,
        desk: Desk,
        last: PanelRow | None,
        screen: Screen,
        *,
        nonce: str,
        preferences: Preferences,
    ) -> tuple[discord.Message, Panel | None] | None:
        """Send `seat` a panel by direct message, as `DirectMessages.panel` does, and note whether it takes any.

        Returns None when it takes none, which the table's message says then, and for somebody whose data were deleted.
        """
        is_silent = preferences.is_quiet(self._ground.clock.now())
        try:
            sent = await self._direct.panel(table, seat, desk, last, screen, nonce=nonce, is_silent=is_silent)
        except (discord.Forbidden, discord.NotFound) as error:  # closed, blocked, or the account is gone
            await self._refused(table, seat, desk, error)
            return None
        self._ground.unreachable.discard(table.players[seat].id)
        desk.is_unsure = False
        if sent is None:
            desk.told, desk.owes_hand = table.called[seat], False
        return sent

    async def _take_away(self, table: Table, seat: Seat, desk: Desk) -> bool:
        """Delete the direct message of somebody who plays in the channel. Returns whether it is gone."""
        last = await self._drawing.last(table, seat)
        if last is not None and last.message_id:
            old = Old(last.channel_id, last.message_id, desk.at(last.message_id), is_read=True)
            if not await self._direct.remove_if_cheap(table, seat, old):
                return False
            await self._drawing.store(table, seat, last, channel_id=last.channel_id, message_id=0)
        desk.direct, desk.resting = None, 0
        return True

    async def leave_hidden(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Put the hidden reply away, because its player has another panel now."""
        panel, desk.hidden = desk.hidden, None
        self._ground.timekeeper.forget(f"hidden {table.id} {seat}")
        if panel is None or not self._ground.live.is_free(panel):
            return
        await self.clear_line(desk, panel)
        await panel.edit(put_away(table, seat, locale=await self._ground.locale_for(table.players[seat])))
        desk.away = panel

    async def clear_line(self, desk: Desk, new: Panel | None = None) -> None:
        """Delete the hidden reply that was put away, unless `new` stands in it: one line is enough to come back by."""
        line, desk.away = desk.away, None
        if line is None or line.message_id is None or not self._ground.live.is_free(line):
            return
        if new is None or new.message_id != line.message_id:
            await line.delete()

    async def leave_direct(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Put the direct message away, because its player plays in the channel now."""
        last = await self._drawing.last(table, seat)
        desk.is_left = False
        if last is None or not last.message_id or last.message_id == desk.resting:
            return
        if not self._direct.is_free(desk, last.message_id) and not self._ground.purse.room(table.id):
            desk.is_left = True  # until the next turn has ended
            return
        screen = put_away(table, seat, locale=await self._ground.locale_for(table.players[seat]))
        await self._direct.edit(table, desk, last, screen)
        desk.resting, desk.resting_since = last.message_id, table.called[seat]

    async def _refused(self, table: Table, seat: Seat, desk: Desk, error: discord.HTTPException) -> None:
        """Note that the player at `seat` takes no direct messages.

        The table's message says so, for all of whom that is known by then.
        """
        log.info("table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code)
        self._ground.unreachable.add(table.players[seat].id)
        desk.owes_hand, desk.refused = False, table.deal
        if table.guild_id is None or table.is_practice:  # nobody is mentioned there: nothing is left to be tried
            await self._drawing.note_told(table, seat, desk, None)
        self._refusals.add(table.id)
