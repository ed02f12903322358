"""The public message of each table. It is edited in place, and posted anew where an edit would not be seen."""

import asyncio
import logging
from dataclasses import dataclass, replace

import discord

from bot.games.protocol import Seat
from bot.tables import LeftoverRow, Notice, SeatNotice, Table, TableMessageRow, leftover
from bot.text import Locale, say
from cogs.debouncer import Debouncer
from cogs.names import mention, pings, until
from cogs.screens.screen import PublicScreen
from cogs.screens.table import public_table
from cogs.stage.ground import Ground
from cogs.stage.leftovers import Leftovers
from cogs.stage.places import ARCHIVED, GONE, NO_ACCESS, SHUT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Places
from cogs.stage.scroll import Scroll

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
BETWEEN_FOLLOWED = 10.0  # s, the same while everybody at the table looks at a panel of their own
BETWEEN_COSTLY = 40.0  # s, the same when the table has made more requests than turns
POSTPONED = 60.0  # s; what an announcement tells is shown with the end of the next turn, or so much later
EDIT_WITHIN = 5.0  # s; an edit that takes longer is given up, and the table is posted anew
EDITS_AT_ONCE = 20  # Discord takes fifty requests a second; at a start with many tables others need some of them
OLD = 55 * 60 * 1000  # ms; Discord rations edits of messages that are more than an hour old


@dataclass(frozen=True, slots=True)
class Call:
    """A line under the table that mentions one player. Discord notifies the player when the line is posted."""

    seat: Seat
    line: str  # its key in the catalogue
    told: SeatNotice  # what the store remembers once the line is posted
    is_new: bool  # False: the player was told before, and the line stands there without a notification
    is_silent: bool  # the player has quiet hours
    is_repeatable: bool = False  # made as often as somebody asks for it, rather than once a turn

    def words(self, table: Table, locale: Locale) -> str:
        """The line in the language `locale`."""
        return say(locale, self.line, player=mention(table.players[self.seat]))


@dataclass(frozen=True, slots=True, eq=False)
class PendingCall:
    """A call that is not made yet."""

    call: Call
    is_made: asyncio.Event  # set when the call is posted and stored, or no longer holds


