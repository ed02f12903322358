"""The players' panels: what each player sees of their own cards, and which message calls them to their turn.

| when | what is shown, and where |
|---|---|
| somebody presses, types a move or opens the hand | the answer is the live panel; the last one becomes one line |
| a turn comes, and the live panel was used within five minutes | it is redrawn in place, for no counted request |
| the same, and ninety seconds pass without a press | the notice of the turn, in the chosen way |
| a turn comes, and no panel is in use | the notice at once; a direct message takes the last one away |
| a deal begins | the hand by direct message, without buttons to play for somebody who plays in the channel |
| a deal or the game ends | the direct message becomes its result |
| a hidden reply is fourteen minutes old | it becomes one line, since nothing can redraw it any more |

At a table of many, and where something may be claimed off turn:

| when | what is shown, and where |
|---|---|
| somebody is asked for a claim | the live panel is redrawn; no notice, unless the player wishes one |
| a window closes | the live panel of whoever may go on is redrawn |
| anything else that all may know | the live panels of those who are not asked follow, at most every three seconds |
"""

import asyncio
import logging
from collections.abc import Collection, Sequence
from functools import partial

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Notice, PanelRow, Preferences, SeatNotice, Table, called_at
from cogs.debouncer import Debouncer
from cogs.screens.screen import Screen
from cogs.screens.social import nudged_line
from cogs.stage.asides import Asides
from cogs.stage.calls import Call
from cogs.stage.direct import DirectMessages
from cogs.stage.drawing import Drawing
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.live import Desk, Old, Panel
from cogs.stage.pressed import Pressed
from cogs.stage.results import own_deal_result, own_game_result
from cogs.stage.table_message import TableMessages
from cogs.stage.upkeep import Upkeep

log = logging.getLogger(__name__)

UNPRESSED = 90_000  # ms that a turn may stand in a panel that is in use, before its player is told after all
TOLD_FIRST = 3.0  # s that the public message of many waits for the messages to each of them
SPACED = 0.1  # s between the messages of one deal at a table of many
WEATHER = (discord.HTTPException, aiohttp.ClientError, OSError)


