"""The public message of each table: edited in place, posted anew where that is better, gone when its place is."""

import asyncio
import logging
from dataclasses import dataclass, replace

import aiohttp
import discord

from bot.games.protocol import Seat
from bot.tables import Notice, Table, TableMessageRow, Told
from bot.text import Locale, say
from cogs.lanes import Lane
from cogs.screens.screen import PublicScreen
from cogs.screens.table import public_table
from cogs.stage.ground import Ground
from cogs.stage.places import ARCHIVED, GONE, NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, Places
from cogs.stage.scroll import Scroll
from cogs.words import mention, pings, until

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
EDIT_WITHIN = 5.0  # s, until a message counts as one that cannot be edited
EDITS_AT_ONCE = 20  # so that none waits long for the fifty requests a second, at a start with many tables
OLD = 55 * 60 * 1000  # ms; Discord limits edits of messages more than an hour old


@dataclass(frozen=True, slots=True)
class Call:
    """A line under the table to one player, who is mentioned when the table is posted with it."""

    seat: Seat
    line: str  # its key in the catalogue
    told: Told
    is_new: bool
    is_silent: bool  # in that player's quiet hours

    def words(self, table: Table, locale: Locale) -> str:
        """The line."""
        return say(locale, self.line, player=mention(table.players[self.seat]))


@dataclass(frozen=True, slots=True, eq=False)
class Asked:
    """A call that is still to be made, and somebody who waits for that."""

    call: Call
    is_made: asyncio.Event


