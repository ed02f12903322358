"""The players' panels: each player's view of their own cards, and the messages that call them to their turns.

| when | what is shown, and where |
|---|---|
| a player presses, types a move or opens the hand | the answer is the live panel; the last one becomes one line |
| a turn comes, and the live panel was used within five minutes | it is redrawn in place, for no counted request |
| the same, and ninety seconds pass without a press | the notice of the turn, in the chosen way |
| a turn comes, and no panel is in use | the notice at once; a direct message takes the last one away |
| a game begins | as a turn; for a player in the channel also the hand by direct message, without buttons to play |
| a deal begins | as a turn |
| a deal ends | the live panel shows its result, until the next one begins |
| the game ends | the direct message becomes its result |
| a hidden reply is fourteen minutes old | it becomes one line, since nothing can redraw it any more |

At a table of many, and where something may be claimed off turn:

| when | what is shown, and where |
|---|---|
| a player is asked for a claim | the live panel is redrawn; no notice, unless the player wishes one |
| a window closes | the live panel of the player who may go on is redrawn |
| anything else that all may know | the live panels of those who are not asked follow, at most every three seconds |
"""

import asyncio
from collections.abc import Collection
from functools import partial

from bot.games.protocol import Seat
from bot.tables import PanelRow, Table
from cogs.debouncer import Debouncer
from cogs.screens.screen import Screen
from cogs.stage.asides import Asides
from cogs.stage.direct import DirectMessages
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.live import hidden_alarm, people, turn_alarm
from cogs.stage.panel_state import Old, PanelState
from cogs.stage.results import own_game_result
from cogs.stage.table_message import TableMessages
from cogs.stage.turns import WEATHER, Turns, cuts_in_panel
from cogs.stage.upkeep import Upkeep

SPACED = 0.1  # s between the messages of one deal at a table of many


