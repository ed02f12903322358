"""The public message of each table: edited in place, posted anew where that is better, gone when its place is."""

import asyncio
import logging
from dataclasses import dataclass, replace

import discord

from bot.games.protocol import Seat
from bot.tables import Notice, Table, TableMessageRow
from bot.text import Locale, say
from cogs.lanes import Lane
from cogs.screens.screen import PublicScreen
from cogs.screens.table import public_table
from cogs.stage.ground import Ground, notice_of
from cogs.stage.places import ARCHIVED, GONE, NO_ACCESS, UNKNOWN_MESSAGE, Places
from cogs.stage.scroll import Scroll
from cogs.words import mention, until

log = logging.getLogger(__name__)

BETWEEN_EDITS = 1.0  # s, the least time between two edits of one public message
EDIT_WITHIN = 5.0  # s, until a message counts as one that cannot be edited
OLD = 55 * 60 * 1000  # ms; Discord limits edits of messages more than an hour old


@dataclass(frozen=True, slots=True)
class Call:
    """A line under the table to one player, who is mentioned when the table is posted with it."""

    seat: Seat
    line: str  # its key in the catalogue
    is_new: bool
    is_silent: bool  # in that player's quiet hours

    def words(self, table: Table, locale: Locale) -> str:
        """The line."""
        end = min((at for seat in table.countdown.running if (at := table.countdown.deadline(seat))), default=0)
        return say(locale, self.line, player=mention(table.players[self.seat]), time=until(end))