class Board:
    """Shows tables to everybody."""

    def __init__(self, ground: Ground, *, has_threads: bool) -> None:
        """`has_threads`: whether each game gets a thread of its own, unless its server decided."""
        self._ground = ground
        self.places = Places(ground.client, has_threads=has_threads)
        self.scroll = Scroll()
        self._calls: dict[str, Asked] = {}  # by table: somebody to mention under it
        self._remembering = asyncio.Lock()  # of two messages of a table, the later one knows of the other
        self._edits = asyncio.Semaphore(EDITS_AT_ONCE)
        self._lane = Lane("public message", self._show, between=BETWEEN_EDITS)
        self._began = ground.clock.now()

    async def close(self) -> None:
        """Show nothing more."""
        await self._lane.close()

    def put(self, table: Table, *, within: float = 0) -> None:
        """Show `table` soon, at the latest `within` seconds."""
        self._lane.put(table, within=within)

    async def call(self, table: Table, call: Call) -> None:
        """Mention somebody under `table`, once; returns when that stands there and is stored, or no longer holds.

        Asked again, it is the same call: whoever gave up waiting may have been about to see it made.
        """
        asked = self._calls.get(table.id)
        if asked is None or asked.call.told != call.told:
            if asked is not None:
                asked.is_made.set()
            asked = self._calls[table.id] = Asked(call, asyncio.Event())
        self.put(table)
        await asked.is_made.wait()

    async def _show(self, table: Table) -> None:
        asked = self._calls.get(table.id)
        await self._show_with(table, asked.call if asked is not None else None)
        if asked is not None:
            asked.is_made.set()
            if self._calls.get(table.id) is asked:
                del self._calls[table.id]

    async def _show_with(self, table: Table, asked: Call | None) -> None:
        """Show `table`, with a mention if that was asked for and still holds."""
        if table.guild_id is None:
            return  # a game in a direct message: the panel there shows the table
        shown = await self._ground.tables.public_message(table.id)
        if shown is None and table.is_over:
            return  # it ended before it was shown; the settlement tells
        table = replace(table, channel_id=(await self._ground.tables.table(table.id)).channel_id)
        if shown is None:
            table = await self.places.open(self._ground.tables, table, locale=await self._ground.locale(table.guild_id))
        call = await self.find_call(table, asked)
        screen = await self.screen(table, call)
        while shown is not None and (table.is_over or not self._is_to_post(table, shown, call)):
            if await self._edit(table, shown, screen):
                return
            failed, shown = shown, await self._ground.tables.public_message(table.id)
            if shown == failed:  # else somebody had the table shown again meanwhile
                break
        since = shown.posted_at if shown is not None else 0
        if call is not None and not call.is_new:  # the line stands below the new message too, but nobody is disturbed
            screen = replace(screen, pings=())
        await self._post(table, screen, since=since, call=call)
        if shown is not None:
            await self._remove(self._ground.channel(shown.channel_id, table.guild_id), shown.message_id)

    def _is_to_post(self, table: Table, shown: TableMessageRow, call: Call | None) -> bool:
        """Whether the table is posted anew: somebody is to be called, or it is old, elsewhere, or out of sight."""
        now = self._ground.clock.now()
        is_old = now - shown.posted_at >= OLD > now - table.moved_at  # an idle table stays where it is
        is_elsewhere = shown.channel_id != table.channel_id
        is_away = self.scroll.is_away(shown.channel_id, shown.message_id)
        return is_old or is_elsewhere or is_away or (call is not None and call.is_new)

    async def find_call(self, table: Table, asked: Call | None = None) -> Call | None:
        """Who is mentioned under the table: somebody to be told something, or whose turn it is and who wants that."""
        if table.is_over:
            return None
        if asked is not None and asked.told.seat in table.position.to_act:
            if asked.told.turn != table.called[asked.told.seat]:
                return None
            return replace(asked, is_new=not await self._ground.tables.was_told(table.id, asked.told))
        for seat in sorted(table.position.to_act):
            player = table.players[seat]
            preferences = await self._ground.tables.preferences.of(player)
            if table.robot_at(seat) is None and self._ground.notice(table, player, preferences) is Notice.MENTION:
                last = (await self._ground.tables.panels(table.id)).get(seat)
                told = Told(seat, "turn", table.called[seat])
                return Call(
                    seat,
                    "table-turn",
                    told,
                    is_new=last is None or last.turn < told.turn,
                    is_silent=preferences.is_quiet(self._ground.clock.now()),
                )
        return None

    async def screen(self, table: Table, call: Call | None = None) -> PublicScreen:
        """The table as its public message shows it, with a line to whoever is called."""
        locale, style = await self._ground.manner(table)
        called = table.players[call.seat] if call is not None else None
        return await public_table(
            table,
            self._ground.screens[table.terms.game.name],
            locale=locale,
            style=style,
            deals_at=until(self._ground.tables.deals_at(table)) if table.awaits_deck is not None else None,
            unreachable=[]
            if table.is_over
            else [each for each in table.players if each.id in self._ground.unreachable],
            late=self._ground.tables.waiting.late(table),
            call=call.words(table, locale) if call is not None else None,
            pings=pings(called) if called is not None else (),
        )

    async def _edit(self, table: Table, shown: TableMessageRow, screen: PublicScreen, *, again: bool = True) -> bool:
        """Edit a table's message in place; whether nothing is left to do. Raises what may pass by itself."""
        channel = self._ground.channel(shown.channel_id, table.guild_id)
        try:
            async with self._edits, asyncio.timeout(EDIT_WITHIN):
                await channel.get_partial_message(shown.message_id).edit(
                    view=screen.layout(), attachments=screen.files(), allowed_mentions=screen.mentions()
                )
        except TimeoutError:  # edits of an old message are rationed, and the library waits
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
        """Post a table's message in place of the one posted at `since` (0: the first).

        The nonce stays the same until the new one is remembered, so that a kill in between posts no other; whom it
        mentions is remembered in one with it, so that a kill neither loses the mention nor makes it twice.
        """
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
            if error.code not in (GONE if is_home else GONE | {ARCHIVED, NO_ACCESS}):
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            if not is_home:
                table = await self._ground.tables.move_to(table.id, table.home_id)
                await self._post(table, screen, since=since, call=call)
            return
        if (since or table.started_at) < self._began:  # a process before may have posted it, as the table was then
            self.put(table)
        told = call.told if call is not None and call.is_new else None
        async with self._remembering:
            newer = await self._ground.tables.public_message(table.id)
            if newer is None or newer.posted_at == since:
                await self._ground.tables.public_shown(
                    table.id, channel_id=table.channel_id, message_id=message.id, told=told
                )
                return
        # Somebody had the table shown again meanwhile.
        await self._remove(self._ground.channel(table.channel_id, table.guild_id), message.id)

    async def replaced(self, table: Table, message_id: int) -> None:
        """Somebody had the table shown again: that message is its public one from now on."""
        async with self._remembering:
            shown = await self._ground.tables.public_message(table.id)
            await self._ground.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message_id)
        if shown is not None:
            await self._remove(self._ground.channel(shown.channel_id, table.guild_id), shown.message_id)
        now = await self._ground.tables.table(table.id)
        if now.ply > table.ply:  # something happened while the message was on its way
            self.put(now)

    async def _remove(self, channel: discord.PartialMessageable, message_id: int) -> None:
        """Take away a public message that a newer one has replaced."""
        try:
            await channel.get_partial_message(message_id).delete()
        except (discord.HTTPException, aiohttp.ClientError) as error:
            log.info("old table message stays (%s)", type(error).__name__)
