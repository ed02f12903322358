"""What follows from a press: the answer to it is the live panel from then on, and the one before is left behind."""

from dataclasses import replace
from functools import partial

from bot.games.protocol import Seat
from bot.tables import Table
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.live import FREE, Desk, Old, Panel
from cogs.stage.upkeep import Upkeep


class Pressed:
    """Follows players to wherever they press. The caller holds the lock of the desk."""

    def __init__(self, ground: Ground, drawing: Drawing, upkeep: Upkeep, leftovers: Leftovers) -> None:
        self._ground = ground
        self._leftovers = leftovers
        self._live = ground.live
        self._drawing = drawing
        self._upkeep = upkeep

    async def answered(self, new: Panel, table: Table, seat: Seat, *, is_hidden: bool, is_same: bool) -> None:
        """Note that a press was answered with the panel of `seat` as of `table`: `new` is the live one now.

        `is_same`: it offers what it offered before.
        """
        desk = self._live.desk(table.id, seat)
        desk.used_at, desk.seen = new.pressed_at, table.called[seat]
        if is_hidden and new.message_id is None:
            return  # the answer came too late: the panel before is the one in view
        self._drawing.changed(table, seat, desk, is_same=is_same)
        if table.is_over:  # what the game's end shows comes next
            before = desk.hidden
            desk.hidden, desk.direct = (new, desk.direct) if is_hidden else (before, new)
            if is_hidden:
                await self._drop(before, new)
            return
        self._ground.timekeeper.forget(f"turn {table.id} {seat}")
        await (self._play_hidden if is_hidden else self._play_directly)(table, seat, desk, new)
        if desk.told < desk.seen:
            last = await self._drawing.last(table, seat)
            if last is None or last.turn < desk.seen:
                await self._drawing.note_told(table, seat, desk, last)
            else:
                desk.told = last.turn

    async def _play_hidden(self, table: Table, seat: Seat, desk: Desk, new: Panel) -> None:
        """Play on in a hidden reply; an earlier one goes, and a direct message is put away."""
        was_hidden = desk.is_hidden and desk.hidden is not None
        before, desk.hidden, desk.is_hidden = desk.hidden, new, True
        self._ground.timekeeper.at(
            new.pressed_at + FREE, f"hidden {table.id} {seat}", partial(self._put_away, table.id, seat, new)
        )
        await self._drop(before, new)
        await self._upkeep.clear_line(desk, new)
        if not was_hidden:
            await self._upkeep.leave_direct(table, seat, desk)

    async def _drop(self, before: Panel | None, new: Panel) -> None:
        """Delete the hidden reply that `new` takes the place of."""
        if before is None or before.message_id in {None, new.message_id} or not self._live.is_free(before):
            return
        await before.delete()

    async def _play_directly(self, table: Table, seat: Seat, desk: Desk, new: Panel) -> None:
        """Play on in the direct message that was pressed; a newer one and the last deal's result go."""
        await self._upkeep.leave_hidden(table, seat, desk)
        if new.message_id is not None and desk.at(new.message_id) is None:
            last = await self._drawing.last(table, seat)
            if last is not None and last.message_id not in {0, new.message_id}:
                desk.old.append(Old(last.channel_id, last.message_id, desk.at(last.message_id), is_read=True))
            if last is None or last.message_id != new.message_id:
                channel_id = new.press.channel_id or 0
                await self._drawing.store(
                    table, seat, last, channel_id=channel_id, message_id=new.message_id, is_left=True
                )
                self._leftovers.keep(new.message_id)
                desk.is_unsure = False  # what may have been sent is this; beside the last one it is still looked for
        desk.direct, desk.is_hidden, desk.resting, desk.is_left = new, False, 0, False
        old = [each for each in desk.old if each.message_id != new.message_id]
        await self._ground.tables.messages.leave(*(each.row(table, seat) for each in old if not each.is_read))
        desk.old = [replace(each, is_read=True) for each in old]
        await self._upkeep.clear_away(table, seat, desk)

    async def _put_away(self, key: str, seat: Seat, panel: Panel) -> None:
        """Put a hidden reply away before nothing can redraw it any more."""
        desk, table = self._live.desk(key, seat), await self._ground.tables.memory.table(key)
        async with desk.lock:
            if desk.hidden is panel and not table.is_over:
                await self._upkeep.leave_hidden(table, seat, desk)
