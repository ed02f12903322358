"""Announcements: settlements. Each is posted exactly once."""

import contextlib
import logging

import discord

from bot.games.protocol import Seat
from bot.tables import SETTLE, Announcement, Table
from cogs.screens.lost import lost_screen
from cogs.screens.screen import PublicScreen
from cogs.stage.direct import DirectMessages, ids_of
from cogs.stage.ground import Ground
from cogs.stage.own_messages import own_messages
from cogs.stage.panel_state import Old
from cogs.stage.places import GONE, SHUT
from cogs.stage.results import game_result, own_game_result
from cogs.stage.turns import WEATHER

log = logging.getLogger(__name__)

LOOK_BACK = 1_000  # messages to read when an announcement may have been posted before


class Announcements:
    """A poster of announcements in the table's channel or, if that is gone, in the place that is left."""

    def __init__(self, ground: Ground, direct: DirectMessages) -> None:
        self._ground = ground
        self._direct = direct
        self._refused: set[tuple[str, int]] = set()  # announcement and channel, where the channel refused it

    async def post(self, announcement: Announcement, table: Table, *, unsure: bool, is_last: bool) -> int | None:
        """Post `announcement`, and return the id of its message; see `Stage.announce`."""
        if announcement.kind != SETTLE:  # of an earlier version: the table itself shows how a deal ended
            return None
        if table.terms.is_elsewhere:  # the ledger has it, and the table shows it with the next press
            return None
        mark = announcement.id.removeprefix(f"{table.id}-")
        for channel_id in dict.fromkeys((announcement.channel_id, table.channel_id, table.home_id)):
            try:
                return await self._post_in(channel_id, announcement, table, mark, unsure=unsure)
            except discord.HTTPException as error:
                if table.guild_id is None and isinstance(error, discord.Forbidden):
                    return None  # the messages of one person, who takes none by now
                if error.code not in GONE | SHUT and not (is_last and isinstance(error, discord.Forbidden)):
                    raise
                self._refused.discard((announcement.id, channel_id))
                log.info("announcement %s: channel gone (%d)", announcement.id, error.code)
        await self._tell_players(announcement, table, mark, unsure=unsure)
        return None

    async def give_up(self, announcement: Announcement, table: Table | None) -> int | None:
        """Say in plain text that `announcement` cannot be shown; see `Stage.give_up`."""
        here = self._ground.client.get_channel(announcement.channel_id)
        guild = None if here is None or isinstance(here, discord.abc.PrivateChannel) else here.guild.id
        guild_id = guild if table is None else table.guild_id
        locale = await self._ground.locale(guild_id)
        places = [announcement.channel_id] if table is None else [announcement.channel_id, table.home_id]
        if table is not None and table.terms.is_elsewhere:
            places = []
        for channel_id in dict.fromkeys(places):
            screen = lost_screen(announcement, table, locale=locale)
            try:
                channel = self._ground.channel(channel_id, guild_id)
                self._ground.budget.spend(announcement.table)
                message = await channel.send(view=screen.layout(), nonce=announcement.id)
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("announcement %s: channel gone (%d)", announcement.id, error.code)
            else:
                return message.id
        if table is None:
            return None
        for seat, player in enumerate(table.players):
            screen = lost_screen(announcement, table, locale=await self._ground.locale_for(player))
            with contextlib.suppress(discord.Forbidden, discord.NotFound):
                await self._direct.to_person(table.id, player, screen, nonce=f"{announcement.id}{Seat(seat)}")
        return None

    async def _tell_players(self, announcement: Announcement, table: Table, mark: str, *, unsure: bool) -> None:
        """Send a settlement to each player by direct message, once: no channel takes it.

        Raises the first failure that may pass, after trying all; a retry finds those already notified, and skips them.
        """
        failures: list[Exception] = []
        for seat, player in enumerate(table.players):
            direct = self._direct.channel_of(player)
            try:
                is_there = unsure and direct and await self._find(self._ground.channel(direct, None), table.id, mark)
                if not is_there:
                    screen = await own_game_result(self._ground, table, player, mark=mark)
                    await self._direct.to_person(table.id, player, screen, nonce=f"{announcement.id}{Seat(seat)}")
                await self._remove_copy(table, Seat(seat))
            except (discord.Forbidden, discord.NotFound) as error:
                log.info("announcement %s: seat %s takes no direct messages (%d)", announcement.id, seat, error.code)
            except WEATHER as error:
                failures.append(error)
        if failures:
            raise failures[0]

    async def _remove_copy(self, table: Table, seat: Seat) -> None:
        """Delete the last panel of `seat`, which shows a copy of the settlement that came below it."""
        panel = (await self._ground.tables.messages.panels(table.id)).get(seat)
        if panel is not None and panel.message_id:
            old = Old(panel.channel_id, panel.message_id, None)
            await self._ground.tables.messages.leave(old.row(table, seat))
            await self._direct.remove(table, seat, old)

    async def _post_in(
        self, channel_id: int, announcement: Announcement, table: Table, mark: str, *, unsure: bool
    ) -> int:
        """Post `announcement` in one channel, and return the id of its message.

        When it is `unsure` whether it was posted before, the channel is searched for it first, unless this process
        knows that the channel refused it.
        """
        channel, attempt = self._ground.channel(channel_id, table.guild_id), (announcement.id, channel_id)
        if unsure and attempt not in self._refused and (found := await self._find(channel, table.id, mark)) is not None:
            return found
        self._refused.discard(attempt)
        screen = await self._screen(announcement, table, mark)
        self._ground.budget.spend(table.id)
        try:
            message = await channel.send(
                view=screen.layout(),
                files=screen.files(),
                allowed_mentions=screen.mentions(),
                nonce=announcement.id,
            )
        except discord.Forbidden:
            self._refused.add(attempt)
            raise
        return message.id

    async def _screen(self, announcement: Announcement, table: Table, mark: str) -> PublicScreen:
        manner = await self._ground.manner(table)
        return await game_result(self._ground, table, deal=announcement.deal, mark=mark, manner=manner)

    async def _find(self, channel: discord.PartialMessageable, key: str, mark: str) -> int | None:
        """Return the id of an announcement's message, if posted before; only that message carries its `mark`."""
        async for message in own_messages(self._ground.client, channel, limit=LOOK_BACK):
            if any((found.key, found.word) == (key, mark) for found in ids_of(message)):
                return message.id
        return None
