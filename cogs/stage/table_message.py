"""The public message of each table. It is edited in place, and posted again where an edit would not be seen."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from functools import partial

import discord

from bot.tables import LeftoverRow, Seen, Table, TableMessageRow, claim_at, leftover
from cogs.debouncer import Debouncer
from cogs.screens.game import Manner
from cogs.screens.screen import PublicScreen
from cogs.screens.social import Company
from cogs.screens.table import public_table
from cogs.sending import may_pass, send_shown
from cogs.stage.called import find_calls
from cogs.stage.calls import Call, PendingCalls, in_words, notified
from cogs.stage.copies import Copies
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.places import ARCHIVED, GONE, NO_ACCESS, SHUT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Places
from cogs.stage.scroll import Scroll
from cogs.stage.table_elsewhere import TablesElsewhere

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
ANSWERED = 2.0  # s; what was pressed on the table itself is shown by the answer to the press, mostly before that
EDITS_AT_ONCE = 20  # Discord takes fifty requests a second; at a start with many tables others need some of them
OLD = 55 * 60 * 1000  # ms; Discord rations edits of messages that are more than an hour old


class TableMessages:
    """The public messages, which show each table to everyone."""

    def __init__(self, ground: Ground, leftovers: Leftovers, *, has_threads: bool) -> None:
        """Show tables; `has_threads`: whether each game gets its own thread in servers that did not decide it."""
        self._ground = ground
        self._leftovers = leftovers
        self._copies = Copies(ground, leftovers)
        self.places = Places(ground.client, has_threads=has_threads)
        self.scroll = Scroll()
        self._calls: dict[str, PendingCalls] = {}  # by table
        # Two messages of one table may be sent at once. Each is stored under this lock, so that the second to be stored
        # sees the first, and one of them is deleted.
        self._storing = asyncio.Lock()
        self._edits = asyncio.Semaphore(EDITS_AT_ONCE)
        self._edited: set[int] = set()  # messages with an edit under way
        self._unsure: set[str] = set()  # tables of which a message may be there that no answer has confirmed
        self._posting: dict[str, set[int]] = {}  # by table that is being posted: the messages deleted in the meantime
        self._pressed: dict[str, int] = {}  # by table: the last row of its log that a press has shown here
        self._shown: dict[str, float] = {}  # when each table was shown last, in seconds of the loop's clock
        self._updates = Debouncer(
            "public message", self._show, between=BETWEEN_EDITS, calm=ground.calm, again=ground.timing.shown_again
        )
        self.elsewhere = TablesElsewhere(ground, put=self._put_once)
        self._first: Callable[[Table], Awaitable[None]] | None = None

    def follow(self, first: Callable[[Table], Awaitable[None]]) -> None:
        """Let each showing wait for `first`, which settles whom nothing else reaches."""
        self._first = first

    async def close(self) -> None:
        """Stop showing tables."""
        await self._updates.close()

    def is_behind(self, key: str) -> bool:
        """Return whether the present state of the table `key` is still to be shown."""
        return self._updates.is_behind(key)

    def deleted(self, message_ids: Collection[int]) -> None:
        """Note that these messages are gone: one of them may be on its way, and no store knows it yet."""
        for gone in self._posting.values():
            gone.update(message_ids)

    def put(self, table: Table, *, within: float = 0) -> None:
        """Show `table` soon, within `within` seconds at the latest, if its message is this process's to change."""
        if self.is_shown_here(table):
            self._updates.put(table, within=within)

    def _put_once(self, table: Table) -> None:
        """Show `table` at once, unless that is under way."""
        if self.is_shown_here(table):
            self._updates.put_once(table)

    def is_shown_here(self, table: Table) -> bool:
        """Return whether this process shows `table`: it is at home here, or where the bot is not, was pressed here."""
        if table.terms.is_elsewhere:
            return self._ground.by_presses.can_show(table.id)
        return self._ground.home.holds(table.guild_id)

    def put_spaced(self, table: Table) -> None:
        """Show `table` soon; or later, with more turns in one edit, while all its players look at panels anyway.

        A table of many is shown once a round, and news after some time at the latest. It is shown at once when a player
        who does not look is asked for a claim. A new deal waits for less: the message still shows the last one.
        """
        is_many = len(table.players) > 2 or self._ground.budget.is_behind(table.id)
        is_costly = is_many and not table.is_dealt and not table.terms.is_elsewhere  # where no edit is counted
        timing = self._ground.timing
        between = timing.between_costly if is_costly else timing.between_followed
        last, now = self._shown.get(table.id, 0.0), asyncio.get_running_loop().time()
        self.put(table, within=max(0.0, last + between - now) if self._may_wait(table) else 0)

    def _may_wait(self, table: Table) -> bool:
        """Return whether nobody needs to see `table` right now."""
        live = self._ground.live
        if len(table.players) == 2:
            return live.is_followed(table)
        claim = claim_at(table.position)
        asked = table.in_person.intersection(() if claim is None else claim.asked)
        is_round = self._ground.budget.is_round_over(table.id, seats=len(table.players))
        return not is_round and all(live.is_used(table.id, seat) for seat in asked)

    def put_off(self, table: Table) -> None:
        """Show `table` a little later: the answer to a press, about to be drawn, mostly shows it before."""
        if self.is_shown_here(table):
            self._updates.put(table, within=ANSWERED, is_put_off=True)

    async def call(self, table: Table, *calls: Call) -> None:
        """Mention players under `table`, each once. Returns when that is posted and stored, or no longer holds.

        A repeated call joins the pending one: its first caller may have given up waiting just before it was made. A
        call made as often as requested joins none: the pending one may be there already. Nobody is mentioned where the
        bot is not.
        """
        if table.terms.is_elsewhere:
            return
        pending = self._calls.setdefault(table.id, PendingCalls())
        made = [pending.add(call) for call in calls]
        self.put(table)
        for each in made:
            await each.wait()

    async def pressed(self, table: Table, message_id: int) -> None:
        """Note that the answer to a press has shown `table` in this message: it serves as the edit that is due."""
        shown = await self._ground.tables.messages.public(table.id)
        if shown is not None and shown.message_id == message_id and self.is_behind(table.id):
            self._pressed[table.id] = table.ply

    async def _show(self, table: Table) -> None:
        if self._first is not None:
            await self._first(table)
        pending = self._calls.pop(table.id, PendingCalls())
        if not self.is_shown_here(table):
            return  # it is shown elsewhere by now, and those who wait here for these calls must not think them made
        try:
            await self._bring_up_to_date(table, pending.calls)
        except BaseException:
            self._calls[table.id] = pending.joined(self._calls.get(table.id, PendingCalls()))
            raise
        self._shown[table.id] = asyncio.get_running_loop().time()
        if table.is_over:
            del self._shown[table.id]
            self._ground.unwanted.discard(table.id)
            self._unsure.discard(table.id)
            for question in await self._ground.tables.questions.outlived(table):
                await self._leftovers.remove(question)
        pending.made()

    async def _bring_up_to_date(self, table: Table, wanted: Sequence[Call]) -> None:
        if table.terms.is_elsewhere:
            await self._ground.by_presses.show(table.id, await self.screen(table))
        else:
            try:
                await self._show_with(table, wanted)
            finally:
                self._pressed.pop(table.id, None)  # what a press has shown meanwhile may lie under an older state now
            await self._copies.look_once(table)

    async def _show_with(self, table: Table, wanted: Sequence[Call]) -> None:
        """Show `table`, and make the `wanted` calls that still hold."""
        if table.guild_id is None:
            return  # a game in a direct message: the panel there shows the table
        shown = await self._ground.tables.messages.public(table.id)
        if shown is None and table.is_over:
            return  # the game ended before its table was shown; the settlement reports it
        table = replace(table, channel_id=(await self._ground.tables.memory.table(table.id)).channel_id)
        is_deleted = shown is not None and await self._ground.tables.messages.deletion(shown) is not None
        if shown is not None and is_deleted and (table.is_over or await self.is_unwanted(shown)):
            return
        if shown is None:
            table = await self.places.open(self._ground.tables, table, locale=await self._ground.locale(table.guild_id))
        calls = await find_calls(self._ground, table, wanted)
        is_pressed = self._pressed.pop(table.id, None) == table.ply and not is_deleted
        if is_pressed and not any(call.is_new for call in calls):
            return
        screen = await self.screen(table, calls)
        is_over = table.is_over and table.id not in self._unsure
        while shown is not None and not is_deleted and (is_over or not self._is_to_post(table, shown, calls)):
            if await self._edit(table, shown, screen):
                return
            failed, shown = shown, await self._ground.tables.messages.public(table.id)
            if shown == failed:  # otherwise `/table show` has posted another message: edit that one
                break
        if shown is not None and await self.is_unwanted(shown):
            return
        deleted = self._posting[table.id] = set()
        try:
            await self._post(table, screen, since=shown.posted_at if shown is not None else 0, calls=calls)
        finally:
            del self._posting[table.id]
        if shown is not None:
            await self._remove(shown)
        now = await self._ground.tables.messages.public(table.id)
        if now is not None and now.message_id in deleted:
            await self._ground.tables.messages.note_deleted(now)
            await self.is_unwanted(now)
            self.put(table)

    async def _remove(self, shown: TableMessageRow) -> None:
        """Delete a message that a newer one has replaced, unless it is gone already."""
        messages = self._ground.tables.messages
        is_gone = await messages.deletion(shown) is not None
        await (messages.swept if is_gone else self._leftovers.remove)(leftover(shown))

    async def is_unwanted(self, shown: TableMessageRow) -> bool:
        """Return whether the table is unwanted where it was `shown`; its players are called elsewhere then.

        Once it no longer is, it is shown again.
        """
        key, deletion = shown.table, await self._ground.tables.messages.deletion(shown)
        is_unwanted = deletion is not None and self._ground.clock.now() < deletion.hidden_until
        (self._ground.unwanted.add if is_unwanted else self._ground.unwanted.discard)(key)
        if deletion is not None and is_unwanted:
            self._ground.timekeeper.at(deletion.hidden_until, f"hidden table {key}", partial(self._come_back, key))
        return is_unwanted

    async def _come_back(self, key: str) -> None:
        self.put(await self._ground.tables.memory.table(key))

    def _is_to_post(self, table: Table, shown: TableMessageRow, calls: Sequence[Call]) -> bool:
        """Return whether to post a new message: for a new call, or if the `shown` one is old, elsewhere or away.

        Or if one was posted whose answer was lost: posted again, Discord returns that one, and it is not left there.
        """
        if table.id in self._unsure:
            return True
        now = self._ground.clock.now()
        is_old = now - shown.posted_at >= OLD > now - table.moved_at  # the message of an idle table stays
        is_elsewhere = shown.channel_id != table.channel_id
        is_away = self.scroll.is_away(shown.channel_id, shown.message_id)
        return is_old or is_elsewhere or is_away or any(call.is_new for call in calls)

    async def screen(self, table: Table, calls: Sequence[Call] = ()) -> PublicScreen:
        """Return the table as its public message shows it, with the lines of `calls`, which notify new addressees."""
        if table.terms.is_elsewhere:
            return await self.elsewhere.screen(table, lambda: self._screen(table, ()))
        return await self._screen(table, calls)

    async def _screen(self, table: Table, calls: Sequence[Call]) -> PublicScreen:
        tables, manner = self._ground.tables, await self._ground.manner(table)
        is_called = table.terms.game.has_hands and not table.is_over
        tells = table.is_practice and not table.is_over and not table.terms.is_elsewhere  # there every table says it
        situation = replace(
            await self._ground.situation(table),
            unreachable=[each for each in table.players if is_called and self._ground.is_unreachable(table, each)],
            calls=in_words(calls, table, locale=manner.locale),
            company=Company(Seen(await tables.reactions.at(table))),
            wishing=await tables.wishes.at(table),
            commitment=await tables.logs.commitment(table) if tells else "",
        )
        screen = await public_table(table, self._ground.screens[table.terms.game.name], manner, situation)
        return replace(screen, pings=notified(calls, table))

    async def aside(self, table: Table, manner: Manner) -> PublicScreen:
        """Return the table for one person who looks at it elsewhere."""
        screens = self._ground.screens[table.terms.game.name]
        return await public_table(table, screens, manner, await self._ground.situation(table))

    async def _edit(self, table: Table, shown: TableMessageRow, screen: PublicScreen, *, again: bool = True) -> bool:
        """Edit the `shown` message. Return False when the table has to be posted again instead.

        Raises aiohttp.ClientError or discord.HTTPException for failures that may pass: the edit is tried again.
        """
        if shown.message_id in self._edited:
            return False  # that edit was given up, and may still come: it must not take the place of a newer one
        channel = self._ground.channel(shown.channel_id, table.guild_id)
        self._ground.budget.show_table(table.id)
        try:
            async with self._edits, asyncio.timeout(self._ground.timing.edit_within):
                message = channel.get_partial_message(shown.message_id)
                await self._ground.requests.finish(self._change(message, screen))
        except TimeoutError:  # Discord rations edits of old messages, and the library waits for its turn
            log.info("table %s ply %d: posted anew (its edit took too long)", table.id, table.ply)
            return False
        except discord.HTTPException as error:
            if may_pass(error):
                raise
            if error.code == ARCHIVED and again and await self.places.reopen(shown.channel_id):
                return await self._edit(table, shown, screen, again=False)
            if error.code == UNKNOWN_CHANNEL:
                self._ground.deleted.add(shown.channel_id)
            if error.code == UNKNOWN_MESSAGE:
                await self._ground.tables.messages.note_deleted(shown)
            is_gone = error.code in GONE and (table.is_over or table.channel_id == table.home_id)
            is_done = is_gone or error.status == 401 or (table.is_over and error.code == UNKNOWN_MESSAGE)
            what = "no message to edit" if is_done else "posted anew"
            log.info("table %s ply %d: %s (%d)", table.id, table.ply, what, error.code)
            return is_done
        return True

    async def _change(self, message: discord.PartialMessage, screen: PublicScreen) -> None:
        """Let `message` show `screen`, however long Discord and the library take."""
        self._edited.add(message.id)
        try:
            await send_shown(
                screen,
                lambda it, view: message.edit(view=view, attachments=it.files(), allowed_mentions=it.mentions()),
            )
        finally:
            self._edited.discard(message.id)

    async def _post(self, table: Table, screen: PublicScreen, *, since: int, calls: Sequence[Call]) -> None:
        """Post a table's message in place of the one posted at `since` (Unix milliseconds; 0: there was none).

        The nonce stays the same until the new message is stored, so that after a kill in between Discord does not take
        a second one. The calls are stored together with the message, so that a kill neither loses one nor makes it
        twice.
        """
        self._ground.budget.show_table(table.id)
        was_unsure = table.id in self._unsure
        self._unsure.add(table.id)
        try:
            channel, is_silent = self._ground.channel(table.channel_id, table.guild_id), all(c.is_silent for c in calls)
            message = await send_shown(
                screen,
                lambda it, view: channel.send(
                    view=view,
                    files=it.files(),
                    allowed_mentions=it.mentions(),
                    nonce=f"{table.id}-{since}",
                    silent=bool(calls) and is_silent,
                ),
            )
        except discord.HTTPException as error:
            if not may_pass(error):
                self._unsure.discard(table.id)
            if error.code == UNKNOWN_CHANNEL:
                self._ground.deleted.add(table.channel_id)
            is_home = table.channel_id == table.home_id
            if error.code not in (GONE if is_home else GONE | SHUT | {NO_ACCESS}):
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            if not is_home:
                table = await self._ground.tables.messages.move_to(table.id, table.home_id)
                await self._post(table, screen, since=since, calls=calls)
            return
        self._unsure.discard(table.id)
        if was_unsure:  # so long ago, maybe, that Discord does not know the nonce anymore
            self._copies.look(table, before=message.id)
        if was_unsure or (since or table.started_at) < self._ground.began:
            self.put(table)  # Discord may have returned a message that was posted before, and shows an older state
        notices = [call.notice for call in calls if call.is_new and not call.is_repeatable]
        async with self._storing:
            newer = await self._ground.tables.messages.public(table.id)
            # The same one: the process that was its home a moment ago has posted it, too, and Discord took it once.
            if newer is None or newer.posted_at == since or newer.message_id == message.id:
                await self._ground.tables.messages.public_shown(
                    table.id, channel_id=table.channel_id, message_id=message.id, notices=notices
                )
                return
        # `/table show` has posted another message in the meantime, which stays.
        replaced = LeftoverRow(table.id, message.id, table.channel_id, None)
        await self._ground.tables.messages.leave(replaced)
        await self._leftovers.remove(replaced)

    async def replaced(self, table: Table, message_id: int) -> None:
        """Make a message that `/table show` has posted the public one of `table`, and delete the one before."""
        async with self._storing:
            shown = await self._ground.tables.messages.public(table.id)
            await self._ground.tables.messages.public_shown(
                table.id, channel_id=table.channel_id, message_id=message_id
            )
        if shown is not None:
            await self._remove(shown)
        now = await self._ground.tables.memory.table(table.id)
        if now.ply > table.ply:  # a move was played while the message was on its way
            self.put(now)