class Panels:
    """Shows players their hands, only in direct messages and in answers to their own presses."""

    def __init__(self, ground: Ground, messages: TableMessages, direct: DirectMessages, leftovers: Leftovers) -> None:
        self._ground = ground
        self._live = ground.live
        self._messages = messages
        self._direct = direct
        self._drawing = Drawing(ground, direct)
        self._upkeep = Upkeep(ground, direct, self._drawing)
        self._pressed = Pressed(ground, self._drawing, self._upkeep, leftovers)
        self._outdated: dict[str, frozenset[Seat]] = {}  # by table: whose panels to redraw, since they became wrong
        self._cut_off: set[str] = set()  # tables where an answer may have been lost with the process before
        self._updates = Debouncer("panels", self._show_panels, between=0, calm=ground.calm)
        self._asides = Asides(ground, self._drawing)
        messages.follow(self._have_told)

    async def close(self) -> None:
        """Stop showing panels."""
        await self._updates.close()
        await self._asides.close()

    def put(self, table: Table, *, again: Collection[Seat] = (), is_cut_off: bool = False) -> None:
        """Show the players of `table` how things stand, soon, because of something that all of them may know.

        `again`: also redraw the panels that these have, since a clock stopped, or a robot took a seat. `is_cut_off`:
        and that of the one who moved last, since the process before may have ended before the answer had arrived.
        """
        self._live.note_turns(table)
        if is_cut_off:
            self._cut_off.add(table.id)
        if again:
            self._outdated[table.id] = self._outdated.get(table.id, frozenset()).union(again)
        self._updates.put(table)
        if _is_many(table):
            self._asides.follow(table)

    async def _have_told(self, table: Table) -> None:
        """Return when the people at a table of many were told, or could not be: the table calls those together."""
        if _is_many(table):
            await self._updates.caught_up(table.id, within=TOLD_FIRST)

    def is_behind(self, key: str) -> bool:
        """Whether the players of the table `key` are still to be shown how things stand."""
        return self._updates.is_behind(key) or self._asides.is_behind(key)

    async def answered(self, new: Panel, table: Table, seat: Seat, *, is_hidden: bool, is_same: bool) -> None:
        """Note that a press was answered with the panel of `seat` as of `table`; see `Pressed.answered`."""
        await self._pressed.answered(new, table, seat, is_hidden=is_hidden, is_same=is_same)
        self._ground.elsewhere.used(table, seat)

    async def show_reaction(self, table: Table, seat: Seat) -> None:
        """Redraw the live panels of the others who want to see reactions; see `Asides.show_reaction`."""
        await self._asides.show_reaction(table, seat)

    def show_aside(self, table: Table) -> None:
        """Redraw all live panels soon: something beside the game has changed. It costs no counted request."""
        self._asides.put(table)

    async def nudge(self, table: Table, seats: Sequence[Seat]) -> None:
        """Tell `seats` that somebody waits: by a panel anew, in place of the last one, or by a mention, as chosen.

        Raises the first failure after all were tried.
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
        """Tell `seat` that somebody waits, unless that takes a mention: the call with it."""
        player, desk = table.players[seat], self._live.desk(table.id, seat)
        preferences = await self._ground.tables.preferences.of(player)
        if self._ground.notice(table, player, preferences) is Notice.DM:
            async with desk.lock:
                now = await self._ground.tables.memory.table(table.id)
                if now.is_over or now.called[seat] != table.called[seat] or seat not in now.position.to_act:
                    return []  # it has moved meanwhile
                said = nudged_line(now, seat, locale=await self._ground.locale_for(player))
                last = await self._drawing.last(now, seat)
                why = f"n{self._ground.clock.now() // 1000 % 10**6}"  # a second nudge is a second message
                await self._send(now, seat, desk, last, preferences, why=why, said=said)
                await self._upkeep.clear_away(now, seat, desk)
                self._ground.timekeeper.forget(f"turn {table.id} {seat}")
        if self._ground.notice(table, player, preferences) is not Notice.MENTION:  # perhaps since that was refused
            return []
        told = SeatNotice(seat, "nudge", table.called[seat])
        is_silent = preferences.is_quiet(self._ground.clock.now())
        return [Call(seat, "table-ping-nudge", told, is_new=True, is_silent=is_silent, is_repeatable=True)]

    async def _show_panels(self, table: Table) -> None:
        """Bring up to date what each person at `table` has in view. Raises the first failure after all were tried."""
        outdated = self._outdated.pop(table.id, frozenset())
        cut_off = _last_to_move(table) if table.id in self._cut_off else None
        failures: list[Exception] = []  # a failure at one seat must not keep the others from seeing their cards
        before = self._ground.purse.spent(table.id)
        for seat in _in_turn(table):
            if not self._ground.elsewhere.is_mine(table, seat):
                await self._look_on(table, seat)
                continue
            desk = self._live.desk(table.id, seat)
            is_outdated_here = seat in outdated and not table.is_over
            is_work = is_outdated_here or seat == cut_off or _has_work(table, seat, desk) or self._goes_on(table, seat)
            if not table.is_over and not is_work:
                continue  # most often: the move began nobody's turn
            if _is_many(table) and self._ground.purse.spent(table.id) > before:
                before = self._ground.purse.spent(table.id)
                await asyncio.sleep(SPACED)
                await self._ground.calm()
            try:
                async with desk.lock:
                    now = await self._ground.tables.memory.table(table.id)  # a press may have been answered meanwhile
                    if now.is_over:
                        await self._show_end(now, seat, desk)
                        continue
                    if is_outdated_here:
                        await self._show_again(now, seat, desk)
                    if seat in now.in_person:
                        await self._bring_up_to_date(now, seat, desk)
                        if seat == cut_off:
                            await self._answer_after_all(now, seat, desk)
            except WEATHER as error:
                failures.append(error)
        if self._upkeep.has_refused(table):
            self._messages.put(table)
        if failures:
            raise failures[0]
        self._cut_off.discard(table.id)

    async def gone_elsewhere(self, table: Table, seat: Seat) -> None:
        """Put the hidden reply of `seat` away, who plays on where another process answers."""
        if (desk := self._live.find(table.id, seat)) is not None and not table.is_over:
            async with desk.lock:
                await self._upkeep.leave_hidden(table, seat, desk)
                desk.is_hidden, desk.direct = False, None

    async def _look_on(self, table: Table, seat: Seat) -> None:
        """Redraw what `seat` still has in view here, for no counted request: another process tells it of its turns."""
        if (desk := self._live.find(table.id, seat)) is None:
            return
        async with desk.lock:
            now = await self._ground.tables.memory.table(table.id)
            if now.is_over:
                await self._show_end(now, seat, desk, is_all=False)
                return
            last = None if desk.is_hidden else await self._drawing.last(now, seat)
            is_last = desk.direct is not None and last is not None and desk.direct.message_id == last.message_id
            if desk.is_hidden or is_last:
                await self._drawing.redraw(now, seat, desk, await self._ground.tables.preferences.of(now.players[seat]))

    def _goes_on(self, table: Table, seat: Seat) -> bool:
        """Whether the live panel of `seat` offers what it offered before a window closed, or opened."""
        desk = self._live.find(table.id, seat)
        if desk is None or seat not in table.position.to_act or not table.terms.game.has_windows:
            return False
        return desk.offers != table.position.turn(seat) and desk.shown < table.ply and self._live.is_in_use(desk)

    async def _bring_up_to_date(self, table: Table, seat: Seat, desk: Desk) -> None:
        await self._show_result(table, seat, desk)
        if table.called[seat] > max(desk.told, desk.refreshed) or _cuts_in_panel(table, seat):
            last = await self._drawing.last(table, seat)
            if _cuts_in_panel(table, seat) or last is None or last.turn < table.called[seat]:
                await self._turn_came(table, seat, desk, last)
            else:
                desk.told = last.turn
        elif self._goes_on(table, seat):
            await self._drawing.redraw(table, seat, desk, await self._ground.tables.preferences.of(table.players[seat]))
        await self._upkeep.tidy(table, seat, desk)

    async def _answer_after_all(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Redraw the last direct message of `seat`, unless this process has shown it something already.

        It may offer what the seat has done: the process before stored a move, and ended before it had answered.
        """
        last = await self._drawing.last(table, seat)
        if last is None or not last.message_id or desk.used_at or desk.shown >= table.ply:
            return
        if table.guild_id is not None and table.awaits_deck is not None:
            result = await own_deal_result(self._ground, table, table.players[seat], table.deal)
            if await self._direct.edit(table, desk, last, result):
                desk.result, desk.resting, desk.resting_since = table.deal, last.message_id, table.called[seat]
            return
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        await self._drawing.redraw_last(table, seat, desk, last, preferences)

    async def _turn_came(self, table: Table, seat: Seat, desk: Desk, last: PanelRow | None) -> None:
        """Show `seat` its cards in the live panel if that is in use, and tell it in the chosen way otherwise."""
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        notice = self._ground.turn_notice(table, seat, preferences)
        begins = table.is_dealt and table.ply > 1
        is_told = table.terms.game.announces_deals or not begins  # else a deal is an edit of the live panel
        if not is_told and seat not in called_at(table.position):
            notice = Notice.SILENCE
        elif _owes_direct(table) and preferences.notice is Notice.DM and desk.refused < table.deal:
            notice = Notice.DM  # direct messages that were closed are tried again at each new deal, once
        gets_new = begins and is_told and notice is Notice.DM and not desk.is_hidden
        if table.is_practice and not begins:
            if await self._redraw_practice(table, seat, desk, last, preferences):
                return
        elif not gets_new and not desk.is_unsure and self._is_held(table, seat, desk):
            is_asked = seat in called_at(table.position)
            is_calling = is_asked and not table.is_practice and notice is not Notice.SILENCE
            if await self._hold_back(table, seat, desk, last, preferences, is_calling=is_calling):
                return
        desk.held = -1
        if notice is Notice.DM:
            why = f"cut{table.ply}" if _cuts_in_panel(table, seat) else str(table.called[seat])
            await self._send(table, seat, desk, last, preferences, why=why)
            return
        await self._drawing.redraw(table, seat, desk, preferences)
        if notice is Notice.SILENCE:
            await self._drawing.note_told(table, seat, desk, last)
        else:
            self._messages.put(table)

    async def _redraw_practice(
        self, table: Table, seat: Seat, desk: Desk, last: PanelRow | None, preferences: Preferences
    ) -> bool:
        """Redraw the panel wherever it is: nobody waits for a turn against a robot. Returns whether there is one."""
        is_redrawn = await self._drawing.redraw(table, seat, desk, preferences)
        if not is_redrawn and not await self._drawing.redraw_last(table, seat, desk, last, preferences):
            return False
        await self._drawing.note_told(table, seat, desk, last)
        return True

    def _is_held(self, table: Table, seat: Seat, desk: Desk) -> bool:
        """Whether the notice of this turn is held back, since the player uses a panel."""
        turn = table.called[seat]
        if self._live.is_in_use(desk) and desk.overdue < turn:  # perhaps only since the turn came
            desk.held = turn
        return desk.held == turn

    async def _hold_back(
        self,
        table: Table,
        seat: Seat,
        desk: Desk,
        last: PanelRow | None,
        preferences: Preferences,
        *,
        is_calling: bool,
    ) -> bool:
        """Redraw the live panel in place of a notice. Returns False when there is none that can be redrawn.

        When that `is_calling` the player, the notice follows unless there is a press. Until one of the two the store
        does not know that the player was told, so that after a kill the next process tells.
        """
        turn = table.called[seat]
        if desk.seen < turn:
            alarm = f"turn {table.id} {seat}"
            if is_calling:
                unpressed = partial(self._tell_after_all, table.id, seat, turn)
                self._ground.timekeeper.at(self._ground.clock.now() + UNPRESSED, alarm, unpressed)
            if not await self._drawing.redraw(table, seat, desk, preferences):
                self._ground.timekeeper.forget(alarm)
                return False
            if is_calling:
                desk.refreshed = turn
                return True
        await self._drawing.note_told(table, seat, desk, last)
        return True

    async def _tell_after_all(self, key: str, seat: Seat, turn: int) -> None:
        """Give notice of a turn that has stood in the live panel without a press."""
        desk, table = self._live.desk(key, seat), await self._ground.tables.memory.table(key)
        if table.is_over or table.called[seat] != turn or desk.seen >= turn:
            return
        self._ground.elsewhere.let_go(table, seat)
        desk.overdue, desk.held, desk.refreshed = turn, -1, -1
        self.put(table)

    async def _send(
        self,
        table: Table,
        seat: Seat,
        desk: Desk,
        last: PanelRow | None,
        preferences: Preferences,
        *,
        why: str,
        said: str | None = None,
    ) -> None:
        """Send `seat` a new panel, which is the live one then, and take the others away.

        `why` tells this message from others of the turn; `said` is a line in it.
        """
        turn = table.called[seat]
        screen = await self._drawing.screen(table, seat, preferences, said=said)
        sent = await self._upkeep.send(
            table, seat, desk, last, screen, nonce=f"{table.id}-{why}-{seat}", preferences=preferences
        )
        if sent is None:
            return
        message, new = sent
        await self._upkeep.leave_hidden(table, seat, desk)
        before = None
        if last is not None and last.message_id and last.message_id != message.id:
            is_result = desk.result > 0 and desk.resting == last.message_id
            before = None if is_result else last  # a result stays, for as long as it is not read
            desk.old.append(Old(last.channel_id, last.message_id, desk.at(last.message_id), is_read=not is_result))
        desk.direct, desk.is_hidden, desk.resting, desk.owes_hand = new, False, 0, False
        self._drawing.changed(table, seat, desk, is_new=True)
        sent_to = PanelRow(table.id, int(seat), message.channel.id, message.id, turn)
        await self._drawing.note_told(table, seat, desk, sent_to, before=before)

    async def _show_result(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Redraw the live panel as the result of the deal that has ended, for somebody who plays by direct message."""
        deal = _finished_deal(table, seat, desk)
        if table.guild_id is None or desk.is_hidden or desk.result >= deal or not self._live.is_free(desk.direct):
            return
        if table.awaits_deck is None and not table.terms.game.announces_deals:
            return  # the next hand stands there at once, with what happened
        panel = desk.direct
        if panel is None or not await panel.edit(await own_deal_result(self._ground, table, table.players[seat], deal)):
            desk.direct = None
            return
        desk.result, desk.resting, desk.resting_since = deal, panel.message_id or 0, table.called[seat]
        self._drawing.changed(table, seat, desk)

    async def _show_end(self, table: Table, seat: Seat, desk: Desk, *, is_all: bool = True) -> None:
        """Show at `seat` that the game is over, wherever it was played; nothing looks alive after that.

        Not `is_all`: only where nobody else can show it.
        """
        player, last = table.players[seat], await self._drawing.last(table, seat)
        for name in ("turn", "hidden"):
            self._ground.timekeeper.forget(f"{name} {table.id} {seat}")
        preferences = await self._ground.tables.preferences.of(player)
        over = await self._drawing.screen(table, seat, preferences)
        if desk.hidden is not None and self._live.is_free(desk.hidden):
            await desk.hidden.edit(over)
        await self._upkeep.clear_line(desk)
        if last is not None and last.message_id and is_all:
            end: Screen = over if table.guild_id is None else await own_game_result(self._ground, table, player)
            await self._direct.edit(table, desk, last, end)
        for old in desk.old:
            await self._direct.remove(table, seat, old)
        self._live.forget(table.id, seat)

    async def _show_again(self, table: Table, seat: Seat, desk: Desk) -> None:
        """Redraw a panel that has become wrong about the time, or about who plays."""
        preferences = await self._ground.tables.preferences.of(table.players[seat])
        if await self._drawing.redraw(table, seat, desk, preferences, again=True):
            return
        last = await self._drawing.last(table, seat)
        if last is not None and last.message_id and last.message_id != desk.resting:
            await self._direct.edit(table, desk, last, await self._drawing.screen(table, seat, preferences))


def _owes_direct(table: Table) -> bool:
    """Whether cards were dealt that their holders look at by direct message."""
    return table.is_dealt and (table.terms.game.has_hands or table.guild_id is None)


def _is_many(table: Table) -> bool:
    return len(table.players) > 2


def _in_turn(table: Table) -> list[Seat]:
    """The seats of people, those to move first."""
    seats = [Seat(index) for index, player in enumerate(table.players) if player.discord_id is not None]
    return sorted(seats, key=lambda seat: (seat not in table.position.to_act, seat))


def _has_work(table: Table, seat: Seat, desk: Desk) -> bool:
    """Whether there is something to show to `seat`, to send or to take away."""
    is_new = table.called[seat] > max(desk.told, desk.refreshed) or _cuts_in_panel(table, seat)
    is_due = desk.owes_hand or desk.is_left or desk.is_past(table.called[seat]) or any(old.is_read for old in desk.old)
    return is_new or is_due or _finished_deal(table, seat, desk) > desk.result


def _last_to_move(table: Table) -> Seat | None:
    """The seat that moved last; None when nobody has moved yet."""
    return next((turn.seat for turn in reversed(table.turns) if turn.seat is not None), None)


def _finished_deal(table: Table, seat: Seat, desk: Desk) -> int:
    """The number of the deal whose end `seat` has not left behind yet; 0 for none."""
    if table.awaits_deck is not None:
        return table.deal
    return table.deal - 1 if table.is_dealt and table.called[seat] > desk.told else 0


def _cuts_in_panel(table: Table, seat: Seat) -> bool:
    """Whether `seat` cuts in its panel, since a game in a direct message has no public message to cut at."""
    return table.guild_id is None and table.cutter == seat