class TableMessages:
    """Shows each table to everybody, in one public message."""

    def __init__(self, ground: Ground, leftovers: Leftovers, *, has_threads: bool) -> None:
        """`has_threads`: whether each game gets a thread of its own in servers that did not decide it."""
        self._ground = ground
        self._leftovers = leftovers
        self.places = Places(ground.client, has_threads=has_threads)
        self.scroll = Scroll()
        self._calls: dict[str, PendingCall] = {}  # by table
        # Two messages of one table may be sent at once. Each is stored under this lock, so that the second to be
        # stored sees the first, and one of them is deleted.
        self._storing = asyncio.Lock()
        self._edits = asyncio.Semaphore(EDITS_AT_ONCE)
        self._shown: dict[str, float] = {}  # when each table was shown last, in seconds of the loop's clock
        self._updates = Debouncer("public message", self._show, between=BETWEEN_EDITS, calm=ground.calm)
        self._began = ground.clock.now()

    async def close(self) -> None:
        """Stop showing tables."""
        await self._updates.close()

    def is_behind(self, key: str) -> bool:
        """Whether the table `key` is still to be shown as it stands."""
        return self._updates.is_behind(key)

    def put(self, table: Table, *, within: float = 0) -> None:
        """Show `table` soon, within `within` seconds at the latest."""
        self._updates.put(table, within=within)

    def put_spaced(self, table: Table) -> None:
        """Show `table` soon; or later, with more turns in one edit, while all its players look at panels anyway."""
        between = BETWEEN_COSTLY if self._ground.purse.is_behind(table.id) else BETWEEN_FOLLOWED
        last, now = self._shown.get(table.id, 0.0), asyncio.get_running_loop().time()
        self.put(table, within=max(0.0, last + between - now) if self._ground.live.is_followed(table) else 0)

    def postpone(self, table: Table) -> None:
        """Show `table` with what is put next, also if it was to be shown sooner."""
        self._updates.put(table, within=POSTPONED, is_put_off=True)

    async def call(self, table: Table, call: Call) -> None:
        """Mention a player under `table`, once. Returns when the mention is posted and stored, or no longer holds.

        A repeated call joins the one that is pending: its first caller may have given up waiting just before it
        was made. A call that is made as often as somebody asks joins none: what is pending may stand there already.
        """
        pending = self._calls.get(table.id)
        if pending is None or pending.call.told != call.told or call.is_repeatable:
            if pending is not None:
                pending.is_made.set()
            pending = self._calls[table.id] = PendingCall(call, asyncio.Event())
        self.put(table)
        await pending.is_made.wait()

    async def _show(self, table: Table) -> None:
        pending = self._calls.get(table.id)
        await self._show_with(table, pending.call if pending is not None else None)
        self._shown[table.id] = asyncio.get_running_loop().time()
        if table.is_over:
            del self._shown[table.id]
        if pending is not None:
            pending.is_made.set()
            if self._calls.get(table.id) is pending:
                del self._calls[table.id]

    async def _show_with(self, table: Table, wanted: Call | None) -> None:
        """Show `table`, and make the `wanted` call if it still holds."""
        if table.guild_id is None:
            return  # a game in a direct message: the panel there shows the table
        shown = await self._ground.tables.messages.public(table.id)
        if shown is None and table.is_over:
            return  # the game ended before its table was shown; the settlement tells of it
        table = replace(table, channel_id=(await self._ground.tables.memory.table(table.id)).channel_id)
        if shown is None:
            table = await self.places.open(self._ground.tables, table, locale=await self._ground.locale(table.guild_id))
        call = await self.find_call(table, wanted)
        screen = await self.screen(table, call)
        while shown is not None and (table.is_over or not self._is_to_post(table, shown, call)):
            if await self._edit(table, shown, screen):
                return
            failed, shown = shown, await self._ground.tables.messages.public(table.id)
            if shown == failed:  # otherwise `/table show` has posted another message meanwhile: edit that one
                break
        since = shown.posted_at if shown is not None else 0
        if call is not None and not call.is_new:  # the new message keeps the line, but does not notify again
            screen = replace(screen, pings=())
        await self._post(table, screen, since=since, call=call)
        if shown is not None:
            await self._leftovers.remove(leftover(shown))

    def _is_to_post(self, table: Table, shown: TableMessageRow, call: Call | None) -> bool:
        """Whether to post a new message: for a new call, or when the `shown` one is old, elsewhere or out of sight."""
        now = self._ground.clock.now()
        is_old = now - shown.posted_at >= OLD > now - table.moved_at  # the message of an idle table stays
        is_elsewhere = shown.channel_id != table.channel_id
        is_away = self.scroll.is_away(shown.channel_id, shown.message_id)
        return is_old or is_elsewhere or is_away or (call is not None and call.is_new)

    async def find_call(self, table: Table, wanted: Call | None = None) -> Call | None:
        """The call under the table: the `wanted` one, or one to the player to move, if that player prefers mentions.

        None when the game is over, when nobody wants a mention, or when the `wanted` call is about an earlier turn.
        """
        if table.is_over:
            return None
        if wanted is not None and wanted.told.seat in table.position.to_act:
            if wanted.told.turn != table.called[wanted.told.seat]:
                return None
            if wanted.is_repeatable:
                return wanted
            return replace(wanted, is_new=not await self._ground.tables.messages.was_told(table.id, wanted.told))
        for seat in sorted(table.position.to_act):
            player = table.players[seat]
            preferences = await self._ground.tables.preferences.of(player)
            if self._ground.live.is_held(table, seat):
                continue  # the panel that the player uses shows it
            if seat in table.in_person and self._ground.notice(table, player, preferences) is Notice.MENTION:
                last = (await self._ground.tables.messages.panels(table.id)).get(seat)
                told = SeatNotice(seat, "turn", table.called[seat])
                return Call(
                    seat,
                    "table-turn",
                    told,
                    is_new=last is None or last.turn < told.turn,
                    is_silent=preferences.is_quiet(self._ground.clock.now()),
                )
        return None

    async def screen(self, table: Table, call: Call | None = None) -> PublicScreen:
        """The table as its public message shows it, with the line of `call`."""
        locale, style = await self._ground.manner(table)
        called = table.players[call.seat] if call is not None else None
        return await public_table(
            table,
            self._ground.screens[table.terms.game.name],
            locale=locale,
            style=style,
            deals_at=until(self._ground.tables.dealing.deals_at(table)) if table.awaits_deck is not None else None,
            unreachable=[]
            if table.is_over
            else [each for each in table.players if each.id in self._ground.unreachable],
            late=self._ground.tables.waiting.late(table),
            call=call.words(table, locale) if call is not None else None,
            reactions=await self._ground.tables.reactions.at(table),
            pings=pings(called) if called is not None else (),
        )

    async def _edit(self, table: Table, shown: TableMessageRow, screen: PublicScreen, *, again: bool = True) -> bool:
        """Edit the `shown` message. Returns False when the table has to be posted anew instead.

        Raises aiohttp.ClientError or discord.DiscordServerError for failures that may pass: the edit is tried again.
        """
        channel = self._ground.channel(shown.channel_id, table.guild_id)
        self._ground.purse.show_table(table.id)
        try:
            async with self._edits, asyncio.timeout(EDIT_WITHIN):
                await channel.get_partial_message(shown.message_id).edit(
                    view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
                )
        except TimeoutError:  # Discord rations edits of old messages, and the library waits for its turn
            log.info("table %s ply %d: posted anew (its edit took too long)", table.id, table.ply)
            return False
        except discord.DiscordServerError:
            raise
        except discord.HTTPException as error:
            if error.code == ARCHIVED and again and await self.places.reopen(shown.channel_id):
                return await self._edit(table, shown, screen, again=False)
            if error.code == UNKNOWN_CHANNEL:
                self._ground.deleted.add(shown.channel_id)
            is_gone = error.code in GONE and (table.is_over or table.channel_id == table.home_id)
            is_done = is_gone or error.status == 401 or (table.is_over and error.code == UNKNOWN_MESSAGE)
            what = "no message to edit" if is_done else "posted anew"
            log.info("table %s ply %d: %s (%d)", table.id, table.ply, what, error.code)
            return is_done
        return True

    async def _post(self, table: Table, screen: PublicScreen, *, since: int, call: Call | None) -> None:
        """Post a table's message in place of the one posted at `since` (Unix milliseconds; 0: there was none).

        The nonce stays the same until the new message is stored, so that after a kill in between Discord does not
        take a second one. The call is stored together with the message, so that a kill neither loses it nor makes
        it twice.
        """
        self._ground.purse.show_table(table.id)
        try:
            message = await self._ground.channel(table.channel_id, table.guild_id).send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=f"{table.id}-{since}",
                silent=call is not None and call.is_silent,
            )
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                self._ground.deleted.add(table.channel_id)
            is_home = table.channel_id == table.home_id
            if error.code not in (GONE if is_home else GONE | SHUT | {NO_ACCESS}):
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            if not is_home:
                table = await self._ground.tables.messages.move_to(table.id, table.home_id)
                await self._post(table, screen, since=since, call=call)
            return
        if (since or table.started_at) < self._began:
            self.put(table)  # Discord may have returned the message of an earlier process, which shows an older state
        told = call.told if call is not None and call.is_new and not call.is_repeatable else None
        async with self._storing:
            newer = await self._ground.tables.messages.public(table.id)
            if newer is None or newer.posted_at == since:
                await self._ground.tables.messages.public_shown(
                    table.id, channel_id=table.channel_id, message_id=message.id, told=told
                )
                return
        # `/table show` has posted another message meanwhile, which stays.
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
            await self._leftovers.remove(leftover(shown))
        now = await self._ground.tables.memory.table(table.id)
        if now.ply > table.ply:  # a move was played while the message was on its way
            self.put(now)
