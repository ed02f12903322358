"""Panels sent by direct message, and the leavings of players: put away, cleared away, a hand for those elsewhere."""

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
from cogs.stage.live import hidden_alarm
from cogs.stage.panel import Panel
from cogs.stage.panel_state import Old, PanelState

log = logging.getLogger(__name__)


class Upkeep:
    """A keeper of one live panel a game. Counted requests wait for a turn that has room for them.

    The caller holds the lock of the panel state.
    """

    def __init__(self, ground: Ground, direct: DirectMessages, drawing: Drawing) -> None:
        self._ground = ground
        self._direct = direct
        self._drawing = drawing
        self._refusals: set[str] = set()  # tables where a player took no direct message just now

    def has_refused(self, table: Table) -> bool:
        """Return whether a player at `table` took no direct message since the last query."""
        is_so = table.id in self._refusals
        self._refusals.discard(table.id)
        return is_so

    async def tidy(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Send and delete less urgent messages, as far as they may cost requests in this turn."""
        await self.clear_away(table, seat, state)
        if state.is_left and state.is_hidden:
            await self.leave_direct(table, seat, state)
        if state.owes_hand:
            await self._send_hand(table, seat, state)
        past = state.past(table.called[seat])
        if past is not None and self._ground.live.is_in_use(state) and not self._direct.is_free(state, past):
            await self._take_away(table, seat, state)

    async def clear_away(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Delete direct messages that newer ones have replaced."""
        for old in state.old:
            if await self._direct.remove_if_cheap(table, seat, old):
                state.drop(old)

    async def _send_hand(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Send the first hand to a player in the channel too: a player who sat down was promised it there."""
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        if not state.is_hidden or preferences.notice is not Notice.DM:
            state.owe_nothing()
            return
        last = await self._drawing.last(table, seat)
        notice = SeatNotice(seat, HAND, table.deal)
        if await self._ground.tables.messages.was_notified(table.id, notice):
            state.owe_nothing()  # another process has sent it: deleted and sent again it would notify twice
            return
        is_free = last is not None and self._direct.is_free(state, last.message_id)
        if not is_free and not (await self._take_away(table, seat, state) and self._ground.budget.room(table.id)):
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
            table, seat, state, last, screen, nonce=f"{table.id}-h{table.deal}-{seat}", preferences=preferences
        )
        if sent is None:
            return
        message, new = sent
        before = state.direct
        state.send_hand(new, message.id, table.called[seat])  # first: what follows may fail
        if last is not None and is_free:
            await self._direct.remove(table, seat, Old(last.channel_id, last.message_id, before))
        where = message.channel.id, message.id
        await self._drawing.store(table, seat, last, channel_id=where[0], message_id=where[1], notice=notice)

    async def send(
        self,
        table: Table,
        seat: Seat,
        state: PanelState,
        last: PanelRow | None,
        screen: Screen,
        *,
        nonce: str,
        preferences: Preferences,
    ) -> tuple[discord.Message, Panel | None] | None:
        """Send `seat` a panel by direct message, as `DirectMessages.panel` does, and note whether it takes any.

        Returns None when it takes none, which the table's message says then, and whenever `DirectMessages.panel` does.
        """
        is_silent = preferences.is_quiet(self._ground.clock.now())
        try:
            sent = await self._direct.panel(table, seat, state, last, screen, nonce=nonce, is_silent=is_silent)
        except (discord.Forbidden, discord.NotFound) as error:  # closed, blocked, or the account is gone
            await self._refused(table, seat, state, error)
            return None
        if sent is not None:
            await self._direct.found(table.players[seat])
        state.doubt(is_unsure=False)
        if sent is None and self._ground.elsewhere.is_mine(table, seat):
            state.tell(table.called[seat])
            state.owe_nothing()
        return sent

    async def _take_away(self, table: Table, seat: Seat, state: PanelState) -> bool:
        """Delete the direct message of a player in the channel. Return whether it is gone."""
        last = await self._drawing.last(table, seat)
        if last is not None and last.message_id:
            old = Old(last.channel_id, last.message_id, state.at(last.message_id))
            if not await self._direct.remove_if_cheap(table, seat, old):
                return False
            await self._drawing.store(table, seat, last, channel_id=last.channel_id, message_id=0)
        state.lose_direct()
        return True

    async def leave_hidden(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Put the hidden reply away, because its player has another panel now."""
        panel = state.put_away()
        self._ground.timekeeper.forget(hidden_alarm(table.id, seat))
        if panel is None or not self._ground.live.is_free(panel):
            return
        await panel.edit(put_away(table, seat, locale=await self._ground.locale_for(table.players[seat])))

    async def drop(self, before: Panel | None, new: Panel | None = None) -> None:
        """Delete a hidden reply that its player has left, unless the panel is in the same message: `new`."""
        if before is None or before.message_id is None or not self._ground.live.is_free(before):
            return
        if new is None or new.message_id != before.message_id:
            await before.delete()

    async def leave_direct(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Put the direct message away, because its player plays in the channel now."""
        last = await self._drawing.last(table, seat)
        if last is None or not last.message_id or state.rests(last.message_id):
            state.leave_direct(is_owed=False)
            return
        is_owed = not self._direct.is_free(state, last.message_id) and not self._ground.budget.room(table.id)
        state.leave_direct(is_owed=is_owed)
        if is_owed:  # until the next turn has ended
            return
        screen = put_away(table, seat, locale=await self._ground.locale_for(table.players[seat]))
        await self._direct.edit(table, state, last, screen)
        state.rest_direct(last.message_id, table.called[seat])

    async def _refused(self, table: Table, seat: Seat, state: PanelState, error: discord.HTTPException) -> None:
        """Note that the player at `seat` takes no direct messages.

        The table's message says so, for all who are known to take none by then.
        """
        log.info("table %s ply %d: seat %s takes no direct messages (%d)", table.id, table.ply, seat, error.code)
        await self._direct.lost(table.players[seat], error)
        state.refuse(table.deal)
        is_silent = table.guild_id is None or table.is_practice or table.terms.is_elsewhere
        if is_silent:  # nobody is mentioned there: there is nothing left to try
            await self._drawing.note_notified(table, seat, state, None)
        self._refusals.add(table.id)