class Board:
    """Shows tables to everybody."""

    def __init__(self, ground: Ground, *, has_threads: bool) -> None:
        """`has_threads`: whether each game gets a thread of its own."""
        self._ground = ground
        self.places = Places(ground.client, has_threads=has_threads)
        self.scroll = Scroll()
        self._calls: dict[str, Call] = {}  # by table: somebody to mention under it
        self._lane = Lane("public message", self._show, between=BETWEEN_EDITS)

    async def close(self) -> None:
        """Show nothing more."""
        await self._lane.close()

    def put(self, table: Table, *, within: float = 0) -> None:
        """Show `table` soon, at the latest `within` seconds."""
        self._lane.put(table, within=within)

    def call(self, table: Table, call: Call) -> None:
        """Mention somebody under `table`, once."""
        self._calls[table.id] = call
        self.put(table)

    async def _show(self, table: Table) -> None:
        if table.guild_id is None:
            return  # a game in a direct message: the panel there shows the table
        shown = await self._ground.tables.public_message(table.id)
        if shown is None and table.is_over:
            return  # it ended before it was shown; the settlement tells
        table = replace(table, channel_id=(await self._ground.tables.table(table.id)).channel_id)
        if shown is None:
            table = await self.places.open(self._ground.tables, table, locale=await self._ground.locale(table.guild_id))
        call = await self._find_call(table)
        screen = await self.screen(table, call)
        while shown is not None and (table.is_over or not self._is_to_post(table, shown, call)):
            if await self._edit(table, shown, screen):
                return
            failed, shown = shown, await self._ground.tables.public_message(table.id)
            if shown == failed:  # else somebody had the table shown again meanwhile
                break
        since = shown.posted_at if shown is not None else 0
        is_posted = await self._post(table, screen, since=since, is_silent=call is not None and call.is_silent)
        if is_posted and call is not None:
            await self._called(table, call)
        if shown is not None:
            await self._remove(self._ground.channel(shown.channel_id, table.guild_id), shown.message_id)

    def _is_to_post(self, table: Table, shown: TableMessageRow, call: Call | None) -> bool:
        """Whether the table is posted anew: somebody is to be called, or it is old, elsewhere, or out of sight."""
        is_old = self._ground.clock.now() - shown.posted_at >= OLD
        is_elsewhere = shown.channel_id != table.channel_id
        is_away = self.scroll.is_away(shown.channel_id, shown.message_id)
        return is_old or is_elsewhere or is_away or (call is not None and call.is_new)

    async def _find_call(self, table: Table) -> Call | None:
        """Who is mentioned under the table: somebody to be told something, or whose turn it is and who wants that."""
        if table.is_over:
            return None
        if (call := self._calls.get(table.id)) is not None:
            return call
        for seat in sorted(table.position.to_act):
            player = table.players[seat]
            preferences = await self._ground.tables.preferences.of(player)
            if table.robot_at(seat) is None and notice_of(table, preferences) is Notice.MENTION:
                last = await self._ground.tables.panel(table.id, seat)
                is_new = last is None or last.turn < table.called[seat]
                return Call(seat, "table-turn", is_new=is_new, is_silent=preferences.is_quiet(self._ground.clock.now()))
        return None

    async def _called(self, table: Table, call: Call) -> None:
        """The call stands under the table: it is made once."""
        if self._calls.get(table.id) is call:
            del self._calls[table.id]
        elif call.is_new:
            turn = table.called[call.seat]
            await self._ground.tables.panel_shown(table.id, call.seat, channel_id=0, message_id=0, turn=turn)

    async def screen(self, table: Table, call: Call | None = None) -> PublicScreen:
        """The table as its public message shows it, with a line to whoever is called."""
        unit, locale, style = await self._ground.manner(table)
        called = table.players[call.seat] if call is not None else None
        return await public_table(
            table,
            self._ground.screens[table.terms.game.name],
            unit=unit,
            locale=locale,
            style=style,
            deals_at=until(self._ground.tables.deals_at(table)) if table.awaits_deck is not None else None,
            unreachable=[]
            if table.is_over
            else [each for each in table.players if each.id in self._ground.unreachable],
            late=self._ground.tables.waiting.late(table),
            call=call.words(table, locale) if call is not None else None,
            ping=called.discord_id if called is not None else None,
        )

    async def _edit(self, table: Table, shown: TableMessageRow, screen: PublicScreen, *, again: bool = True) -> bool:
        """Edit a table's message in place; whether nothing is left to do. Raises what may pass by itself."""
        channel = self._ground.channel(shown.channel_id, table.guild_id)
        try:
            async with asyncio.timeout(EDIT_WITHIN):
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
            is_gone = error.code in GONE and (table.is_over or table.channel_id == table.home_id)
            is_done = is_gone or error.status == 401 or (table.is_over and error.code == UNKNOWN_MESSAGE)
            what = "no message to edit" if is_done else "posted anew"
            log.info("table %s ply %d: %s (%d)", table.id, table.ply, what, error.code)
            return is_done
        return True

    async def _post(self, table: Table, screen: PublicScreen, *, since: int, is_silent: bool) -> bool:
        """Post a table's message in place of the one posted at `since` (0: the first); whether it stands there now.

        The nonce stays the same until the new one is remembered, so that a kill in between posts no other.
        """
        try:
            message = await self._ground.channel(table.channel_id, table.guild_id).send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=f"{table.id}-{since}",
                silent=is_silent,
            )
        except discord.HTTPException as error:
            is_home = table.channel_id == table.home_id
            if error.code not in (GONE if is_home else GONE | {ARCHIVED, NO_ACCESS}):
                raise
            log.info("table %s ply %d: channel gone (%d)", table.id, table.ply, error.code)
            if is_home:
                return False
            table = await self._ground.tables.move_to(table.id, table.home_id)
            return await self._post(table, screen, since=since, is_silent=is_silent)
        newer = await self._ground.tables.public_message(table.id)
        if newer is not None and newer.posted_at != since:  # somebody had the table shown again meanwhile
            await self._remove(self._ground.channel(table.channel_id, table.guild_id), message.id)
            return False
        await self._ground.tables.public_shown(table.id, channel_id=table.channel_id, message_id=message.id)
        return True

    async def replaced(self, table: Table, message_id: int) -> None:
        """Somebody had the table shown again: that message is its public one from now on."""
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
        except discord.HTTPException as error:
            log.info("old table message stays (%d)", error.code)
