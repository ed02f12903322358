"""Notices of turns and nudges: in the panel in use, or as the player chose.

A player who uses a panel sees the turn there, and is notified only if ninety seconds pass without a press.
"""

from collections.abc import Callable, Sequence
from functools import partial

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Notice, PanelRow, Preferences, SeatNotice, Table, called_at
from cogs.screens.social import nudged_line
from cogs.stage.calls import Call
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.live import turn_alarm
from cogs.stage.panel_state import Old, PanelState
from cogs.stage.table_message import TableMessages
from cogs.stage.upkeep import Upkeep

UNPRESSED = 90_000  # ms that a turn may be in a panel in use, before its player is notified after all
WEATHER = (discord.HTTPException, aiohttp.ClientError, OSError)


class Turns:
    """A notifier of players whose turn it is. `again` shows the players of a table its state again."""

    def __init__(
        self,
        ground: Ground,
        messages: TableMessages,
        drawing: Drawing,
        upkeep: Upkeep,
        *,
        again: Callable[[Table], None],
    ) -> None:
        self._ground = ground
        self._live = ground.live
        self._messages = messages
        self._drawing = drawing
        self._upkeep = upkeep
        self._again = again

    async def nudge(self, table: Table, seats: Sequence[Seat]) -> None:
        """Notify `seats` that another player waits: by a new panel, in place of the last one, or by a mention.

        Raises the first failure after trying all.
        """
        calls, failures = list[Call](), list[Exception]()
        for seat in seats:
            try:
                calls += await self._nudge(table, seat)
            except WEATHER as error:
                failures.append(error)
        if calls:
            await self._messages.call(table, *calls)
        if failures:
            raise failures[0]

    async def _nudge(self, table: Table, seat: Seat) -> list[Call]:
        """Notify `seat` that another player waits, or return the call if that takes a mention."""
        player, state = table.players[seat], self._live.state(table.id, seat)
        preferences = await self._ground.tables.preferences.of(player)
        if self._ground.notice(table, player, preferences) is Notice.DM:
            async with state.lock:
                now = await self._ground.tables.memory.table(table.id)
                if now.is_over or now.called[seat] != table.called[seat] or seat not in now.position.to_act:
                    return []  # it has moved in the meantime
                said = nudged_line(now, seat, locale=await self._ground.locale_for(player))
                last = await self._drawing.last(now, seat)
                why = f"n{self._ground.clock.now() // 1000 % 10**6}"  # a second nudge is a second message
                await self._send(now, seat, state, last, preferences, why=why, said=said)
                await self._upkeep.clear_away(now, seat, state)
                self._ground.timekeeper.forget(turn_alarm(table, seat))
        if self._ground.notice(table, player, preferences) is not Notice.MENTION:  # perhaps since that was refused
            return []
        notice = SeatNotice(seat, "nudge", table.called[seat])
        is_silent = preferences.is_quiet(self._ground.clock.now())
        return [Call(seat, "table-ping-nudge", notice, is_new=True, is_silent=is_silent, is_repeatable=True)]

    async def came(self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None) -> None:
        """Show `seat` its cards in the live panel if that is in use, and otherwise notify it in the chosen way."""
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        notice = self._ground.turn_notice(table, seat, preferences)
        begins = table.is_dealt and table.ply > 1
        is_notified = table.terms.game.sends_hands or not begins  # else a deal is an edit of the live panel
        if not is_notified and seat not in called_at(table.position):
            notice = Notice.SILENCE
        elif _owes_direct(table) and preferences.notice is Notice.DM and state.refused < table.deal:
            notice = Notice.DM  # direct messages that were closed are tried again at each new deal, once
        if table.is_practice and not begins:
            if await self._redraw_practice(table, seat, state, last):
                return
        elif not state.is_unsure and self._is_held(table, seat, state):
            is_asked = seat in called_at(table.position)
            is_calling = is_asked and not table.is_practice and notice is not Notice.SILENCE
            if await self._hold_back(table, seat, state, last, is_calling=is_calling):
                return
        state.release()
        if notice is Notice.DM:
            why = f"cut{table.ply}" if cuts_in_panel(table, seat) else str(table.called[seat])
            await self._send(table, seat, state, last, preferences, why=why)
            if state.refused == table.deal and state.is_hidden:
                await self._drawing.redraw(table, seat, state)
            return
        await self._drawing.redraw(table, seat, state)
        if notice is Notice.SILENCE:
            await self._drawing.note_notified(table, seat, state, last)
        else:
            self._messages.put(table)

    async def _redraw_practice(self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None) -> bool:
        """Redraw the panel wherever it is: nobody waits for a turn against a robot. Return whether there is one."""
        is_redrawn = await self._drawing.redraw(table, seat, state)
        if not is_redrawn and not await self._drawing.redraw_last(table, seat, state, last):
            return False
        await self._drawing.note_notified(table, seat, state, last)
        return True

    def _is_held(self, table: Table, seat: Seat, state: PanelState) -> bool:
        """Return whether the notice of this turn is held back, since the player uses a panel."""
        turn = table.called[seat]
        if self._live.is_in_use(state):  # perhaps only since the turn came
            state.hold(turn)
        return state.holds(turn)

    async def _hold_back(
        self, table: Table, seat: Seat, state: PanelState, last: PanelRow | None, *, is_calling: bool
    ) -> bool:
        """Redraw the live panel in place of a notice. Return False when there is none that can be redrawn.

        When that `is_calling` the player, the notice follows unless there is a press. Until one of the two the store
        does not know that the player was notified, so that after a kill the next process does it.
        """
        turn = table.called[seat]
        if not state.has_pressed(turn):
            alarm = turn_alarm(table, seat)
            if is_calling:
                unpressed = partial(self._tell_after_all, table.id, seat, turn)
                self._ground.timekeeper.at(self._ground.clock.now() + UNPRESSED, alarm, unpressed)
            if not await self._drawing.redraw(table, seat, state):
                self._ground.timekeeper.forget(alarm)
                return False
            if is_calling:
                state.hold(turn, is_drawn=True)
                return True
        await self._drawing.note_notified(table, seat, state, last)
        return True

    async def _tell_after_all(self, key: str, seat: Seat, turn: int) -> None:
        """Give notice of a turn that has been in the live panel without a press."""
        state, table = self._live.state(key, seat), await self._ground.tables.memory.table(key)
        if table.is_over or table.called[seat] != turn or state.has_pressed(turn):
            return
        self._ground.elsewhere.let_go(table, seat)
        state.release(overdue=turn)
        self._again(table)

    async def _send(
        self,
        table: Table,
        seat: Seat,
        state: PanelState,
        last: PanelRow | None,
        preferences: Preferences,
        *,
        why: str,
        said: str | None = None,
    ) -> None:
        """Send `seat` a new panel, which is the live one then, and take the others away.

        If its player has opened a hidden one while it was on its way, that one stays, and the new one is put away.
        `why` distinguishes this message from others of the turn; `said` is a line in it.
        """
        turn, pressed = table.called[seat], state.press
        screen = await self._drawing.screen(table, seat, said=said)
        sent = await self._upkeep.send(
            table, seat, state, last, screen, nonce=f"{table.id}-{why}-{seat}", preferences=preferences
        )
        if sent is None:
            return
        message, new = sent
        is_too_late = state.reply is not None and state.press is not pressed  # a press does not wait for ever
        if not is_too_late:
            await self._upkeep.leave_hidden(table, seat, state)
        before = None
        if last is not None and last.message_id and last.message_id != message.id:
            before = last
            state.outdate(Old(last.channel_id, last.message_id, state.at(last.message_id)))
        state.owe_nothing()
        if is_too_late:
            state.come_late(new)
        else:
            state.play_directly(new)
            state.show(table, seat, self._ground.clock.now(), screen, is_new=True)
        sent_to = PanelRow(table.id, int(seat), message.channel.id, message.id, turn)
        await self._drawing.note_notified(table, seat, state, sent_to, before=before)
        if is_too_late:
            await self._upkeep.leave_direct(table, seat, state)


def _owes_direct(table: Table) -> bool:
    """Return whether cards were dealt that their holders look at by direct message."""
    return table.is_dealt and (table.terms.game.has_hands or table.guild_id is None)


def cuts_in_panel(table: Table, seat: Seat) -> bool:
    """Return whether `seat` cuts in its panel, since a game in a direct message has no public message to cut at."""
    return table.guild_id is None and table.cutter == seat
