"""The results of a press: its answer is the live panel from then on, and the one before is left behind."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import discord

from bot.games.protocol import Refusal, Seat
from bot.tables import Table
from cogs.answer import Shown, is_taken, redraw, reply
from cogs.press import TablePress
from cogs.screens.screen import PrivateScreen
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.live import FREE, hidden_alarm, turn_alarm
from cogs.stage.panel import Panel
from cogs.stage.panel_state import Old, PanelState
from cogs.stage.panels import Panels
from cogs.stage.promptness import Promptness

UNDEALT = -1  # the turn of a seat that was never called


class Pressed:
    """A handler that answers presses with panels, and follows players to wherever they press."""

    def __init__(self, ground: Ground, panels: Panels, leftovers: Leftovers, *, double_press: float) -> None:
        """Answer presses; `double_press`: seconds after a change when a press may be meant for the old panel."""
        self._ground = ground
        self._leftovers = leftovers
        self._live = ground.live
        self._drawing = panels.drawing
        self._upkeep = panels.upkeep
        self._double_press = 1000 * double_press
        self._promptness = Promptness()

    @property
    def moment(self) -> float:
        """Milliseconds after a change in which a press may be meant for the panel before."""
        return self._double_press

    @asynccontextmanager
    async def pressing(self, press: TablePress) -> AsyncIterator[TablePress]:
        """Keep the player's panel from being changed or cleared away while `press` is answered.

        Yields the press with the table as it is once it may be answered: another press may have come first.
        Raises Declined (NOT_SEATED).
        """
        async with self._live.pressing(press.table.id, press.seat):
            yield press.at(await self._ground.tables.memory.table(press.table.id))

    async def show_panel(
        self,
        press: TablePress,
        *,
        in_place: bool = False,
        said: str | Refusal | None = None,
        is_open: bool = False,
        is_unplayed: bool = False,
    ) -> None:
        """Answer `press`, which holds its panel, with the live panel from now on, wherever the last one was.

        `in_place`: in the pressed message, else in a new hidden reply. `is_open`: with the tools in place of the
        choices. `is_unplayed`: with a word that the press came too soon to count, and nothing else changed.
        """
        table, seat = press.table, press.seat
        screen = await self._drawing.screen(
            table, seat, press=press, said=said, is_open=is_open, is_unplayed=is_unplayed
        )
        pressed_at = self._ground.clock.now()
        if in_place:
            shown = await redraw(press.interaction, screen)
            if shown.is_lost and await self._redraw_before(table, seat, shown.message_id, pressed_at):
                return
        else:
            shown = Shown(is_hidden=True, message_id=await reply(press.interaction, screen))
        follows = not in_place and is_taken(press.interaction)
        panel = Panel(press.interaction, pressed_at, shown.message_id, follows=follows)
        is_opened = not in_place and press.interaction.type is discord.InteractionType.component
        await self._answered(panel, table, seat, screen=screen, is_hidden=shown.is_hidden, is_opened=is_opened)
        self._ground.elsewhere.used(table, seat)

    async def _redraw_before(self, table: Table, seat: Seat, message_id: int | None, pressed_at: int) -> bool:
        """Redraw a panel by the press before, where the answer to one at `pressed_at` may not have arrived.

        Then that press changes nothing. Return whether there is such a panel in the message.
        """
        state = self._live.state(table.id, seat)
        live = self._live.live(state)
        if live is None or live.message_id is None or live.message_id != message_id:
            return False
        if live.pressed_at > pressed_at:
            return True  # a later press waited no longer, and was answered there first
        state.note_press(pressed_at, table.called[seat])
        now = await self._ground.tables.memory.table(table.id)
        return await self._drawing.redraw(now, seat, state, again=True)

    def have_panel(self, key: str, interaction: discord.Interaction, message_id: int) -> None:
        """Let the hidden answer to `interaction` become the panel of the first seat when the table `key` begins."""
        panel, state = Panel(interaction, self._ground.clock.now(), message_id), self._live.state(key, Seat.A)
        state.play_hidden(panel)
        state.note_press(panel.pressed_at, UNDEALT)
        self._watch_hidden(key, Seat.A, panel)

    def is_meant(self, press: TablePress) -> bool:
        """Note a press, and return whether it counts: a finger may have been on its way to another button."""
        if press.is_hasty:
            return False
        made_at = self._promptness.made_at(press.interaction.created_at, self._ground.clock.now())
        if not press.is_private or press.is_form:
            return True
        state = self._live.state(press.table.id, press.seat)
        return state.touches.touch(press.id, made_at, moment=self._double_press)

    async def show_unplayed(self, press: TablePress) -> None:
        """Answer a press that did not count, with the panel as it is."""
        is_open = self._live.state(press.table.id, press.seat).touches.shows_tools
        await self.show_panel(press, in_place=True, is_open=is_open, is_unplayed=True)

    async def _answered(
        self, new: Panel, table: Table, seat: Seat, *, screen: PrivateScreen, is_hidden: bool, is_opened: bool
    ) -> None:
        """Note that a press was answered with the panel of `seat` as of `table`: `new` is the live one now."""
        state = self._live.state(table.id, seat)
        turn = table.called[seat]
        state.note_press(new.pressed_at, turn)
        if is_hidden and new.message_id is None:
            return  # the answer came too late: the panel before is the one in view
        state.show(table, seat, self._ground.clock.now(), screen, is_opened=is_opened)
        if table.is_over:  # what the game's end shows comes next
            if is_hidden:
                await self._upkeep.drop(state.play_hidden(new), new)
            else:
                state.answer_directly(new)
            return
        self._ground.timekeeper.forget(turn_alarm(table, seat))
        await (self._play_hidden if is_hidden else self._play_directly)(table, seat, state, new)
        if not state.knows(turn):
            last = await self._drawing.last(table, seat)
            if last is None or last.turn < turn:
                await self._drawing.note_notified(table, seat, state, last)
            else:
                state.tell(last.turn)

    async def _play_hidden(self, table: Table, seat: Seat, state: PanelState, new: Panel) -> None:
        """Play on in a hidden reply; an earlier one goes, and a direct message is put away."""
        was_hidden, before = state.reply is not None, state.play_hidden(new)
        self._watch_hidden(table.id, seat, new)
        await self._upkeep.drop(before, new)
        if not was_hidden:
            await self._upkeep.leave_direct(table, seat, state)

    async def _play_directly(self, table: Table, seat: Seat, state: PanelState, new: Panel) -> None:
        """Play on in the direct message that was pressed; a newer one goes."""
        await self._upkeep.leave_hidden(table, seat, state)
        if new.message_id is not None and state.at(new.message_id) is None:
            last = await self._drawing.last(table, seat)
            if last is not None and last.message_id not in {0, new.message_id}:
                state.outdate(Old(last.channel_id, last.message_id, state.at(last.message_id)))
            if last is None or last.message_id != new.message_id:
                channel_id = new.press.channel_id or 0
                await self._drawing.store(
                    table, seat, last, channel_id=channel_id, message_id=new.message_id, is_left=True
                )
                self._leftovers.keep(new.message_id)
                # This one may have been sent; besides the last one it is still looked for.
                state.doubt(is_unsure=False)
        state.play_directly(new)
        state.keep(new.message_id)
        await self._upkeep.clear_away(table, seat, state)

    def _watch_hidden(self, key: str, seat: Seat, panel: Panel) -> None:
        due = panel.pressed_at + FREE
        self._ground.timekeeper.at(due, hidden_alarm(key, seat), partial(self._put_away, key, seat, panel))

    async def _put_away(self, key: str, seat: Seat, panel: Panel) -> None:
        """Put a hidden reply away before nothing can redraw it anymore."""
        state, table = self._live.state(key, seat), await self._ground.tables.memory.table(key)
        async with state.lock:
            if state.reply is panel and not table.is_over:
                await self._upkeep.leave_hidden(table, seat, state)