class Panels:
    """The players' hands, shown only in direct messages and in answers to their own presses."""

    def __init__(self, ground: Ground, messages: TableMessages, direct: DirectMessages) -> None:
        self._ground = ground
        self._live = ground.live
        self._messages = messages
        self._direct = direct
        self.drawing = Drawing(ground, direct)
        self.upkeep = Upkeep(ground, direct, self.drawing)
        self.turns = Turns(ground, messages, self.drawing, self.upkeep, again=self.put)
        self._outdated: dict[str, frozenset[Seat]] = {}  # by table: seats whose panels became wrong, to be redrawn
        self._moved: dict[str, frozenset[Seat]] = {}  # by table: seats whose panels may not show their own move
        self._cut_off: set[str] = set()  # tables where an answer may have been lost with the process before
        self._updates = Debouncer(
            "panels", self._show_panels, between=0, calm=ground.calm, again=ground.timing.shown_again
        )
        self.asides = Asides(ground, self.drawing)
        messages.follow(self._people_notified)

    async def close(self) -> None:
        """Stop showing panels."""
        await self._updates.close()
        await self.asides.close()

    def put(
        self, table: Table, *, again: Collection[Seat] = (), moved: Seat | None = None, is_cut_off: bool = False
    ) -> None:
        """Show the players of `table` its state, soon, because of a public event.

        `again`: also redraw the panels that these have, since a clock stopped, or a robot took a seat. `moved`:
        whose move may have waited for its time, or played itself, so that their panel does not show it. `is_cut_off`:
        and that of the one who moved last, since the process before may have ended before the answer had arrived.
        """
        self._live.note_turns(table)
        if is_cut_off:
            self._cut_off.add(table.id)
        if again:
            self._outdated[table.id] = self._outdated.get(table.id, frozenset()).union(again)
        if moved is not None:
            self._moved[table.id] = self._moved.get(table.id, frozenset()) | {moved}
        self._updates.put(table)
        self._watch_end(table)
        if _is_many(table):
            self.asides.follow(table)

    async def _people_notified(self, table: Table) -> None:
        """Wait until the people at a table of many were notified, or could not be: the table calls those together."""
        if _is_many(table):
            await self._updates.caught_up(table.id, within=self._ground.timing.told_first)

    def is_behind(self, key: str) -> bool:
        """Return whether the players of the table `key` are still to be shown its state."""
        return self._updates.is_behind(key) or self.asides.is_behind(key)

    async def _show_panels(self, table: Table) -> None:
        """Bring each person's view of `table` up to date. Raises the first failure after trying all."""
        outdated, moved = (each.pop(table.id, frozenset()) for each in (self._outdated, self._moved))
        cut_off = _last_to_move(table) if table.id in self._cut_off else None
        failures: list[Exception] = []  # a failure at one seat must not keep the others from seeing their cards
        before = self._ground.budget.spent(table.id)
        for seat in _in_turn(table):
            if not self._ground.elsewhere.is_mine(table, seat):
                await self._look_on(table, seat)
                continue
            state = self._live.state(table.id, seat)
            is_outdated_here = seat in outdated and not table.is_over
            has_moved = seat in moved or seat == cut_off
            is_work = is_outdated_here or has_moved or _has_work(table, seat, state) or self._goes_on(table, seat)
            if not table.is_over and not is_work:
                continue  # most often: the move began nobody's turn
            if _is_many(table) and self._ground.budget.spent(table.id) > before:
                before = self._ground.budget.spent(table.id)
                await asyncio.sleep(SPACED)
                await self._ground.calm()
            try:
                async with state.lock:
                    now = await self._ground.tables.memory.table(table.id)  # a press may have been answered by now
                    if now.is_over:
                        await self._show_end(now, seat, state)
                        continue
                    if is_outdated_here:
                        await self._show_again(now, seat, state)
                    if seat in moved:
                        await self._show_moved(now, seat, state)
                    if seat in now.in_person:
                        await self._bring_up_to_date(now, seat, state)
                        if seat == cut_off:
                            await self._answer_after_all(now, seat, state)
            except WEATHER as error:
                failures.append(error)
        if self.upkeep.has_refused(table):
            self._messages.put(table)
        if failures:
            raise failures[0]
        self._cut_off.discard(table.id)

    async def gone_elsewhere(self, table: Table, seat: Seat) -> None:
        """Put away the hidden reply of `seat`, who plays on where another process answers."""
        if (state := self._live.find(table.id, seat)) is not None and not table.is_over:
            async with state.lock:
                await self.upkeep.leave_hidden(table, seat, state)
                state.go_elsewhere()

    async def _look_on(self, table: Table, seat: Seat) -> None:
        """Redraw the remaining view of `seat` here, for no counted request: another process announces its turns."""
        if (state := self._live.find(table.id, seat)) is None:
            return
        async with state.lock:
            now = await self._ground.tables.memory.table(table.id)
            if now.is_over:
                await self._show_end(now, seat, state, is_all=False)
                return
            last = None if state.is_hidden else await self.drawing.last(now, seat)
            is_last = state.direct is not None and last is not None and state.direct.message_id == last.message_id
            if state.is_hidden or is_last:
                await self.drawing.redraw(now, seat, state)

    def _goes_on(self, table: Table, seat: Seat) -> bool:
        """Return whether the live panel of `seat` keeps its offers from before a window closed, or opened."""
        state = self._live.find(table.id, seat)
        if state is None or seat not in table.position.to_act or not table.terms.game.has_windows:
            return False
        is_behind = not state.offers(table.position.turn(seat)) and not state.shows(table.ply)
        return is_behind and self._live.is_in_use(state)

    async def _show_moved(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Redraw the live panel of `seat`, whose turn is over, perhaps without a press: nobody is called to it now."""
        await self.drawing.redraw(table, seat, state)
        if seat in table.position.to_act:
            return
        self._ground.timekeeper.forget(turn_alarm(table, seat))
        if not state.knows(table.called[seat]):
            await self.drawing.note_notified(table, seat, state, await self.drawing.last(table, seat))

    async def _bring_up_to_date(self, table: Table, seat: Seat, state: PanelState) -> None:
        await self._show_result(table, seat, state)
        if state.is_new(table.called[seat]) or cuts_in_panel(table, seat):
            last = await self.drawing.last(table, seat)
            if cuts_in_panel(table, seat) or last is None or last.turn < table.called[seat]:
                await self.turns.came(table, seat, state, last)
            else:  # another process has notified it, perhaps unaware of a panel in use here
                state.tell(last.turn)
                if self._live.is_in_use(state):
                    await self.drawing.redraw(table, seat, state)
                # It may be in a hidden panel alone, whose buttons arrive at a process that is gone.
                elif self._ground.tables.presence.is_unserved(table) and not (
                    last.message_id and await self.drawing.redraw_last(table, seat, state, last)
                ):
                    await self.turns.came(table, seat, state, last)
        elif self._goes_on(table, seat):
            await self.drawing.redraw(table, seat, state)
        await self.upkeep.tidy(table, seat, state)

    async def _answer_after_all(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Redraw the last direct message of `seat`, unless this process has shown it something already.

        It may offer a move already made: the process before stored it, and ended before it had answered.
        """
        last = await self.drawing.last(table, seat)
        if last is None or not last.message_id or state.press is not None or state.shows(table.ply):
            return
        is_drawn = await self.drawing.redraw_last(table, seat, state, last)
        if is_drawn and table.awaits_deck is not None:
            state.show_result(table.deal, last.message_id, table.called[seat])

    async def _show_result(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Redraw the live panel as the result of the finished deal, which stays there until the next one begins."""
        if table.awaits_deck is None or state.result >= table.deal:
            return  # the next hand is there at once, with the events
        if await self.drawing.redraw(table, seat, state):
            live = None if state.is_hidden else state.direct
            state.show_result(table.deal, None if live is None else live.message_id, table.called[seat])
        elif table.guild_id is None and table.deal:  # no public message shows it
            last = await self.drawing.last(table, seat)
            if last is not None and await self.drawing.redraw_last(table, seat, state, last):
                state.show_result(table.deal, last.message_id, table.called[seat])

    def _watch_end(self, table: Table) -> None:
        """Let the panels offer the next deal as soon as it may be asked for."""
        if table.awaits_deck is None or not table.deal:
            return
        opens_at = self._ground.tables.dealing.ends_at(table)
        if self._ground.clock.now() < opens_at:
            self._ground.timekeeper.at(opens_at, f"next deal {table.id}", partial(self._open_next, table.id))

    async def _open_next(self, key: str) -> None:
        """Redraw the live panels that show the end of a deal: the next one may be asked for now."""
        table = await self._ground.tables.memory.table(key)
        for seat in people(table):
            state = self._live.find(key, seat)
            if state is None or not self._live.is_in_use(state):
                continue
            async with state.lock:
                now = await self._ground.tables.memory.table(key)
                if now.awaits_deck is not None:
                    await self.drawing.redraw(now, seat, state, again=True)

    async def _show_end(self, table: Table, seat: Seat, state: PanelState, *, is_all: bool = True) -> None:
        """Show at `seat` that the game is over, wherever it was played; nothing looks alive after that.

        Not `is_all`: only where no other process can show it.
        """
        player, last = table.players[seat], await self.drawing.last(table, seat)
        for alarm in (turn_alarm(table, seat), hidden_alarm(table.id, seat)):
            self._ground.timekeeper.forget(alarm)
        over = await self.drawing.screen(table, seat)
        if state.reply is not None and self._live.is_free(state.reply):
            is_below = table.guild_id is not None or state.reply.press.channel_id == table.channel_id
            is_posted = is_below and not table.terms.is_elsewhere  # else the result is nowhere but here
            await state.reply.edit(over if is_posted else await own_game_result(self._ground, table, player))
        await self.upkeep.drop(state.line)
        if state.is_unsure and is_all and (newer := await self._direct.newer(table, seat, state, last)) is not None:
            if last is not None and last.message_id:
                await self._direct.remove(table, seat, Old(last.channel_id, last.message_id, None))
            last = PanelRow(table.id, int(seat), newer.channel.id, newer.id, table.called[seat])
        if last is not None and last.message_id and is_all:
            end: Screen = over if table.guild_id is None else await own_game_result(self._ground, table, player)
            await self._direct.edit(table, state, last, end)
        for old in state.old:
            await self._direct.remove(table, seat, old)
        self._live.forget(table.id, seat)

    async def _show_again(self, table: Table, seat: Seat, state: PanelState) -> None:
        """Redraw a panel that has become wrong about the time, or about who plays."""
        if await self.drawing.redraw(table, seat, state, again=True):
            return
        last = await self.drawing.last(table, seat)
        if last is not None and last.message_id and not state.rests(last.message_id):
            await self._direct.edit(table, state, last, await self.drawing.screen(table, seat))


def _is_many(table: Table) -> bool:
    return len(table.players) > 2


def _in_turn(table: Table) -> list[Seat]:
    """Return the seats of people, those to move first."""
    seats = [Seat(index) for index, player in enumerate(table.players) if player.discord_id is not None]
    return sorted(seats, key=lambda seat: (seat not in table.position.to_act, seat))


def _has_work(table: Table, seat: Seat, state: PanelState) -> bool:
    """Return whether there is something to show to `seat`, to send or to take away."""
    turn = table.called[seat]
    is_new = state.is_new(turn) or cuts_in_panel(table, seat)
    is_past = state.past(turn) is not None
    is_due = state.owes_hand or state.is_left or is_past or bool(state.old)
    return is_new or is_due or (table.awaits_deck is not None and table.deal > state.result)


def _last_to_move(table: Table) -> Seat | None:
    """Return the seat that moved last; None when nobody has moved yet."""
    return next((turn.seat for turn in reversed(table.turns) if turn.seat is not None), None)
